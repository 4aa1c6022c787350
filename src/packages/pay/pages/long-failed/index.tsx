import { PaymentFailed } from '@/checkout/components/PaymentFailed';
import { definePage, type ScreenProps } from '@/page/definePage';
import { LongSubject } from '../../components/LongSubject';
import { follow, kindOf, waysOn } from '../../subjects';

/** A payment of a long rental failed or was cancelled (specification §2, /longrent_pay/fail). */
function LongNotPaid({ params }: ScreenProps<'pay.longFailed'>) {
  return (
    <LongSubject route="pay.longFailed" params={params}>
      {subject => (
        <PaymentFailed
          subject={subject}
          words={kindOf(subject).words}
          isCancelled={params.reason === 'cancelled'}
          onRetry={() => void follow(subject, 'cashier')}
          {...waysOn(subject)}
        />
      )}
    </LongSubject>
  );
}

export default definePage('pay.longFailed', LongNotPaid);
