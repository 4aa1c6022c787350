import type { LngLat } from '../../../types/api/call';
import { prefectureMap, type Border, type Prefecture } from './prefectureMap';

/** Whether one who walks east from a point crosses the border an odd number of times. */
function isCrossed({ xs, ys, bottom, top, right }: Border, { lng, lat }: LngLat): boolean {
  if (lat < bottom || lat > top || lng > right) return false;
  let isOdd = false;
  for (let end = 1; end < xs.length; end += 1) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [xs[end - 1], ys[end - 1], xs[end], ys[end]];
    if (y1 > lat !== y2 > lat && lng < x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1)) isOdd = !isOdd;
  }
  return isOdd;
}

/** A pier, a bridge, a boat at its mooring: so many degrees off the drawn coast still belong to the land, about 5 km. */
const OFFSHORE = 0.05;

/** The area nearest to a point that lies in none; undefined where none is near. */
function offshore(borders: readonly Border[], { lng, lat }: LngLat): number | undefined {
  let nearest: number | undefined;
  let shortest = OFFSHORE ** 2;
  for (const { areas, xs, ys, bottom, top } of borders) {
    if (lat < bottom - OFFSHORE || lat > top + OFFSHORE) continue;
    xs.forEach((x, index) => {
      const distance = (x - lng) ** 2 + ((ys[index] ?? 0) - lat) ** 2;
      if (distance >= shortest) return;
      shortest = distance;
      [nearest] = areas;
    });
  }
  return nearest;
}

/** The index of the area in which a point of the land lies; undefined at sea and outside of all. */
function landAt(borders: readonly Border[], point: LngLat): number | undefined {
  // Who walks east out of an area crosses its border an odd number of times; who was never in it, an even number.
  const inside = new Set<number>();
  for (const border of borders) {
    if (!isCrossed(border, point)) continue;
    for (const area of border.areas) if (!inside.delete(area)) inside.add(area);
  }
  const [area] = inside;
  return area;
}

/**
 * The prefecture in whose area a point lies (BD-09; decision 19), a little off the coast too unless `onLand`; undefined
 * outside of all. Its borders are within half a kilometre of the true ones.
 */
export function prefectureAt(point: LngLat, { onLand = false } = {}): Prefecture | undefined {
  const { areas, borders } = prefectureMap();
  const area = landAt(borders, point) ?? (onLand ? undefined : offshore(borders, point));
  return area === undefined ? undefined : areas[area];
}
