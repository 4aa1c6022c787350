import type { LngLat } from '../../../types/api/call';
import { roadKm } from '../../../src/domain/delivery';
import type { QuoteInput } from '../../../src/domain/pricing';

/** What of a site decides a one-way fee. `lng` and `lat` BD-09. */
export interface OneWaySite extends LngLat {
  id: string;
  cityId: string;
}

/**
 * The kilometres by road that a one-way rental is charged for: `crossSiteKm` within a city, `crossCityKm` between
 * cities; undefined when the car comes back to its own site. For `oneWay` of `quote` (rental.md, 异地还车费 and
 * 跨网点还车费).
 */
export function oneWayOf(site: OneWaySite, returnSite: OneWaySite): QuoteInput['oneWay'] {
  if (site.id === returnSite.id) return undefined;
  const km = roadKm(site, returnSite);
  return site.cityId === returnSite.cityId ? { crossSiteKm: km } : { crossCityKm: km };
}
