import type { CarModel, Patch, Point } from './CarModel';
import type { Frame } from './frameOf';
import type { ModelRow } from './ModelRow';
import { line, patch } from './patches';

/** Evenly spaced numbers, both ends among them. */
const span = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** How far the glass lies below the edge of the roof. */
const lift = 0.03;

/** The side windows: their outline, its upper edge and its foot. */
interface Windows {
  from: number;
  outline: readonly Point[];
  upper: readonly Point[];
  foot: readonly Point[];
}

/** How the last side window ends, from its upper edge down to its foot. */
function closingOf(end: 'point' | 'upright' | 'rising' | 'wrap', to: number, frame: Frame): Point[] {
  const { length, roofEdge, beltLine } = frame;
  switch (end) {
    case 'point':
      return [
        [to - 0.08, (roofEdge(to - 0.08) + beltLine(to)) / 2 + 0.01],
        [to, beltLine(to) + 0.075],
        [to - 0.1, beltLine(to) + 0.035],
      ];
    case 'upright':
      return [
        [to - 0.03, roofEdge(to) - lift],
        [to, roofEdge(to) - lift - 0.05],
        [to + 0.02, beltLine(to) + 0.06],
        [to, beltLine(to) + 0.035],
      ];
    case 'rising':
      return [
        [to - 0.06, roofEdge(to - 0.06) - lift - 0.02],
        [to, roofEdge(to) - lift - 0.07],
        [to - 0.12, beltLine(to) + 0.08],
        [to - 0.2, beltLine(to) + 0.04],
      ];
    case 'wrap':
      return [
        [length - 0.3, roofEdge(length - 0.3) - lift],
        [length - 0.12, roofEdge(length - 0.2) - 0.1],
        [length - 0.08, beltLine(length) + 0.09],
        [length - 0.1, beltLine(length) + 0.05],
      ];
  }
}

function windowsOf(row: ModelRow, frame: Frame): Windows {
  const { length, cowl, deckFrom, roofFrom, roofTo, isLong, beltLine, roofEdge } = frame;
  const from = row.windows?.from ?? cowl[0] + 0.2;
  const to = row.windows?.to ?? (isLong ? length - 0.42 : deckFrom - 0.1);
  const closing = closingOf(row.windows?.end ?? (isLong ? 'rising' : 'point'), to, frame);
  const above = span(roofFrom - 0.18, Math.min(to - 0.22, roofTo + (isLong ? 0 : 0.1)), 36);
  const upper = above.map((x): Point => [x, roofEdge(x) - lift]);
  const below = span(closing.at(-1)?.[0] ?? to, from + 0.05, 14);
  const foot = below.map((x): Point => [x, beltLine(x) + 0.035]);
  return { from, upper, foot, outline: [[from, beltLine(from) + 0.045], ...upper, ...closing, ...foot] };
}

/** Where doors begin and end. */
interface Doors {
  /** Between the front and the rear door. */
  middle: number;
  /** The end of the rear door at the belt. */
  rear: number;
  /** The end of the front door. */
  end: number;
}

function doorsOf(row: ModelRow, { axles, archRadius, hasTwoDoors }: Frame): Doors {
  const middle = (axles[0] + axles[1]) / 2 + 0.06;
  const long = row.style === 'micro' ? middle + 0.32 : axles[1] - archRadius - 0.12;
  return { middle, rear: axles[1] - archRadius + 0.16, end: hasTwoDoors ? long : middle };
}

/** How high the doors end above the ground. */
const sillOf = ({ clearance }: Frame): number => clearance + 0.14;

/** The shut lines of the doors. */
function seamsOf(frame: Frame, { from }: Windows, { middle, rear, end }: Doors): Patch[] {
  const { axles, archRadius, radius, beltLine, hasTwoDoors } = frame;
  const sill = sillOf(frame);
  const front = from - 0.12;
  const frontDoor = line(
    'gap',
    0.009,
    [front + 0.02, beltLine(front)],
    [front - 0.03, beltLine(from) - 0.22],
    [front, sill + 0.12],
    [front + 0.06, sill],
    [end - 0.03, sill],
    [end, sill + 0.28],
    [end, beltLine(middle)],
  );
  if (hasTwoDoors) return [frontDoor];
  const rearDoor = line(
    'gap',
    0.009,
    [middle, sill + 0.28],
    [middle - 0.01, sill],
    [axles[1] - archRadius - 0.06, sill],
    [axles[1] - archRadius, sill + 0.14],
    [rear - 0.06, radius + archRadius * 0.86],
    [rear + 0.06, beltLine(rear)],
  );
  return [frontDoor, rearDoor];
}

/** Plastic round arches and sills, or the dark sill alone. */
function lowerOf(row: ModelRow, frame: Frame): Patch[] {
  const { axles, archRadius, radius, clearance, length, nose } = frame;
  const [front, rear] = axles;
  if (!row.cladding) {
    return [
      patch(
        'black',
        [front + archRadius, clearance + 0.06],
        [rear - archRadius, clearance + 0.06],
        [rear - archRadius, clearance - 0.02],
        [front + archRadius, clearance - 0.02],
      ),
    ];
  }
  const sill = sillOf(frame);
  const round = (axle: number): Patch => ({
    material: 'cladding',
    width: 0.075,
    points: span(-0.25, Math.PI + 0.25, 24).map((angle): Point => [
      axle + Math.cos(angle) * (archRadius + 0.02),
      radius + Math.sin(angle) * (archRadius + 0.02),
    ]),
    isRound: true,
  });
  return [
    patch(
      'cladding',
      [front + archRadius - 0.02, clearance - 0.02],
      [front + archRadius, sill + 0.03],
      [rear - archRadius, sill + 0.03],
      [rear - archRadius + 0.02, clearance - 0.02],
    ),
    round(front),
    round(rear),
    patch(
      'cladding',
      [0, 0],
      [0, clearance + 0.2],
      [nose - archRadius, clearance + 0.2],
      [nose - archRadius, 0],
    ),
    patch(
      'cladding',
      [length, 0],
      [length, clearance + 0.24],
      [rear + archRadius, clearance + 0.22],
      [rear + archRadius, 0],
    ),
  ];
}

/** Chrome along the windows: over them unless a row says no, under them where it says so. */
function brightworkOf(row: ModelRow, { beltLine }: Frame, { from, upper, foot }: Windows): Patch[] {
  const over = line(
    'chrome',
    0.012,
    [from - 0.04, beltLine(from) + 0.03],
    ...upper.map(([x, z]): Point => [x, z + 0.014]),
  );
  const under = line('chrome', 0.012, ...foot.map(([x, z]): Point => [x, z - 0.012]));
  return [...(row.brightwork === false ? [] : [over]), ...(row.brightwork ? [under] : [])];
}

/** What a car shows from the side: its drawing, handles and mirror. */
export function flankOf(
  row: ModelRow,
  frame: Frame,
): Pick<CarModel, 'handles' | 'mirror'> & { side: readonly Patch[] } {
  const { beltLine, roofEdge, hasTwoDoors } = frame;
  const windows = windowsOf(row, frame);
  const doors = doorsOf(row, frame);
  const pillar = (x: number, width: number): Patch =>
    patch(
      'black',
      [x, beltLine(x) + 0.034],
      [x - 0.03, roofEdge(x) - 0.024],
      [x - 0.03 + width, roofEdge(x) - 0.024],
      [x + width, beltLine(x) + 0.034],
    );
  const { middle, rear, end } = doors;
  return {
    side: [
      ...lowerOf(row, frame),
      ...seamsOf(frame, windows, doors),
      { material: 'black', points: windows.outline, width: 0.03 },
      patch('glass', ...windows.outline),
      ...(hasTwoDoors ? [] : [pillar(middle - 0.03, 0.085), pillar(rear - 0.02, 0.05)]),
      ...brightworkOf(row, frame, windows),
    ],
    mirror: [windows.from + 0.1, beltLine(windows.from) + 0.075],
    handles: hasTwoDoors
      ? [[end - 0.2, beltLine(end) - 0.13]]
      : [
          [middle - 0.2, beltLine(middle) - 0.13],
          [rear - 0.12, beltLine(rear) - 0.12],
        ],
  };
}
