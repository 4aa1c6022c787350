import { PaymentFailed } from '@/checkout/components/PaymentFailed';
import { definePage, type ScreenProps } from '@/page/definePage';
import { amendmentSubject, follow, kindOf, waysOn } from '../../subjects';

/** The payment of a change of a rental order failed or was cancelled: what it needs is still held for a while. */
function ReletNotPaid({ params: { amendment_id, reason } }: ScreenProps<'pay.reletFailed'>) {
  const subject = amendmentSubject(amendment_id);
  return (
    <PaymentFailed
      subject={subject}
      words={kindOf(subject).words}
      isCancelled={reason === 'cancelled'}
      onRetry={() => void follow(subject, 'cashier')}
      {...waysOn(subject)}
    />
  );
}

export default definePage('pay.reletFailed', ReletNotPaid);
