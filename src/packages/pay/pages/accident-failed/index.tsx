import { PaymentFailed } from '@/checkout/components/PaymentFailed';
import { definePage, type ScreenProps } from '@/page/definePage';
import { follow, kindOf, accidentSubject, waysOn } from '../../subjects';

/** The payment failed or was cancelled: it is still waited for for a while. */
function AccidentNotPaid({ params: { accident_id: id, reason } }: ScreenProps<'pay.accidentFailed'>) {
  const subject = accidentSubject(id);
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

export default definePage('pay.accidentFailed', AccidentNotPaid);
