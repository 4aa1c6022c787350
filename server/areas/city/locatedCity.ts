import type { LngLat } from '../../../types/api/call';
import type { City } from '../../../types/api/city';
import { distanceKm } from '../../../src/domain/geo';
import { placeNotServed } from './cityNotServed';
import { prefectureAt } from './prefectureAt';

/**
 * The city of the service in whose area a point lies (BD-09), whichever city's centre is nearer (decision 19).
 * CITY_NOT_SERVED.
 */
export function locatedCity(location: LngLat, cities: readonly City[]): City {
  const prefecture = prefectureAt(location);
  const city = cities.find(({ id }) => id === prefecture?.id);
  if (city) return city;
  const [nearest] = cities
    .map(one => ({ one, km: distanceKm(location, one.gps) }))
    .sort((a, b) => a.km - b.km);
  throw placeNotServed(prefecture?.name, nearest?.one.city);
}
