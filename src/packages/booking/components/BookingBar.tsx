import { observer } from 'mobx-react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Flash } from '@/components/flash/Flash';
import { Icon } from '@/components/icon/Icon';
import { Price } from '@/components/price/Price';
import { Text } from '@/components/text/Text';
import type { OrderQuote } from '~types/api/order';
import type { Booking } from '../stores/Booking';
import { isMendable, refusalOf, soldOut, type Refusal, type Remedy } from '../stores/refusal';
import styles from './BookingBar.module.scss';
import { remedyTexts } from './remedyTexts';

/** The button that opens all ways out, where there is more than one. */
function choiceText(refusal: Refusal): string | undefined {
  if (refusal.remedy === 'PLACE') return '换个方式';
  return isMendable(refusal) ? '替代方案' : undefined;
}

interface BookingBarProps {
  booking: Booking;
  quote: OrderQuote;
  onShowBill: () => void;
  onSubmit: () => void;
  /** Takes the way out when the choice cannot be priced or booked. */
  onRemedy: (remedy: Remedy) => void;
}

/** The total with its breakdown and 提交订单; or why the choice cannot be booked, with the way out. */
export const BookingBar = observer(function BookingBar({
  booking,
  quote,
  onShowBill,
  onSubmit,
  onRemedy,
}: BookingBarProps) {
  const { failure, problem, isLoading } = booking.quote;
  const isGone = booking.isSoldOut && !isLoading;
  const refusal = failure ? refusalOf(problem) : isGone ? soldOut : undefined;
  if (refusal) {
    const { remedy, text } = refusal;
    const choice = choiceText(refusal);
    return (
      <ActionBar
        info={
          <Text as="p" role="alert" tone="danger" tight>
            {text}
          </Text>
        }
      >
        <Button kind="primary" onClick={choice ? booking.explain : () => onRemedy(remedy)}>
          {choice ?? remedyTexts[remedy]}
        </Button>
      </ActionBar>
    );
  }
  const { bill } = quote;
  return (
    <ActionBar
      info={
        <Element
          as="button"
          className={`${styles.total} ${isLoading ? styles.stale : ''}`}
          aria-busy={isLoading}
          onClick={onShowBill}
        >
          <Flash of={bill.total}>
            <Price fen={bill.total} label="合计" size="large" />
          </Flash>
          <Element as="span" className={styles.detail}>
            明细
            <Icon name="chevron-right" size={16} />
          </Element>
        </Element>
      }
    >
      <Button
        kind="primary"
        busy={booking.submit.isRunning || isLoading}
        disabled={!booking.isPriced}
        onClick={onSubmit}
      >
        提交订单
      </Button>
    </ActionBar>
  );
});
