import type { LngLat } from '~types/api/call';

/*
 * The published formula between BD-09 and GCJ-02, which `gcoord` has, too: with all its other systems that is 8 KB of the
 * main package of a mini-program, for two functions. The test asks both.
 */
const { sin, cos, atan2, hypot, PI } = Math;
const FACTOR = (PI * 3000) / 180;
const SHIFT = { lng: 0.0065, lat: 0.006 };

/** A point turned and moved away from the middle, outwards (1) or back (-1). */
const turn = ({ lng, lat }: LngLat, way: 1 | -1): LngLat => {
  const radius = hypot(lng, lat) + way * 0.00002 * sin(lat * FACTOR);
  const angle = atan2(lat, lng) + way * 0.000003 * cos(lng * FACTOR);
  return { lng: radius * cos(angle), lat: radius * sin(angle) };
};

/** A point of ours (BD-09) as the maps of this country draw it (GCJ-02): decision 7. */
export const toMapPoint = ({ lng, lat }: LngLat): LngLat =>
  turn({ lng: lng - SHIFT.lng, lat: lat - SHIFT.lat }, -1);

/** A point on a map (GCJ-02) in the coordinates of the calls (BD-09): decision 7. */
export const fromMapPoint = (point: LngLat): LngLat => {
  const { lng, lat } = turn(point, 1);
  return { lng: lng + SHIFT.lng, lat: lat + SHIFT.lat };
};
