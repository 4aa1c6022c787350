import type { CitySketch, Outline } from '../../../types/api/city';
import type { LngLat } from '../../../types/api/call';
import { COASTAL_CITIES } from './coastalCities';
import { prefectureMap, type Border } from './prefectureMap';

/** Degrees from the middle of a city that its sketch shows, to west and east, to south and north. */
const REACH = { lng: 1, lat: 0.9 };

type Frame = CitySketch['frame'];

const frameAround = ({ lng, lat }: LngLat): Frame => ({
  west: lng - REACH.lng,
  east: lng + REACH.lng,
  south: lat - REACH.lat,
  north: lat + REACH.lat,
});

const pointsOf = ({ xs, ys }: Border): Outline => Array.from(xs, (x, index) => [x, ys[index] ?? 0]);

const keyOf = (point: Outline[number] | undefined): string => String(point);

/** Joins the lines around an area end to end; each ring is a piece of land. */
function ringsOf(lines: readonly Outline[]): Outline[] {
  const left = new Set(lines);
  const rings: Outline[] = [];
  for (const first of left) {
    left.delete(first);
    const ring = [...first];
    while (keyOf(ring[0]) !== keyOf(ring.at(-1))) {
      const end = keyOf(ring.at(-1));
      const next = [...left].find(line => [line[0], line.at(-1)].map(keyOf).includes(end));
      if (!next) break;
      left.delete(next);
      ring.push(...(keyOf(next[0]) === end ? next : [...next].reverse()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

/** One side of a frame: how far inside of it a point lies, negative outside. */
type Side = (point: Outline[number]) => number;

const sidesOf = ({ west, east, south, north }: Frame): Side[] => [
  ([lng]) => lng - west,
  ([lng]) => east - lng,
  ([, lat]) => lat - south,
  ([, lat]) => north - lat,
];

/** The part of a ring within a frame, cut side by side (Sutherland and Hodgman). */
const cut = (ring: Outline, frame: Frame): Outline =>
  sidesOf(frame).reduce<Outline>(
    (left, inside) =>
      left.flatMap((point, index) => {
        const before = left.at(index - 1) ?? point;
        const [from, to] = [inside(before), inside(point)];
        const share = from / (from - to);
        const crossing: Outline =
          from < 0 === to < 0
            ? []
            : [[before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]];
        return to < 0 ? crossing : [...crossing, point];
      }),
    ring,
  );

const isNear = (frame: Frame, { left, right, bottom, top }: Border): boolean =>
  left < frame.east && right > frame.west && bottom < frame.north && top > frame.south;

const rounded = (line: Outline): Outline =>
  line.map(([lng, lat]) => [Math.round(lng * 1000) / 1000, Math.round(lat * 1000) / 1000]);

/** The land within a frame, piece by piece. */
function landIn(frame: Frame): Outline[] {
  const { areas, borders } = prefectureMap();
  return areas.flatMap((_, area) => {
    const around = borders.filter(border => border.areas.includes(area));
    const [lefts, rights] = [around.map(({ left }) => left), around.map(({ right }) => right)];
    if (Math.min(...lefts) > frame.east || Math.max(...rights) < frame.west) return [];
    return ringsOf(around.map(pointsOf))
      .map(ring => cut(ring, frame))
      .filter(({ length }) => length > 2);
  });
}

/**
 * What of a city's surroundings can be drawn under its sites (decision 19): the lines between prefectures, and by the
 * sea the land. It is a sketch of one city: the borders of the country are never drawn, nor is land told from sea where
 * another country lies near.
 */
export function citySketch({ id, gps }: { id: string; gps: LngLat }): CitySketch {
  const frame = frameAround(gps);
  const inner = prefectureMap().borders.filter(border => border.areas.length === 2 && isNear(frame, border));
  return {
    frame,
    borders: inner.map(pointsOf).map(rounded),
    ...(COASTAL_CITIES.has(id) && { land: landIn(frame).map(rounded) }),
  };
}
