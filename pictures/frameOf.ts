import { smooth, type Curve, type Key } from './curve';
import type { ModelRow } from './ModelRow';
import { usualOutline, type Outline } from './usualOutline';

/** The lengths of a car that its surfaces and its drawings go by: the row's own, or what is usual for its style; metres. */
export interface Frame extends Outline {
  length: number;
  /** Half of the width. */
  half: number;
  height: number;
  axles: readonly [front: number, rear: number];
  radius: number;
  archRadius: number;
  /** Where the roof's edge begins and ends. */
  roofFrom: number;
  roofTo: number;
  deckFrom: number;
  deckHeight: number;
  /** The roof reaches to the tail: no deck behind it. */
  isLong: boolean;
  /** The rear window leans so far that it is seen from above. */
  hasSlope: boolean;
  hasTwoDoors: boolean;
  topKeys: readonly Key[];
  beltKeys: readonly Key[];
  /** The middle line of hood, roof and deck. */
  top: Curve;
  /** Lower edge of the side windows. */
  beltLine: Curve;
  /** Upper edge of the side: where the roof curves in. */
  roofEdge: Curve;
}

/** How much farther than the tyre an arch reaches. */
const arch = { high: 0.05, low: 0.038 };

/** The frame of a row. */
export function frameOf(row: ModelRow): Frame {
  const [length, width, height] = row.size;
  const usual = usualOutline(row.style, row.size);
  const nose = row.nose ?? usual.nose;
  const hood = row.hood ?? usual.hood;
  const cowl = row.cowl ?? usual.cowl;
  const roof = row.roof ?? usual.roof;
  const deck = row.deck ?? usual.deck;
  const belt = row.belt ?? usual.belt;
  const [roofFrom] = roof[0] ?? [0, 0];
  const [roofTo] = roof.at(-1) ?? [length];
  const [deckFrom, deckHeight] = deck[0] ?? [length, height];
  const { radius } = row.wheels;
  const isLong = deckFrom > length - 0.2;

  const keys: Key[] = [
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
  const topKeys = keys.filter(([x], index) => index === 0 || x > (keys[index - 1]?.[0] ?? -1) + 0.005);
  const beltKeys: Key[] = [
    [0, hood - 0.09],
    [0.5, hood + 0.02],
    [cowl[0], Math.min(cowl[1] - 0.06, belt[0])],
    [roofFrom, belt[0] + 0.01],
    [length * 0.8, belt[1]],
    [length, belt[1] - 0.03],
  ];
  const top = smooth(topKeys);
  return {
    ...usual,
    nose,
    hood,
    cowl,
    roof,
    deck,
    belt,
    tailDepth: row.tailDepth ?? usual.tailDepth,
    length,
    half: width / 2,
    height,
    axles: [nose, nose + row.wheelbase],
    radius,
    archRadius: radius + (usual.clearance > 0.2 ? arch.high : arch.low),
    roofFrom,
    roofTo,
    deckFrom,
    deckHeight,
    isLong,
    hasSlope: !isLong || deckFrom - roofTo > 0.4,
    hasTwoDoors: row.style === 'roadster' || row.style === 'micro',
    topKeys,
    beltKeys,
    top,
    beltLine: smooth(beltKeys),
    roofEdge: x => top(x) - usual.crown,
  };
}
