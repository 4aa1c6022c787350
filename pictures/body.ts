import { BufferAttribute, BufferGeometry } from 'three';
import type { CarModel } from './CarModel';
import { smooth } from './curve';

/** Points of a half of a section, by part: bottom, sill, lower door, upper door, shoulder, window, roof's edge, roof. */
const PARTS = [6, 8, 22, 18, 8, 20, 12, 28] as const;
const TOP_PART = 6;
const ALONG = 320;
/** Rounding of the edge between the sides and the ends, metres. */
const EDGE = 0.05;

export const SIDES = { side: 0, top: 1, front: 2, rear: 3 } as const;

type Yz = [y: number, z: number];
type Xyz = [x: number, y: number, z: number];

/** The surface of a body as a grid, and what hangs on its places. */
export interface Body {
  geometry: BufferGeometry;
  /** Half of the width at a place of the side, metres. */
  halfWidthAt: (x: number, z: number) => number;
  noseAt: (y: number, z: number) => number;
  tailAt: (y: number, z: number) => number;
}

const partOf = PARTS.flatMap((count, part) => Array.from({ length: count }, () => part)).concat(
  PARTS.length - 1,
);

function rounded(points: Yz[], times: number): Yz[] {
  let now = points;
  for (let time = 0; time < times; time += 1) {
    now = now.map(([y, z], index) => {
      const before = now[index - 1] ?? [-(now[1]?.[0] ?? 0), now[1]?.[1] ?? z];
      const after = now[index + 1] ?? [-(now.at(-2)?.[0] ?? 0), now.at(-2)?.[1] ?? z];
      const at: Yz = [before[0] / 4 + y / 2 + after[0] / 4, before[1] / 4 + z / 2 + after[1] / 4];
      if (index === 0 || index === now.length - 1) at[0] = 0;
      return at;
    });
  }
  return now;
}

/** Lofts the sections of a car from nose to tail and closes it with its two ends. */
export function bodyOf(car: CarModel): Body {
  const { length, width } = car.size;
  const half = width / 2;
  const top = smooth(car.top);
  const belt = smooth(car.belt);
  const plan = smooth(car.plan);
  const rail = smooth(car.rail);
  const base = smooth(car.base);
  const crown = smooth(car.crown);
  const bottom = smooth(car.bottom);
  const noseDepth = smooth(car.nose.depth);
  const tailDepth = smooth(car.tail.depth);
  const noseAt = (y: number, z: number): number =>
    car.nose.sweep * (Math.abs(y) / half) ** car.nose.power + noseDepth(z);
  const tailAt = (y: number, z: number): number =>
    length - car.tail.sweep * (Math.abs(y) / half) ** car.tail.power - tailDepth(z);

  function sectionAt(x: number): Yz[] {
    const w = plan(x) * half;
    const low = bottom(x);
    const high = top(x);
    const belted = Math.min(belt(x), high - 0.05);
    const edge = Math.max(high - crown(x), belted + 0.02);
    const r = rail(x) * half;
    const corners: readonly Yz[] = [
      [0, low],
      [w * 0.9, low],
      [w * 0.965, low + 0.06],
      [w, low + (belted - low) * 0.58],
      [w * 0.975, belted - 0.02],
      [base(x) * half, belted + 0.012],
      [r, edge],
      [r * 0.78, edge + (high - edge) * 0.7],
      [0, high],
    ];
    const isDoor = x > car.axles[0] + car.archRadius && x < car.axles[1] - car.archRadius;
    const points: Yz[] = [];
    PARTS.forEach((count, part) => {
      const from: Yz = corners[part] ?? [0, 0];
      const to: Yz = corners[part + 1] ?? [0, 0];
      for (let step = 0; step < count; step += 1) {
        const t = step / count;
        let y = from[0] + (to[0] - from[0]) * t;
        // A hollow in the lower doors catches light; windows are slightly curved.
        if (part === 2) y -= 0.016 * Math.sin(Math.PI * t) * (isDoor ? 1 : 0.3);
        if (part === 5) y += 0.02 * Math.sin(Math.PI * t);
        points.push([y, from[1] + (to[1] - from[1]) * t]);
      }
    });
    points.push([0, high]);
    return rounded(points, 6);
  }

  const xs = Array.from({ length: ALONG }, (_, index) => (length * index) / (ALONG - 1));
  const sections = xs.map(sectionAt);
  const across = sections[0]?.length ?? 0;
  const FALL = 0.9;
  const main = sections.map((section, index): Xyz[] => {
    const at = xs[index] ?? 0;
    const ahead = Math.max(0, 1 - at / FALL) ** 2;
    const behind = Math.max(0, 1 - (length - at) / FALL) ** 2;
    return section.map(([y, z]) => [
      at + ahead * (noseAt(y, z) + EDGE) - behind * (length - (tailAt(y, z) - EDGE)),
      y,
      z,
    ]);
  });
  function capOf(section: readonly Yz[], endAt: (y: number, z: number) => number, sign: number): Xyz[][] {
    const zs = section.map(([, z]) => z);
    const middle = 0.55 * Math.max(...zs) + 0.45 * Math.min(...zs);
    const REACH = 0.4;
    const scaled = (s: number, back: number): Xyz[] =>
      section.map(([y, z]) => {
        const [cy, cz] = [y * s, middle + (z - middle) * s];
        return [endAt(cy, cz) + sign * back, cy, cz];
      });
    const rows: Xyz[][] = [];
    for (let step = 1; step <= 6; step += 1) {
      const angle = (Math.PI / 2) * (1 - step / 6);
      rows.push(scaled(1 - (EDGE * (1 - Math.sin(angle))) / REACH, EDGE * (1 - Math.cos(angle))));
    }
    const inner = 1 - EDGE / REACH;
    for (let step = 1; step <= 46; step += 1) rows.push(scaled(inner * (1 - step / 46), 0));
    return rows;
  }
  const front = capOf(sections[0] ?? [], noseAt, 1).reverse();
  const rear = capOf(sections.at(-1) ?? [], tailAt, -1);
  const rows = [...front, ...main, ...rear];
  const sideOf = (row: number, part: number): number => {
    if (row < front.length) return SIDES.front;
    if (row >= front.length + main.length - 1) return SIDES.rear;
    return part >= TOP_PART ? SIDES.top : SIDES.side;
  };
  for (const row of rows) {
    for (const point of row) {
      for (const axle of car.axles) {
        const distance = Math.hypot(point[0] - axle, point[2] - car.wheel.radius);
        // Flared arches.
        if (point[1] > 0.6 * half) point[1] += 0.018 * Math.exp(-(((distance - car.archRadius) / 0.05) ** 2));
      }
    }
  }

  const geometry = geometryOf(rows, across, sideOf);
  const halfWidthAt = (x: number, z: number): number => {
    const section = sections[Math.round((x / length) * (ALONG - 1))] ?? [];
    const nearest = section
      .filter((_, index) => (partOf[index] ?? 0) >= 1 && (partOf[index] ?? 0) <= 5)
      .reduce((best, point) => (Math.abs(point[1] - z) < Math.abs(best[1] - z) ? point : best), [
        half,
        99,
      ] as Yz);
    return nearest[0];
  };
  return { geometry, halfWidthAt, noseAt, tailAt };
}

/** Triangles of the grid and its mirror image; every patch has its own corners, since a corner belongs to one side. */
function geometryOf(
  rows: readonly Xyz[][],
  across: number,
  sideOf: (row: number, part: number) => number,
): BufferGeometry {
  const normals = rows.map((row, i) =>
    row.map((_, j): Xyz => {
      const at = (r: number, c: number): Xyz =>
        rows[Math.min(rows.length - 1, Math.max(0, r))]?.[Math.min(across - 1, Math.max(0, c))] ?? [0, 0, 0];
      const u = minus(at(i + 1, j), at(i - 1, j));
      const left = j === 0 ? mirrored(at(i, 1)) : at(i, j - 1);
      const right = j === across - 1 ? mirrored(at(i, across - 2)) : at(i, j + 1);
      return unit(cross(minus(right, left), u));
    }),
  );
  const positions: number[] = [];
  const directions: number[] = [];
  const sides: number[] = [];
  const put = (i: number, j: number, sign: number, side: number): void => {
    const p = rows[i]?.[j] ?? [0, 0, 0];
    const n = normals[i]?.[j] ?? [0, 0, 1];
    positions.push(p[0], p[1] * sign, p[2]);
    directions.push(n[0], n[1] * sign, n[2]);
    sides.push(side);
  };
  for (let i = 0; i < rows.length - 1; i += 1) {
    for (let j = 0; j < across - 1; j += 1) {
      const side = sideOf(i, partOf[j] ?? 0);
      for (const sign of [1, -1]) {
        const corners = [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
          [1, 1],
          [0, 1],
        ] as const;
        // The mirror image turns the other way round.
        for (const [di, dj] of sign > 0 ? [...corners].reverse() : corners) put(i + di, j + dj, sign, side);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(directions), 3));
  geometry.setAttribute('side', new BufferAttribute(new Float32Array(sides), 1));
  return geometry;
}

const minus = (a: Xyz, b: Xyz): Xyz => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const mirrored = ([x, y, z]: Xyz): Xyz => [x, -y, z];
const cross = (a: Xyz, b: Xyz): Xyz => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function unit([x, y, z]: Xyz): Xyz {
  const size = Math.hypot(x, y, z) || 1;
  return [x / size, y / size, z / size];
}
