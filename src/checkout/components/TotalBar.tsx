import { observer } from 'mobx-react-lite';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Flash } from '@/components/flash/Flash';
import { Price } from '@/components/price/Price';
import { Text } from '@/components/text/Text';
import type { AnyCheckout } from '../anyCheckout';
import styles from './TotalBar.module.scss';

interface TotalBarProps {
  checkout: AnyCheckout;
  /** Back to the order. */
  onDone: () => void;
}

/** The total of the order as it is chosen now, and the way back to it. */
export const TotalBar = observer(function TotalBar({ checkout, onDone }: TotalBarProps) {
  const { data, failure, isLoading } = checkout.quote;
  const total = data?.bill.total ?? 0;
  return (
    <ActionBar
      info={
        <Element role="status" aria-busy={isLoading} className={isLoading ? styles.stale : ''}>
          {failure ? (
            <Text as="span" tone="danger" tight>
              {failure}
            </Text>
          ) : (
            <Flash of={total}>
              <Price fen={total} label="合计" size="large" />
            </Flash>
          )}
        </Element>
      }
    >
      {failure ? (
        <Button onClick={() => void checkout.price()}>重试</Button>
      ) : (
        <Button kind="primary" onClick={onDone}>
          完成
        </Button>
      )}
    </ActionBar>
  );
});
