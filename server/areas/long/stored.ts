import type { DeliveryPoint } from '../../../types/api/address';
import type { LongServiceCode } from '../../../types/api/bill';

/*
 * What of a choice of a long rental has no column of its own, as the database keeps it for years; a form is never changed:
 * another one gets another version.
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
