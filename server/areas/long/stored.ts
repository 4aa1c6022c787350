import type { DeliveryPoint } from '../../../types/api/address';
import type { Bill, LongServiceCode } from '../../../types/api/bill';
import type { Instalment } from '../../../src/domain/instalments';
import { toIso, type Time } from '../../../src/domain/shanghaiTime';
import { readBill, storedBill, type StoredBill } from '../rental/public';

/*
 * What of a long rental has no column of its own, as the database keeps it for years: its choice, and what was agreed. A
 * form is never changed: another one gets another version.
 */

/** What was chosen, version 1. */
export interface StoredLongChoice {
  version: 1;
  services: LongServiceCode[];
  /** BD-09. */
  delivery?: { name: string; address: string; location: { lng: number; lat: number } };
}

/** A choice in the form in which it is stored today: whatever else a caller may have sent is not. */
export const storedLongChoice = ({
  services,
  delivery,
}: {
  services: readonly LongServiceCode[];
  delivery?: DeliveryPoint;
}): StoredLongChoice => ({
  version: 1,
  services: [...services],
  ...(delivery && {
    delivery: {
      name: delivery.name,
      address: delivery.address,
      location: { lng: delivery.location.lng, lat: delivery.location.lat },
    },
  }),
});

/** A part of a plan as it was agreed. ISO times, fen. */
type StoredInstalment = Pick<Instalment, 'number' | 'from' | 'to' | 'due' | 'amount'>;

const storedInstalment = ({ number, from, to, due, amount }: Instalment): StoredInstalment => ({
  ...{ number, from, to, due, amount },
});

/** The figures with which 长租协议 was accepted, version 1. */
export interface StoredAgreed {
  version: 1;
  months: number;
  /** ISO time. */
  to: string;
  bill: StoredBill;
  instalments: StoredInstalment[];
}

/** What was agreed with a booking. */
export interface Agreed {
  months: number;
  to: Time;
  bill: Bill;
  instalments: readonly Instalment[];
}

/** What was agreed in the form in which it is stored today. */
export const storedAgreed = ({ months, to, bill, instalments }: Agreed): StoredAgreed => ({
  ...{ version: 1, months, to: toIso(to), bill: storedBill(bill) },
  instalments: instalments.map(storedInstalment),
});

/** What was agreed, whatever the version; undefined where it was not kept. */
export const readAgreed = (stored: StoredAgreed | null): Agreed | undefined =>
  stored ? { ...stored, bill: readBill(stored.bill) } : undefined;

/** What was agreed with an extension, version 1: 补充协议 in which wording, for how long and how much. Fen. */
export interface StoredSupplement {
  version: 1;
  wording: string;
  /** Months besides, and of the whole term then. */
  extension: number;
  months: number;
  amount: number;
  /** What the order costs in all then. */
  total: number;
  instalments: StoredInstalment[];
}

/** What was agreed with an extension in the form in which it is stored today. */
export const storedSupplement = (
  agreed: Omit<StoredSupplement, 'version' | 'instalments'> & { instalments: readonly Instalment[] },
): StoredSupplement => ({
  version: 1,
  wording: agreed.wording,
  extension: agreed.extension,
  months: agreed.months,
  amount: agreed.amount,
  total: agreed.total,
  instalments: agreed.instalments.map(storedInstalment),
});
