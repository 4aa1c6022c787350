import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LngLat } from '../../../types/api/call';

/** A prefecture, or what stands beside the prefectures: a county of a province, Hong Kong, Macau, Taiwan. */
export interface Prefecture {
  /** GB/T 2260 code. */
  id: string;
  name: string;
}

/** See the README beside it. Points are steps from one to the next, in 1000th of a degree, BD-09. */
interface BorderFile {
  areas: [id: string, name: string][];
  borders: [areas: number[], steps: number[]][];
}

interface Border {
  areas: number[];
  xs: Float64Array;
  ys: Float64Array;
  /** Its least and greatest latitude, and its greatest longitude. */
  bottom: number;
  top: number;
  right: number;
}

const UNITS = 1000;

function toBorder([areas, steps]: BorderFile['borders'][number]): Border {
  const xs = new Float64Array(steps.length / 2);
  const ys = new Float64Array(steps.length / 2);
  let [x, y] = [0, 0];
  steps.forEach((step, index) => {
    if (index % 2 === 0) xs[index / 2] = (x += step) / UNITS;
    else ys[(index - 1) / 2] = (y += step) / UNITS;
  });
  return { areas, xs, ys, bottom: Math.min(...ys), top: Math.max(...ys), right: Math.max(...xs) };
}

function readBorders(): { areas: Prefecture[]; borders: Border[] } {
  const text = readFileSync(path.join(__dirname, 'prefectures', 'borders.json'), 'utf8');
  const { areas, borders } = JSON.parse(text) as BorderFile;
  return { areas: areas.map(([id, name]) => ({ id, name })), borders: borders.map(toBorder) };
}

let map: ReturnType<typeof readBorders> | undefined;

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
  const { areas, borders } = (map ??= readBorders());
  const area = landAt(borders, point) ?? (onLand ? undefined : offshore(borders, point));
  return area === undefined ? undefined : areas[area];
}
