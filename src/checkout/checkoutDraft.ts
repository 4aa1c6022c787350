import { readAttempt, type Attempt } from './attempt';

/** What every line keeps of an order until it is made, beside what its own choice is. */
export interface CheckoutDraft {
  couponId: string | undefined;
  /** The person decided about coupons: none is chosen for them any more. */
  isCouponOwn: boolean;
  attempt: Attempt | undefined;
}

/** Nothing is decided. */
export const newCheckoutDraft = (): CheckoutDraft => ({
  couponId: undefined,
  isCouponOwn: false,
  attempt: undefined,
});

/** A draft out of storage, where anything may stand. */
export function readCheckoutDraft(stored: object): CheckoutDraft {
  const draft = stored as Partial<Record<keyof CheckoutDraft, unknown>>;
  return {
    couponId: typeof draft.couponId === 'string' ? draft.couponId : undefined,
    isCouponOwn: draft.isCouponOwn === true,
    attempt: readAttempt(draft.attempt),
  };
}
