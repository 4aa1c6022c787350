import { newCheckoutDraft, readCheckoutDraft, type CheckoutDraft } from '@/checkout/checkoutDraft';
import { acceptedServices, SERVICES } from '@/domain/services';
import type { ServiceCode } from '~types/api/bill';

/** What a renter has chosen for one car (specification §3, order calculation state). */
export interface BookingDraft extends CheckoutDraft {
  services: ServiceCode[];
  /** 使用悟空币 (calcUsewk). */
  useWkcoin: boolean;
  /** 长租优惠 (calcDiscount, default true). */
  useDiscount: boolean;
}

/** What is chosen from the start: what belongs to every order. */
export function newDraft(): BookingDraft {
  return {
    ...newCheckoutDraft(),
    services: SERVICES.filter(service => service.required || service.chosenByDefault).map(({ code }) => code),
    useWkcoin: false,
    useDiscount: true,
  };
}

/** A draft out of storage, where anything may stand. */
export function readDraft(stored: unknown): BookingDraft {
  const fresh = newDraft();
  if (stored === null || typeof stored !== 'object') return fresh;
  const draft = stored as Partial<Record<keyof BookingDraft, unknown>>;
  const chosen: readonly unknown[] = Array.isArray(draft.services) ? draft.services : fresh.services;
  return {
    ...readCheckoutDraft(draft),
    services: acceptedServices(SERVICES.map(({ code }) => code).filter(code => chosen.includes(code))).map(
      ({ code }) => code,
    ),
    useWkcoin: draft.useWkcoin === true,
    useDiscount: draft.useDiscount !== false,
  };
}
