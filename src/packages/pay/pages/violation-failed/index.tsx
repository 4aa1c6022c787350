import { PaymentFailed } from '@/checkout/components/PaymentFailed';
import { definePage, type ScreenProps } from '@/page/definePage';
import { follow, kindOf, violationSubject, waysOn } from '../../subjects';

/** The payment failed or was cancelled: it is still waited for for a while. */
function ViolationNotPaid({ params: { violation_id: id, reason } }: ScreenProps<'pay.violationFailed'>) {
  const subject = violationSubject(id);
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

export default definePage('pay.violationFailed', ViolationNotPaid);
