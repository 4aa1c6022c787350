import { observer } from 'mobx-react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Price } from '@/components/price/Price';
import type { OrderQuote } from '~types/api/order';
import type { Booking } from '../stores/Booking';
import { remedyOf, type Remedy } from '../stores/refusal';
import styles from './BookingBar.module.scss';
import { remedyTexts } from './remedyTexts';

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
  const remedy = failure ? remedyOf(problem) : booking.isSoldOut && !isLoading ? 'CARS' : undefined;
  if (remedy) {
    return (
      <ActionBar
        info={
          <Element as="p" role="alert" className={styles.failure}>
            {failure ?? '这款车在您选的时间已订完'}
          </Element>
        }
      >
        <Button kind="primary" onClick={() => onRemedy(remedy)}>
          {remedyTexts[remedy]}
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
          <Price fen={bill.total} label="合计" size="large" />
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
