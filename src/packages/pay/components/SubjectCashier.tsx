import { Cashier } from '@/checkout/components/Cashier';
import { go } from '@/page/navigate';
import type { PaymentSubject } from '~types/api/pay';
import { kindOf, waysOn } from '../subjects';

interface SubjectCashierProps {
  subject: PaymentSubject;
  /** Nothing is due any more, here or at the server; told once, so it stays the same function. */
  onOver?: () => unknown;
}

/** The cashier of a subject of any kind, with the words and the ways on of its kind. Its screen loads the store. */
export function SubjectCashier({ subject, onOver }: SubjectCashierProps) {
  return (
    <Cashier
      subject={subject}
      words={kindOf(subject).words}
      // In its place: back from how the payment ends never leads to a cashier that has nothing to do any more.
      onBegun={payment_id => go('pay.payment', { payment_id }, { replace: true })}
      {...waysOn(subject)}
      {...(onOver && { onOver })}
    />
  );
}
