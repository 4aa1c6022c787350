import type { LngLat } from '../../../types/api/call';
import type { RentalSearch } from '../../../types/api/cartype';
import { canDeliver, DELIVERY_LIMIT_KM, roadKm } from '../../../src/domain/delivery';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { QuoteInput } from '../../../src/domain/pricing';
import { Failure } from '../../kernel/failure';

/** The sites from which a car sets out. */
interface Sites {
  site: LngLat & { name: string };
  returnSite: LngLat & { name: string };
}

type Points = Pick<RentalSearch, 'delivery' | 'collection'>;

/** The kilometres by road that are charged for 送车上门 and 上门取车: for `delivery` of `quote` (rental.md, fees). */
export const deliveryOf = (
  { site, returnSite }: Sites,
  { delivery, collection }: Points,
): QuoteInput['delivery'] => ({
  pickupKm: delivery && roadKm(site, delivery.location),
  returnKm: collection && roadKm(returnSite, collection.location),
});

/** Refuses points that lie too far from their site, with DELIVERY_UNAVAILABLE and one sentence. */
export function assertDeliverable({ site, returnSite }: Sites, { delivery, collection }: Points): void {
  const refuse = (message: string): Failure => new Failure(ErrorCode.DELIVERY_UNAVAILABLE, message);
  if (delivery && !canDeliver(site, delivery.location)) {
    throw refuse(`${site.name}只在${DELIVERY_LIMIT_KM}公里内送车上门，请更换地址或到店取车`);
  }
  if (collection && !canDeliver(returnSite, collection.location)) {
    throw refuse(`${returnSite.name}只在${DELIVERY_LIMIT_KM}公里内上门取车，请更换地址或到店还车`);
  }
}
