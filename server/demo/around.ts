import type { LngLat } from '../../types/api/call';
import type { SiteCategory } from '../../types/api/site';
import type { Random } from './random';

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

/** A plausible point for something of a category around a centre, in the centre's coordinates. */
export function around(centre: LngLat, category: SiteCategory, random: Random): LngLat {
  const [near, far] = SPREAD[category];
  const radius = random.between(near, far);
  const angle = random.between(0, 2 * Math.PI);
  const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;
  return {
    lng: sixDecimals(centre.lng + radius * Math.cos(angle)),
    lat: sixDecimals(centre.lat + radius * Math.sin(angle)),
  };
}
