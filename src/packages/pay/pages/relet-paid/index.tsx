import { PaymentDone } from '@/checkout/components/PaymentDone';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { amendmentSubject, kindOf, waysOn } from '../../subjects';

/** A change of a rental order is paid: it holds. */
function ReletPaid({ params: { amendment_id } }: ScreenProps<'pay.reletPaid'>) {
  const subject = amendmentSubject(amendment_id);
  return (
    <PaymentDone
      subject={subject}
      words={kindOf(subject).words}
      {...waysOn(subject)}
      onHome={() => void go('home')}
    />
  );
}

export default definePage('pay.reletPaid', ReletPaid);
