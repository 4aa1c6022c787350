import type { LngLat } from '../../types/api/call';
import type { SiteCategory } from '../../types/api/site';
import { prefectureAt } from '../areas/city/public';
import { Random } from './random';

/** Degrees from a city's centre within which things of a category lie. */
const SPREAD: Readonly<Record<SiteCategory, readonly [near: number, far: number]>> = {
  AIRPORT: [0.14, 0.24],
  RAILWAY: [0.02, 0.08],
  MALL: [0.005, 0.05],
  METRO: [0.005, 0.05],
  HOTEL: [0.005, 0.04],
  POINT: [0.02, 0.07],
  OTHER: [0.03, 0.09],
};

const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

function drawn(centre: LngLat, [near, far]: readonly [number, number], random: Random): LngLat {
  const radius = random.between(near, far);
  const angle = random.between(0, 2 * Math.PI);
  return {
    lng: sixDecimals(centre.lng + radius * Math.cos(angle)),
    lat: sixDecimals(centre.lat + radius * Math.sin(angle)),
  };
}

/** So many points are tried before something stands in the middle of its city. */
const TRIES = 40;

/** A plausible point for something of a category in a city and on its land, in the coordinates of its centre (BD-09). */
export function around(city: LngLat & { id: string }, category: SiteCategory, random: Random): LngLat {
  const isWithin = (point: LngLat): boolean => prefectureAt(point, { onLand: true })?.id === city.id;
  const first = drawn(city, SPREAD[category], random);
  if (isWithin(first)) return first;
  // From a source of their own, so that a further try changes nothing of what the caller draws next.
  const further = new Random(`${city.id} ${first.lng} ${first.lat}`);
  const points = Array.from({ length: TRIES }, () => drawn(city, SPREAD[category], further));
  return points.find(isWithin) ?? { lng: city.lng, lat: city.lat };
}
