import { CashierStore } from '@/checkout/CashierStore';
import { go, openUrl, returnTo } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import type { RootStore } from '@/stores/RootStore';
import type { PaymentStatus, PaymentSubject } from '~types/api/pay';
import { KINDS, type PayableKind } from './kinds';

/** What is known of the kind of a subject; throws for one that this app cannot let be paid. */
export function kindOf({ kind }: PaymentSubject): PayableKind {
  const known = KINDS[kind];
  if (!known) throw new Error(`Nothing that is paid for is called ${kind}`);
  return known;
}

function addressOf(
  subject: PaymentSubject,
  screen: keyof PayableKind['screens'],
  more: Readonly<Record<string, string>> = {},
): string {
  const { name, id } = kindOf(subject).screens[screen];
  return urlOf(routeOf(name), { [id]: subject.id, ...more });
}

/** Goes on to a screen about a subject, in the place of the one that is shown. */
export async function follow(
  subject: PaymentSubject,
  screen: 'paid' | 'failed' | 'cashier',
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await openUrl(addressOf(subject, screen, more), { replace: true });
}

/** The ways on from a subject of which nothing is due any more, for the screens of its payment. */
export const waysOn = (subject: PaymentSubject) => ({
  onView: () => void returnTo(addressOf(subject, 'view')),
  onAnew: () => void openUrl(urlOf(routeOf(kindOf(subject).anew), {}), { replace: true }),
  // In the place of the screen: back from how a payment ends never leads to one that has nothing to do any more.
  onConfirm: (paymentId: string) => void go('pay.payment', { payment_id: paymentId }, { replace: true }),
});

/** Tells the app what a payment that has ended leaves behind: what it knew of the subject is not shown as if it held. */
export function outdate(
  root: RootStore,
  { subject, status }: { subject: PaymentSubject; status: PaymentStatus },
): void {
  root.get(CashierStore).dueOf(subject).outdate();
  if (status === 'SUCCEEDED') kindOf(subject).outdate(root, subject.id);
}

/** A rental order as what is paid for. */
export const rentalSubject = (orderid: string): PaymentSubject => ({ kind: 'RENTAL', id: orderid });

/** An order of cycle purchase as what is paid for. */
export const cycleSubject = (orderid: string): PaymentSubject => ({ kind: 'CYCLE', id: orderid });

/** An order that has followed a quote as what is paid for. */
export const demandSubject = (orderid: string): PaymentSubject => ({ kind: 'DEMAND', id: orderid });

/** A fine that we are asked to pay as what is paid for. */
export const violationSubject = (id: string): PaymentSubject => ({ kind: 'VIOLATION', id });

/** What a renter owes for an accident as what is paid for. */
export const accidentSubject = (id: string): PaymentSubject => ({ kind: 'ACCIDENT', id });

/** A recharge as what is paid for. */
export const rechargeSubject = (id: string): PaymentSubject => ({ kind: 'RECHARGE', id });

/** What a change of a rental order costs more, as what is paid for. */
export const amendmentSubject = (id: string): PaymentSubject => ({ kind: 'AMENDMENT', id });

/** What of a long rental is paid for: one of its instalments, else its first payment or tail; undefined where neither is named. */
export const longSubject = ({
  orderid,
  instalment_id: instalment,
}: {
  orderid?: string;
  instalment_id?: string;
}): PaymentSubject | undefined => {
  if (instalment) return { kind: 'LONG_INSTALMENT', id: instalment };
  return orderid ? { kind: 'LONG', id: orderid } : undefined;
};
