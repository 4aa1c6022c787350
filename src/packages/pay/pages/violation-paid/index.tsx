import { PaymentDone } from '@/checkout/components/PaymentDone';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { kindOf, violationSubject, waysOn } from '../../subjects';

/** What having us pay a fine costs is paid: we see to it (issue 15). */
function ViolationPaid({ params: { violation_id: id } }: ScreenProps<'pay.violationPaid'>) {
  const subject = violationSubject(id);
  return (
    <PaymentDone
      subject={subject}
      words={kindOf(subject).words}
      {...waysOn(subject)}
      onHome={() => void go('home')}
    />
  );
}

export default definePage('pay.violationPaid', ViolationPaid);
