import { PaymentDone } from '@/checkout/components/PaymentDone';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { kindOf, accidentSubject, waysOn } from '../../subjects';

/** What a renter owes for an accident is paid: its case is over (specification §2, /accident_pay/success). */
function AccidentPaid({ params: { accident_id: id } }: ScreenProps<'pay.accidentPaid'>) {
  const subject = accidentSubject(id);
  return (
    <PaymentDone
      subject={subject}
      words={kindOf(subject).words}
      {...waysOn(subject)}
      onHome={() => void go('home')}
    />
  );
}

export default definePage('pay.accidentPaid', AccidentPaid);
