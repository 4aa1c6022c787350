import { PaymentDone } from '@/checkout/components/PaymentDone';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { LongSubject } from '../../components/LongSubject';
import { kindOf, waysOn } from '../../subjects';

/** A payment of a long rental has come (specification §2, /longrent_pay/success). */
function LongPaid({ params }: ScreenProps<'pay.longPaid'>) {
  return (
    <LongSubject route="pay.longPaid" params={params}>
      {subject => (
        <PaymentDone
          subject={subject}
          words={kindOf(subject).words}
          {...waysOn(subject)}
          onHome={() => void go('home')}
        />
      )}
    </LongSubject>
  );
}

export default definePage('pay.longPaid', LongPaid);
