import { observer } from 'mobx-react-lite';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Flash } from '@/components/flash/Flash';
import { Icon } from '@/components/icon/Icon';
import { Price } from '@/components/price/Price';
import { Text } from '@/components/text/Text';
import type { AnyCheckout } from '../anyCheckout';
import { wayOut, type WaysOut } from '../waysOut';
import styles from './CheckoutBar.module.scss';

interface CheckoutBarProps {
  checkout: AnyCheckout;
  /** Fen. */
  total: number;
  /** What stands at the total: 车损最多自担¥1500. */
  note?: string | undefined;
  ways: WaysOut;
  /** Absent: the bill is in view. */
  onShowBill: (() => void) | undefined;
  onSubmit: () => void;
}

/** The total with its breakdown and 提交订单; or why the choice cannot be ordered, with the way out. */
export const CheckoutBar = observer(function CheckoutBar({
  checkout,
  total,
  note,
  ways,
  onShowBill,
  onSubmit,
}: CheckoutBarProps) {
  const { obstacle } = checkout;
  if (obstacle) {
    const way = wayOut(ways, obstacle.remedy);
    // Where there is more than one way out, the button opens all of them.
    const all =
      way.remedy === 'DELIVERY' ? '换个方式' : checkout.isMendable(obstacle) ? '替代方案' : undefined;
    return (
      <ActionBar
        info={
          <Text as="p" role="alert" tone="danger" tight>
            {obstacle.text}
          </Text>
        }
      >
        <Button kind="primary" onClick={all ? checkout.explain : way.onClick}>
          {all ?? way.text}
        </Button>
      </ActionBar>
    );
  }
  const { isLoading } = checkout.quote;
  return (
    <ActionBar
      info={
        <Element
          {...(onShowBill ? { as: 'button', onClick: onShowBill } : {})}
          className={`${styles.total} ${isLoading ? styles.stale : ''}`}
          aria-busy={isLoading}
        >
          <Flash of={total}>
            <Price fen={total} label="合计" size="large" />
          </Flash>
          {onShowBill ? (
            <Element as="span" className={styles.detail}>
              明细
              <Icon name="chevron-right" size={16} />
            </Element>
          ) : null}
          {note ? (
            <Text as="span" size={12} tone="secondary" className={styles.note}>
              {note}
            </Text>
          ) : null}
        </Element>
      }
    >
      <Button
        kind="primary"
        busy={checkout.submit.isRunning || isLoading}
        disabled={!checkout.isPriced}
        onClick={onSubmit}
      >
        提交订单
      </Button>
    </ActionBar>
  );
});
