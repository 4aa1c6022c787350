import type { CarColour } from '../server/demo/pictures/carPicture';
import type { CarModel, Patch, Point, WheelStyle } from './CarModel';
import { smooth, straight, type Curve, type Key } from './curve';

/** Kinds of bodies, by their outline. */
export type Style =
  'sedan' | 'fastback' | 'hatch' | 'suv' | 'box' | 'mpv' | 'van' | 'micro' | 'roadster' | 'pickup';

/** What a row says about a model; metres. What it leaves out is usual for its style. */
export interface Row {
  style: Style;
  size: readonly [length: number, width: number, height: number];
  wheelbase: number;
  paint: CarColour;
  /** Front overhang. */
  nose?: number;
  /** Height of the hood's front edge, and of the windscreen's foot with its place. */
  hood?: number;
  cowl?: readonly [x: number, z: number];
  /** Where the roof begins, is highest and begins to fall, with the height there below the top. */
  roof?: readonly Key[];
  /** Foot of the rear window, and the end of the deck. */
  deck?: readonly Key[];
  belt?: readonly [front: number, rear: number];
  /** Side windows: foot of the front pillar, end of the last window; how the last window ends. */
  windows?: { from?: number; to?: number; end?: 'point' | 'upright' | 'rising' | 'wrap' };
  wheels: { rim: number; radius: number; style: WheelStyle; isDark?: boolean };
  cladding?: boolean;
  brightwork?: boolean;
  blackRoof?: boolean;
  face: (at: Place) => readonly Patch[];
  rear: (at: Place) => readonly Patch[];
  /** Lamps where they reach round the corner, on the side; drawn by face and rear as well. */
  flank?: (at: Place) => readonly Patch[];
  isElectric?: boolean;
  exhausts?: number;
  roofRails?: boolean;
  spareWheel?: boolean;
  tailDepth?: readonly Key[];
  noseDepth?: readonly Key[];
  noseSweep?: number;
}

/** Lengths that drawings of a face go by. */
export interface Place {
  length: number;
  half: number;
  height: number;
  hood: number;
  clearance: number;
  belt: Curve;
  top: Curve;
}

export const patch = (material: Patch['material'], ...points: readonly Point[]): Patch => ({
  material,
  points,
});
export const round = (material: Patch['material'], ...points: readonly Point[]): Patch => ({
  material,
  points,
  isRound: true,
});
export const line = (material: Patch['material'], width: number, ...points: readonly Point[]): Patch => ({
  material,
  points,
  width,
});
export const curveLine = (
  material: Patch['material'],
  width: number,
  ...points: readonly Point[]
): Patch => ({ material, points, width, isRound: true });

interface Outline {
  nose: number;
  hood: number;
  cowl: readonly [number, number];
  roof: readonly Key[];
  deck: readonly Key[];
  belt: readonly [number, number];
  crown: number;
  /** Half of the width at the roof, as a share. */
  rail: number;
  clearance: number;
  tailDepth: readonly Key[];
  rearRail: number;
}

/** What is usual for a style, from length and height. */
function usual(style: Style, [l, , h]: Row['size']): Outline {
  const sedan: Outline = {
    nose: 0.9,
    hood: 0.7,
    cowl: [0.272 * l, 0.655 * h],
    roof: [
      [0.43 * l, h - 0.1],
      [0.53 * l, h],
      [0.64 * l, h - 0.012],
      [0.745 * l, h - 0.085],
    ],
    deck: [
      [0.88 * l, 0.765 * h],
      [l - 0.06, 0.745 * h],
    ],
    belt: [0.635 * h, 0.66 * h],
    crown: 0.05,
    rail: 0.635,
    clearance: 0.17,
    tailDepth: [
      [0.2, 0.14],
      [0.32, 0.05],
      [0.45, 0.015],
      [0.62, 0],
      [0.85, 0.04],
      [1.0, 0.05],
      [1.12, 0.03],
    ],
    rearRail: 0.78,
  };
  switch (style) {
    case 'sedan':
      return sedan;
    case 'fastback':
      return {
        ...sedan,
        roof: [
          [0.42 * l, h - 0.1],
          [0.52 * l, h],
          [0.62 * l, h - 0.018],
          [0.76 * l, h - 0.13],
        ],
        deck: [
          [0.93 * l, 0.755 * h],
          [l - 0.05, 0.74 * h],
        ],
      };
    case 'hatch':
      return {
        ...sedan,
        nose: 0.82,
        hood: 0.74,
        cowl: [0.265 * l, 0.66 * h],
        roof: [
          [0.43 * l, h - 0.09],
          [0.55 * l, h],
          [0.75 * l, h - 0.03],
          [0.9 * l, h - 0.1],
        ],
        deck: [
          [l - 0.05, h - 0.2],
          [l, h - 0.24],
        ],
        belt: [0.61 * h, 0.66 * h],
        rail: 0.68,
        rearRail: 0.7,
        tailDepth: [
          [0.2, 0.12],
          [0.35, 0.03],
          [0.55, 0],
          [0.9, 0.02],
          [1.05, 0.1],
          [1.3, 0.34],
          [1.5, 0.42],
        ],
      };
    case 'suv':
      return {
        ...sedan,
        nose: 0.92,
        hood: 0.93,
        cowl: [0.285 * l, 0.665 * h],
        roof: [
          [0.42 * l, h - 0.09],
          [0.52 * l, h],
          [0.76 * l, h - 0.02],
          [0.93 * l, h - 0.07],
        ],
        deck: [
          [l - 0.04, h - 0.12],
          [l, h - 0.14],
        ],
        belt: [0.625 * h, 0.665 * h],
        rail: 0.7,
        rearRail: 0.7,
        clearance: 0.22,
        tailDepth: [
          [0.25, 0.13],
          [0.45, 0.03],
          [0.65, 0],
          [1.0, 0.03],
          [1.15, 0.1],
          [1.45, 0.3],
          [1.65, 0.38],
        ],
      };
    case 'box':
      return {
        ...sedan,
        nose: 0.86,
        hood: 1.05,
        cowl: [0.3 * l, 0.66 * h],
        roof: [
          [0.375 * l, h - 0.07],
          [0.46 * l, h - 0.005],
          [0.75 * l, h],
          [0.95 * l, h - 0.025],
        ],
        deck: [
          [l - 0.03, h - 0.05],
          [l, h - 0.06],
        ],
        belt: [0.635 * h, 0.645 * h],
        rail: 0.8,
        rearRail: 0.8,
        clearance: 0.26,
        tailDepth: [
          [0.3, 0.1],
          [0.5, 0],
          [1.0, 0.0],
          [1.2, 0.03],
          [1.6, 0.09],
          [1.9, 0.14],
        ],
      };
    case 'mpv':
      return {
        ...sedan,
        nose: 0.96,
        hood: 0.88,
        cowl: [0.215 * l, 0.64 * h],
        roof: [
          [0.375 * l, h - 0.09],
          [0.5 * l, h],
          [0.8 * l, h - 0.015],
          [0.95 * l, h - 0.06],
        ],
        deck: [
          [l - 0.03, h - 0.1],
          [l, h - 0.12],
        ],
        belt: [0.585 * h, 0.605 * h],
        rail: 0.74,
        rearRail: 0.74,
        clearance: 0.18,
        tailDepth: [
          [0.22, 0.1],
          [0.4, 0.02],
          [0.6, 0],
          [1.0, 0.02],
          [1.2, 0.07],
          [1.6, 0.2],
          [1.8, 0.24],
        ],
      };
    case 'van':
      return {
        ...sedan,
        nose: 0.9,
        hood: 0.92,
        cowl: [0.165 * l, 0.6 * h],
        roof: [
          [0.3 * l, h - 0.09],
          [0.4 * l, h - 0.01],
          [0.8 * l, h],
          [0.96 * l, h - 0.03],
        ],
        deck: [
          [l - 0.02, h - 0.06],
          [l, h - 0.08],
        ],
        belt: [0.56 * h, 0.565 * h],
        rail: 0.8,
        rearRail: 0.8,
        clearance: 0.19,
        tailDepth: [
          [0.22, 0.08],
          [0.4, 0.01],
          [0.8, 0],
          [1.2, 0.03],
          [1.7, 0.12],
          [1.95, 0.15],
        ],
      };
    case 'micro':
      return {
        ...sedan,
        nose: 0.52,
        hood: 0.84,
        cowl: [0.2 * l, 0.63 * h],
        roof: [
          [0.37 * l, h - 0.08],
          [0.52 * l, h],
          [0.8 * l, h - 0.02],
          [0.94 * l, h - 0.07],
        ],
        deck: [
          [l - 0.03, h - 0.13],
          [l, h - 0.15],
        ],
        belt: [0.575 * h, 0.6 * h],
        rail: 0.76,
        rearRail: 0.76,
        clearance: 0.16,
        tailDepth: [
          [0.2, 0.08],
          [0.35, 0.01],
          [0.6, 0],
          [0.9, 0.02],
          [1.1, 0.07],
          [1.4, 0.18],
          [1.55, 0.22],
        ],
      };
    case 'roadster':
      return {
        ...sedan,
        nose: 0.88,
        hood: 0.66,
        cowl: [0.36 * l, 0.69 * h],
        roof: [
          [0.5 * l, h - 0.07],
          [0.56 * l, h],
          [0.64 * l, h - 0.015],
          [0.72 * l, h - 0.1],
        ],
        deck: [
          [0.82 * l, 0.72 * h],
          [l - 0.05, 0.68 * h],
        ],
        belt: [0.655 * h, 0.68 * h],
        rail: 0.62,
        clearance: 0.13,
      };
    case 'pickup':
      return {
        ...sedan,
        nose: 0.94,
        hood: 1.03,
        cowl: [0.255 * l, 0.66 * h],
        roof: [
          [0.345 * l, h - 0.08],
          [0.43 * l, h],
          [0.55 * l, h - 0.01],
          [0.615 * l, h - 0.05],
        ],
        deck: [
          [0.65 * l, 0.66 * h],
          [l, 0.655 * h],
        ],
        belt: [0.63 * h, 0.645 * h],
        rail: 0.74,
        rearRail: 0.9,
        clearance: 0.26,
        tailDepth: [
          [0.3, 0.06],
          [0.5, 0],
          [0.9, 0.0],
          [1.2, 0.0],
        ],
      };
  }
}

const span = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** The model that a row describes. */
export function modelOf(row: Row): CarModel {
  const [length, width, height] = row.size;
  const half = width / 2;
  const u = usual(row.style, row.size);
  const nose = row.nose ?? u.nose;
  const hood = row.hood ?? u.hood;
  const cowl = row.cowl ?? u.cowl;
  const roof = row.roof ?? u.roof;
  const deck = row.deck ?? u.deck;
  const beltAt = row.belt ?? u.belt;
  const [roofFrom] = roof[0] ?? [0, 0];
  const [roofTo] = roof.at(-1) ?? [length];
  const [deckFrom, deckZ] = deck[0] ?? [length, height];
  const axles = [nose, nose + row.wheelbase] as const;
  const { radius } = row.wheels;
  const archRadius = radius + (u.clearance > 0.2 ? 0.05 : 0.038);

  const top: Key[] = [
    [0, hood],
    [0.12, hood + 0.035],
    [cowl[0] * 0.5, hood + (cowl[1] - hood) * 0.62],
    [cowl[0] - 0.14, cowl[1] - 0.035],
    [cowl[0], cowl[1] - 0.003],
    [cowl[0] + 0.11, cowl[1] + 0.062],
    ...roof,
    ...deck,
    [length, (deck.at(-1)?.[1] ?? height) - 0.035],
  ];
  const sorted = top.filter(([x], index) => index === 0 || x > (top[index - 1]?.[0] ?? -1) + 0.005);
  const belt: Key[] = [
    [0, hood - 0.09],
    [0.5, hood + 0.02],
    [cowl[0], Math.min(cowl[1] - 0.06, beltAt[0])],
    [roofFrom, beltAt[0] + 0.01],
    [length * 0.8, beltAt[1]],
    [length, beltAt[1] - 0.03],
  ];
  const [topOf, beltOf] = [smooth(sorted), smooth(belt)];
  const railKeys: Key[] = [
    [0, 0.7],
    [0.6, 0.8],
    [cowl[0] - 0.1, 0.83],
    [cowl[0] + 0.1, 0.815],
    [roofFrom, u.rail + 0.035],
    [(roofFrom + roofTo) / 2, u.rail],
    [roofTo, u.rail + 0.005],
    [Math.min(deckFrom, length - 0.02), deckFrom > length - 0.2 ? u.rearRail - 0.02 : 0.76],
    [length, u.rearRail - 0.03],
  ];
  const plan: Key[] = [
    [0, 0.87],
    [0.3, 0.94],
    [0.8, 0.988],
    [1.4, 1],
    [length - 1.4, 1],
    [length - 0.75, 0.985],
    [length - 0.3, 0.95],
    [length, 0.9],
  ];
  const base: Key[] = [
    [0, 0.87],
    [0.5, 0.905],
    [cowl[0], 0.91],
    [roofFrom, 0.925],
    [length * 0.75, 0.925],
    [length - 0.5, 0.9],
    [length, 0.85],
  ];
  const crown: Key[] = [
    [0, 0.03],
    [cowl[0] - 0.1, 0.045],
    [cowl[0] + 0.1, 0.05],
    [roofFrom, u.crown],
    [roofTo, u.crown],
    [length, 0.035],
  ];
  const bottom: Key[] = [
    [0, u.clearance + 0.05],
    [0.5, u.clearance + 0.02],
    [1, u.clearance],
    [length - 1, u.clearance + 0.01],
    [length - 0.4, u.clearance + 0.06],
    [length, u.clearance + 0.12],
  ];
  const place: Place = { length, half, height, hood, clearance: u.clearance, belt: beltOf, top: topOf };

  // Side windows.
  const isLong = deckFrom > length - 0.2;
  const from = row.windows?.from ?? cowl[0] + 0.2;
  const to = row.windows?.to ?? (isLong ? length - 0.42 : deckFrom - 0.1);
  const end = row.windows?.end ?? (isLong ? 'rising' : 'point');
  const railZ = (x: number): number => topOf(x) - u.crown;
  const over = span(roofFrom - 0.18, Math.min(to - 0.22, roofTo + (isLong ? 0 : 0.1)), 36);
  const lift = 0.03;
  const upper: Point[] = over.map(x => [x, railZ(x) - lift]);
  const closing: Point[] =
    end === 'point'
      ? [
          [to - 0.08, (railZ(to - 0.08) + beltOf(to)) / 2 + 0.01],
          [to, beltOf(to) + 0.075],
          [to - 0.1, beltOf(to) + 0.035],
        ]
      : end === 'upright'
        ? [
            [to - 0.03, railZ(to) - lift],
            [to, railZ(to) - lift - 0.05],
            [to + 0.02, beltOf(to) + 0.06],
            [to, beltOf(to) + 0.035],
          ]
        : end === 'rising'
          ? [
              [to - 0.06, railZ(to - 0.06) - lift - 0.02],
              [to, railZ(to) - lift - 0.07],
              [to - 0.12, beltOf(to) + 0.08],
              [to - 0.2, beltOf(to) + 0.04],
            ]
          : [
              [length - 0.3, railZ(length - 0.3) - lift],
              [length - 0.12, railZ(length - 0.2) - 0.1],
              [length - 0.08, beltOf(length) + 0.09],
              [length - 0.1, beltOf(length) + 0.05],
            ];
  const foot: Point[] = span(closing.at(-1)?.[0] ?? to, from + 0.05, 14).map(x => [x, beltOf(x) + 0.035]);
  const glass: Point[] = [[from, beltOf(from) + 0.045], ...upper, ...closing, ...foot];
  const middle = (axles[0] + axles[1]) / 2 + 0.06;
  const isTwoDoor = row.style === 'roadster' || row.style === 'micro';
  const rearDoor = axles[1] - archRadius + 0.16;
  const pillar = (x: number, w: number): Patch =>
    patch(
      'black',
      [x, beltOf(x) + 0.034],
      [x - 0.03, railZ(x) - 0.024],
      [x - 0.03 + w, railZ(x) - 0.024],
      [x + w, beltOf(x) + 0.034],
    );
  const sillZ = u.clearance + 0.14;
  const frontDoor = from - 0.12;
  const wheelZ = radius;
  const clad = (axle: number): Patch => ({
    material: 'cladding',
    width: 0.075,
    points: span(-0.25, Math.PI + 0.25, 24).map((a): Point => [
      axle + Math.cos(a) * (archRadius + 0.02),
      wheelZ + Math.sin(a) * (archRadius + 0.02),
    ]),
    isRound: true,
  });
  const doorEnd = isTwoDoor ? (row.style === 'micro' ? middle + 0.32 : axles[1] - archRadius - 0.12) : middle;
  const seams: Patch[] = [
    line(
      'gap',
      0.009,
      [frontDoor + 0.02, beltOf(frontDoor)],
      [frontDoor - 0.03, beltOf(from) - 0.22],
      [frontDoor, sillZ + 0.12],
      [frontDoor + 0.06, sillZ],
      [doorEnd - 0.03, sillZ],
      [doorEnd, sillZ + 0.28],
      [doorEnd, beltOf(middle)],
    ),
    ...(isTwoDoor
      ? []
      : [
          line(
            'gap',
            0.009,
            [middle, sillZ + 0.28],
            [middle - 0.01, sillZ],
            [axles[1] - archRadius - 0.06, sillZ],
            [axles[1] - archRadius + 0.0, sillZ + 0.14],
            [rearDoor - 0.06, wheelZ + archRadius * 0.86],
            [rearDoor + 0.06, beltOf(rearDoor)],
          ),
        ]),
  ];
  const side: Patch[] = [
    ...(row.cladding
      ? [
          patch(
            'cladding',
            [axles[0] + archRadius - 0.02, u.clearance - 0.02],
            [axles[0] + archRadius, sillZ + 0.03],
            [axles[1] - archRadius, sillZ + 0.03],
            [axles[1] - archRadius + 0.02, u.clearance - 0.02],
          ),
          clad(axles[0]),
          clad(axles[1]),
          patch(
            'cladding',
            [0, 0],
            [0, u.clearance + 0.2],
            [nose - archRadius, u.clearance + 0.2],
            [nose - archRadius, 0],
          ),
          patch(
            'cladding',
            [length, 0],
            [length, u.clearance + 0.24],
            [axles[1] + archRadius, u.clearance + 0.22],
            [axles[1] + archRadius, 0],
          ),
        ]
      : [
          patch(
            'black',
            [axles[0] + archRadius, u.clearance + 0.06],
            [axles[1] - archRadius, u.clearance + 0.06],
            [axles[1] - archRadius, u.clearance - 0.02],
            [axles[0] + archRadius, u.clearance - 0.02],
          ),
        ]),
    ...seams,
    { material: 'black', points: glass, width: 0.03 },
    patch('glass', ...glass),
    ...(isTwoDoor ? [] : [pillar(middle - 0.03, 0.085), pillar(rearDoor - 0.02, 0.05)]),
    ...(row.brightwork === false
      ? []
      : [
          line(
            'chrome',
            0.012,
            [from - 0.04, beltOf(from) + 0.03],
            ...upper.map(([x, z]): Point => [x, z + 0.014]),
          ),
        ]),
    ...(row.brightwork ? [line('chrome', 0.012, ...foot.map(([x, z]): Point => [x, z - 0.012]))] : []),

    ...(row.flank?.(place) ?? []),
  ];

  // From above: screens.
  const wide = (x: number, cut: number): number => straight(railKeys)(x) * half - cut;
  const wsTop = roofFrom + 0.04;
  const roofPatch: Patch[] = row.blackRoof
    ? [patch('roof', [wsTop, 0], [wsTop, half * 0.74], [roofTo + 0.1, half * 0.74], [roofTo + 0.1, 0])]
    : [];
  const seenBehind = deckFrom < length - 0.2;
  const above: Patch[] = [
    ...roofPatch,
    patch(
      'black',
      [cowl[0] - 0.08, 0],
      [cowl[0] - 0.08, half * 0.5],
      [cowl[0] - 0.03, half * 0.68],
      [cowl[0] + 0.05, half * 0.68],
      [cowl[0] + 0.05, 0],
    ),
    patch(
      'glass',
      [cowl[0] + 0.02, 0],
      [cowl[0] + 0.02, wide(cowl[0], 0.14)],
      [cowl[0] + 0.08, wide(cowl[0] + 0.08, 0.06)],
      [wsTop - 0.08, wide(wsTop - 0.08, 0.06)],
      [wsTop - 0.01, wide(wsTop, 0.1)],
      [wsTop + 0.02, 0.25],
      [wsTop + 0.03, 0],
    ),
    ...(seenBehind
      ? [
          patch(
            'glass',
            [roofTo + 0.02, 0],
            [roofTo + 0.02, wide(roofTo, 0.14)],
            [roofTo + 0.07, wide(roofTo, 0.07)],
            [deckFrom - 0.1, wide(deckFrom - 0.1, 0.06)],
            [deckFrom - 0.04, wide(deckFrom, 0.14)],
            [deckFrom - 0.0, 0],
          ),
        ]
      : []),
    ...(row.style === 'pickup'
      ? [
          patch(
            'black',
            [deckFrom + 0.03, 0],
            [deckFrom + 0.03, half * 0.72],
            [length - 0.1, half * 0.76],
            [length - 0.1, 0],
          ),
        ]
      : []),
    line('gap', 0.008, [0.06, half * 0.76], [0.4, half * 0.8], [cowl[0] - 0.12, half * 0.83]),
    ...(seenBehind && row.style !== 'pickup'
      ? [
          line(
            'gap',
            0.008,
            [deckFrom + 0.05, 0],
            [deckFrom + 0.06, half * 0.62],
            [length - 0.2, half * 0.72],
            [length, half * 0.74],
          ),
        ]
      : []),
  ];
  const tailGlass: Patch[] = isLong
    ? [
        patch(
          'glass',
          [0, beltAt[1] + 0.1],
          [half * 0.7, beltAt[1] + 0.12],
          [half * 0.64, height - 0.19],
          [half * 0.58, height - 0.15],
          [0, height - 0.14],
        ),
      ]
    : [];
  return {
    size: { length, width, height },
    axles,
    wheel: {
      radius,
      rim: row.wheels.rim,
      width: 0.225,
      style: row.wheels.style,
      ...(row.wheels.isDark ? { isDark: true } : {}),
    },
    archRadius,
    clearance: u.clearance,
    paint: row.paint,
    top: sorted,
    belt,
    plan,
    rail: railKeys,
    base,
    crown,
    bottom,
    nose: {
      sweep: row.noseSweep ?? 0.28,
      power: 2.6,
      depth: row.noseDepth ?? [
        [0.1, 0.12],
        [u.clearance + 0.05, 0.05],
        [u.clearance + 0.18, 0.012],
        [hood - 0.2, 0],
        [hood - 0.08, 0.02],
        [hood, 0.07],
        [hood + 0.1, 0.16],
      ],
    },
    tail: { sweep: 0.2, power: 3, depth: row.tailDepth ?? u.tailDepth },
    patches: { side, top: above, front: row.face(place), rear: [...tailGlass, ...row.rear(place)] },
    mirror: [from + 0.1, beltOf(from) + 0.075],
    handles: isTwoDoor
      ? [[doorEnd - 0.2, beltOf(doorEnd) - 0.13]]
      : [
          [middle - 0.2, beltOf(middle) - 0.13],
          [rearDoor - 0.12, beltOf(rearDoor) - 0.12],
        ],
    plates: [u.clearance + 0.29, deckZ > 1.2 ? hood - 0.05 : u.clearance + 0.5],
    plate: row.isElectric ? 'green' : 'blue',
    ...(row.roofRails
      ? {
          roofRails: {
            from: roofFrom + 0.22,
            to: Math.min(roofTo, length - 0.5),
            across: half * (u.rail - 0.035),
            up: height - u.crown - 0.025,
          },
        }
      : {}),
    ...(row.spareWheel ? { spareWheel: true } : {}),
    exhausts: row.exhausts ?? 0,
  };
}
