import { SERVICES } from '@/domain/fees';
import type { ServiceCode } from '~types/api/bill';

/** Submitting what was chosen: one key for one order, whatever the network does. */
export interface Attempt {
  /** `client_key` of the order. */
  key: string;
  /** What was sent, as JSON. */
  choice: string;
  /** The server said no: no order was made under the key. */
  isRefused: boolean;
}

/** What a renter has chosen for one car (specification §3, order calculation state). */
export interface BookingDraft {
  services: ServiceCode[];
  couponId: string | undefined;
  /** The renter decided about coupons himself: none is chosen for him any more. */
  isCouponOwn: boolean;
  /** 使用悟空币 (calcUsewk). */
  useWkcoin: boolean;
  /** 长租优惠 (calcDiscount, default true). */
  useDiscount: boolean;
  attempt: Attempt | undefined;
}

/** What is chosen from the start: what belongs to every order. */
export function newDraft(): BookingDraft {
  return {
    services: SERVICES.filter(service => service.required || service.chosenByDefault).map(({ code }) => code),
    couponId: undefined,
    isCouponOwn: false,
    useWkcoin: false,
    useDiscount: true,
    attempt: undefined,
  };
}

function readAttempt(stored: unknown): Attempt | undefined {
  const attempt = stored as Partial<Attempt> | null | undefined;
  if (typeof attempt?.key !== 'string' || typeof attempt.choice !== 'string') return undefined;
  return { key: attempt.key, choice: attempt.choice, isRefused: attempt.isRefused === true };
}

/** A draft out of storage, where anything may stand. */
export function readDraft(stored: unknown): BookingDraft {
  const fresh = newDraft();
  if (stored === null || typeof stored !== 'object') return fresh;
  const draft = stored as Partial<Record<keyof BookingDraft, unknown>>;
  const chosen: readonly unknown[] = Array.isArray(draft.services) ? draft.services : fresh.services;
  return {
    services: SERVICES.filter(({ code, required }) => required || chosen.includes(code)).map(
      ({ code }) => code,
    ),
    couponId: typeof draft.couponId === 'string' ? draft.couponId : undefined,
    isCouponOwn: draft.isCouponOwn === true,
    useWkcoin: draft.useWkcoin === true,
    useDiscount: draft.useDiscount !== false,
    attempt: readAttempt(draft.attempt),
  };
}
