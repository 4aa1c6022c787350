import type { LngLat } from '../../types/api/call';
import { distanceKm } from '../../src/domain/geo';
import type { QuoteInput } from '../../src/domain/pricing';

/** Roads are longer than the straight line: the usual factor of Chinese cities and motorways. */
const ROAD_FACTOR = 1.25;

/** What of a site decides a one-way fee. `lng` and `lat` BD-09. */
export interface OneWaySite extends LngLat {
  id: string;
  cityId: string;
}

/**
 * The distance in kilometres (one decimal) that a one-way rental is charged for: `crossSiteKm` within a city,
 * `crossCityKm` between cities; undefined when the car comes back to its own site. It is the straight line times
 * 1.25 for the road. For `oneWay` of `quote` (rental.md, 异地还车费 and 跨网点还车费).
 */
export function oneWayOf(site: OneWaySite, returnSite: OneWaySite): QuoteInput['oneWay'] {
  if (site.id === returnSite.id) return undefined;
  const km = Math.round(distanceKm(site, returnSite) * ROAD_FACTOR * 10) / 10;
  return site.cityId === returnSite.cityId ? { crossSiteKm: km } : { crossCityKm: km };
}
