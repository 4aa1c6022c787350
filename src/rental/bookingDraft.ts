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

/** Services out of storage, where anything may stand; undefined where none were stored. */
export function readServices(stored: unknown): ServiceCode[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const chosen: readonly unknown[] = stored;
  const known = SERVICES.map(({ code }) => code).filter(code => chosen.includes(code));
  return acceptedServices(known).map(({ code }) => code);
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
  return {
    ...readCheckoutDraft(draft),
    services: readServices(draft.services) ?? fresh.services,
    useWkcoin: draft.useWkcoin === true,
    useDiscount: draft.useDiscount !== false,
  };
}
