import type { LngLat } from '../../types/api/call';
import type { City } from '../../types/api/city';

/** Kilometres (specification §9). */
const EARTH_RADIUS = 6378.137;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Great-circle distance in kilometres, to one decimal (specification §9). Both points in the same coordinates. */
export function distanceKm(a: LngLat, b: LngLat): number {
  const latitude = Math.sin(radians(b.lat - a.lat) / 2);
  const longitude = Math.sin(radians(b.lng - a.lng) / 2);
  const chord = latitude ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * longitude ** 2;
  return oneDecimal(2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord))));
}

/** Degrees between which the country lies with its seas, BD-09. */
export const COUNTRY = { west: 72, east: 138, south: 0, north: 56 } as const;

/** Distance as text from metres: `850m` below 1000, else `1.3km` (specification §2). */
export function formatDistance(metres: number): string {
  const whole = Math.max(0, Math.round(metres));
  return whole < 1000 ? `${whole}m` : `${oneDecimal(whole / 1000).toFixed(1)}km`;
}

/** Great-circle distance of two points in whole metres, to 100: the one figure that every list, card and map tells of them. */
export const metresBetween = (a: LngLat, b: LngLat): number => Math.round(distanceKm(a, b) * 1000);

/**
 * A distance as every screen says it, in the units of bills and fees, from metres: 不到100米, 850米, 1.3公里. Only the tests
 * and this function use {@link formatDistance}, the specification's form of it.
 */
export function distanceText(metres: number): string {
  if (metres < 50) return '不到100米';
  return formatDistance(metres).replace('km', '公里').replace('m', '米');
}

/** A city's name without a trailing 市 (specification §4, geolocation). */
export const bareCityName = (name: string): string => name.trim().replace(/(.)市$/, '$1');

/** The city of that name, a trailing 市 not counting on either side (specification §4, geolocation). */
export function matchCity<C extends Pick<City, 'city'>>(name: string, cities: readonly C[]): C | undefined {
  const wanted = bareCityName(name);
  return cities.find(({ city }) => bareCityName(city) === wanted);
}
