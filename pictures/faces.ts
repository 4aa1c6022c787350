import type { Patch, Point } from './CarModel';
import type { Place } from './ModelRow';
import { curveLine, line, patch, round } from './patches';

/** A height as metres from the hood's front edge, and a place across as a share of half of the width. */
type Spot = readonly [across: number, rise: number];

/** What a face consists of. */
export interface Face {
  /** Headlamps: inner top, outer top, outer foot, inner foot; `round` for curved ones; its own radius for round ones. */
  lamp?: { corners: readonly Spot[]; isRound?: boolean };
  circle?: { at: Spot; radius: number };
  /** Daytime running lights. */
  light?: readonly (readonly Spot[])[];
  lightWidth?: number;
  grille?: {
    corners: readonly Spot[];
    fill?: 'bars' | 'mesh' | 'upright' | 'plain';
    rim?: boolean;
    isRound?: boolean;
  };
  /** The lower opening in the middle, and the one at the corner. */
  intake?: readonly Spot[];
  vent?: readonly Spot[];
  chrome?: readonly (readonly Spot[])[];
  /** The badge's height; none without it. */
  badge?: number;
  /** A skirt of dark plastic. */
  skirt?: boolean;
  /** How far the lamp reaches back on the flank, metres; its rise there. */
  wrap?: readonly [reach: number, rise: number];
}

/** How thick a line of light is in a rear lamp, metres. */
const TAIL_LIGHT = 0.022;

/** What the back consists of; rises are from the belt. */
export interface Back {
  lamp: { corners: readonly Spot[]; isRound?: boolean };
  /** Lines that glow in the lamp, by which one knows the model from behind. */
  light?: readonly (readonly Spot[])[];
  bar?: readonly Spot[];
  barIs?: 'red' | 'chrome' | 'black';
  /** The shut line of the boot lid: its half width above and below, and where it ends. */
  lid?: readonly [top: number, low: number, rise: number];
  skirt?: number;
  chrome?: boolean;
  badge?: number;
  wrap?: readonly [reach: number, rise: number];
}

const spotsTo =
  ({ half }: Place, ground: number) =>
  (spots: readonly Spot[]): Point[] =>
    spots.map(([across, rise]) => [across * half, ground + rise]);

const inside = (corners: readonly Point[]): { low: number; high: number; wide: number } => ({
  low: Math.min(...corners.map(([, z]) => z)),
  high: Math.max(...corners.map(([, z]) => z)),
  wide: Math.max(...corners.map(([y]) => y)),
});

/** Half of the width of a shape at a height. */
function widthAt(corners: readonly Point[], z: number): number {
  let wide = 0;
  corners.forEach(([y0, z0], index) => {
    const [y1, z1] = corners[(index + 1) % corners.length] ?? [y0, z0];
    if ((z0 - z) * (z1 - z) <= 0 && z0 !== z1) wide = Math.max(wide, y0 + ((y1 - y0) * (z - z0)) / (z1 - z0));
  });
  return wide;
}

function grilleOf(
  { fill = 'bars', rim, isRound }: NonNullable<Face['grille']>,
  corners: readonly Point[],
): Patch[] {
  const { low, high, wide } = inside(corners);
  const shape = isRound ? round : patch;
  const lines: Patch[] = [];
  if (fill === 'bars')
    for (let z = low + 0.035; z < high - 0.015; z += 0.045)
      lines.push(line('chrome', 0.009, [0, z], [Math.max(0.02, widthAt(corners, z) - 0.02), z]));
  if (fill === 'upright')
    for (let y = 0.02; y < wide - 0.02; y += 0.045)
      lines.push(line('chrome', 0.01, [y, low + 0.025], [y, high - 0.02]));
  if (fill === 'mesh')
    for (let z = low + 0.02; z < high; z += 0.03)
      lines.push(line('cladding', 0.01, [0, z], [Math.max(0.02, widthAt(corners, z) - 0.015), z]));
  return [
    shape('black', ...corners),
    ...lines,
    ...(rim
      ? [{ material: 'chrome' as const, points: corners, width: 0.018, ...(isRound ? { isRound } : {}) }]
      : []),
  ];
}

const arc = ([y, z]: Point, radius: number): Point[] =>
  Array.from({ length: 28 }, (_, index): Point => [
    y + radius * Math.cos((index * Math.PI) / 14),
    z + radius * Math.sin((index * Math.PI) / 14),
  ]);

/** The patches of a face. */
export const faceOf =
  (face: Face) =>
  (place: Place): Patch[] => {
    const at = spotsTo(place, place.hood);
    const { half, clearance } = place;
    const patches: Patch[] = [line('gap', 0.007, [0, place.hood - 0.005], [half * 0.6, place.hood + 0.02])];
    patches.push(
      patch(
        'black',
        [0, clearance + 0.1],
        [half * 0.78, clearance + 0.1],
        [half, clearance + 0.04],
        [half, 0],
        [0, 0],
      ),
    );
    if (face.skirt)
      patches.push(patch('cladding', [0, clearance + 0.2], [half, clearance + 0.22], [half, 0], [0, 0]));
    if (face.intake) patches.push(patch('black', ...at(face.intake)));
    if (face.vent) patches.push(patch('black', ...at(face.vent)));
    if (face.grille) patches.push(...grilleOf(face.grille, at(face.grille.corners)));
    if (face.lamp) {
      const corners = at(face.lamp.corners);
      patches.push({
        material: 'black',
        points: corners,
        width: 0.014,
        ...(face.lamp.isRound ? { isRound: true } : {}),
      });
      patches.push((face.lamp.isRound ? round : patch)('lamp', ...corners));
      const middle: Point = [
        corners.reduce((sum, [y]) => sum + y, 0) / corners.length,
        corners.reduce((sum, [, z]) => sum + z, 0) / corners.length,
      ];
      const { low, high } = inside(corners);
      patches.push(
        round('black', ...arc([middle[0] - 0.05, middle[1]], (high - low) * 0.3)),
        round('chrome', ...arc([middle[0] - 0.05, middle[1]], (high - low) * 0.2)),
      );
    }
    if (face.circle) {
      const [middle = [0, 0] as const] = at([face.circle.at]);
      const { radius } = face.circle;
      patches.push(
        round('black', ...arc(middle, radius + 0.018)),
        round('lamp', ...arc(middle, radius)),
        round('chrome', ...arc(middle, radius * 0.45)),
      );
      patches.push({ material: 'light', points: arc(middle, radius * 0.86), width: 0.014, isRound: true });
    }
    for (const chrome of face.chrome ?? []) patches.push(line('chrome', 0.014, ...at(chrome)));
    for (const light of face.light ?? [])
      patches.push(curveLine('light', face.lightWidth ?? 0.014, ...at(light)));
    if (face.badge !== undefined)
      patches.push(
        round('chrome', ...arc([0, place.hood + face.badge], 0.05)),
        round('black', ...arc([0, place.hood + face.badge], 0.034)),
        round('chrome', ...arc([0, place.hood + face.badge], 0.016)),
      );
    return patches;
  };

/** The patches of a back. */
export const backOf =
  (back: Back) =>
  (place: Place): Patch[] => {
    const ground = place.belt(place.length);
    const at = spotsTo(place, ground);
    const { half, clearance } = place;
    const corners = at(back.lamp.corners);
    const patches: Patch[] = [
      patch(
        'black',
        [0, clearance + (back.skirt ?? 0.2)],
        [half * 0.76, clearance + (back.skirt ?? 0.2)],
        [half * 0.86, clearance + 0.08],
        [half, clearance],
        [half, 0],
        [0, 0],
      ),
      line('gap', 0.007, [0, ground - 0.42], [half, ground - 0.4]),
    ];
    if (back.lid) {
      const [top, low, rise] = back.lid;
      patches.push(
        line(
          'gap',
          0.008,
          [half * top, place.height],
          [half * top, ground],
          [half * low, ground + rise * 0.7],
          [half * low * 0.86, ground + rise],
          [0, ground + rise],
        ),
      );
    }
    patches.push({
      material: 'black',
      points: corners,
      width: 0.012,
      ...(back.lamp.isRound ? { isRound: true } : {}),
    });
    patches.push((back.lamp.isRound ? round : patch)('red', ...corners));
    for (const light of back.light ?? []) patches.push(line('light', TAIL_LIGHT, ...at(light)));
    if (back.bar) patches.push(patch(back.barIs ?? 'red', ...at(back.bar)));
    if (back.chrome)
      patches.push(line('chrome', 0.022, [half * 0.5, clearance + 0.14], [half * 0.72, clearance + 0.15]));
    if (back.badge !== undefined)
      patches.push(
        round('chrome', ...arc([0, ground + back.badge], 0.045)),
        round('black', ...arc([0, ground + back.badge], 0.03)),
        round('chrome', ...arc([0, ground + back.badge], 0.015)),
      );
    return patches;
  };

/** What reaches round the corners: the headlamp and the rear lamp as seen from the side. */
export const flankOf =
  (face: Face, back: Back) =>
  (place: Place): Patch[] => {
    const patches: Patch[] = [];
    const outer = (spots: readonly Spot[]): { low: number; high: number } => {
      const far = spots.filter(([across]) => across >= 0.93).map(([, rise]) => rise);
      return { low: Math.min(...far), high: Math.max(...far) };
    };
    if (face.lamp && face.wrap) {
      const { low, high } = outer(face.lamp.corners);
      const [reach, rise] = face.wrap;
      patches.push(
        patch(
          'lamp',
          [0, place.hood + low],
          [reach * 0.6, place.hood + low + rise * 0.45],
          [reach, place.hood + (low + high) / 2 + rise],
          [reach * 0.9, place.hood + high + rise],
          [0, place.hood + high],
        ),
      );
      for (const light of face.light ?? []) {
        const last = light.at(-1);
        if (last && last[0] >= 0.93)
          patches.push(
            line(
              'light',
              face.lightWidth ?? 0.014,
              [0, place.hood + last[1]],
              [reach * 0.55, place.hood + last[1] + rise * 0.5],
            ),
          );
      }
    }
    if (back.wrap) {
      const { low, high } = outer(back.lamp.corners);
      const ground = place.belt(place.length);
      const [reach, rise] = back.wrap;
      const end = place.length;
      patches.push(
        patch(
          'red',
          [end, ground + low],
          [end - reach * 0.7, ground + low + rise * 0.5],
          [end - reach, ground + (low + high) / 2 + rise],
          [end - reach * 0.86, ground + high + rise * 0.6],
          [end, ground + high],
        ),
      );
    }
    return patches;
  };
