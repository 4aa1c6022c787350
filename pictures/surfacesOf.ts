import type { CarModel } from './CarModel';
import type { Frame } from './frameOf';
import type { ModelRow } from './ModelRow';

/** The curves that the body's skin is spanned between. */
type Surfaces = Pick<
  CarModel,
  'top' | 'belt' | 'plan' | 'rail' | 'base' | 'crown' | 'bottom' | 'nose' | 'tail'
>;

/** The surfaces of a car by its frame. */
export function surfacesOf(row: ModelRow, frame: Frame): Surfaces {
  const { length, cowl, hood, clearance, roofFrom, roofTo, deckFrom } = frame;
  return {
    top: frame.topKeys,
    belt: frame.beltKeys,
    plan: [
      [0, 0.87],
      [0.3, 0.94],
      [0.8, 0.988],
      [1.4, 1],
      [length - 1.4, 1],
      [length - 0.75, 0.985],
      [length - 0.3, 0.95],
      [length, 0.9],
    ],
    rail: [
      [0, 0.7],
      [0.6, 0.8],
      [cowl[0] - 0.1, 0.83],
      [cowl[0] + 0.1, 0.815],
      [roofFrom, frame.rail + 0.035],
      [(roofFrom + roofTo) / 2, frame.rail],
      [roofTo, frame.rail + 0.005],
      [Math.min(deckFrom, length - 0.02), frame.isLong ? frame.rearRail - 0.02 : 0.76],
      [length, frame.rearRail - 0.03],
    ],
    base: [
      [0, 0.87],
      [0.5, 0.905],
      [cowl[0], 0.91],
      [roofFrom, 0.925],
      [length * 0.75, 0.925],
      [length - 0.5, 0.9],
      [length, 0.85],
    ],
    crown: [
      [0, 0.03],
      [cowl[0] - 0.1, 0.045],
      [cowl[0] + 0.1, 0.05],
      [roofFrom, frame.crown],
      [roofTo, frame.crown],
      [length, 0.035],
    ],
    bottom: [
      [0, clearance + 0.05],
      [0.5, clearance + 0.02],
      [1, clearance],
      [length - 1, clearance + 0.01],
      [length - 0.4, clearance + 0.06],
      [length, clearance + 0.12],
    ],
    nose: {
      sweep: row.noseSweep ?? 0.28,
      power: 2.6,
      depth: row.noseDepth ?? [
        [0.1, 0.12],
        [clearance + 0.05, 0.05],
        [clearance + 0.18, 0.012],
        [hood - 0.2, 0],
        [hood - 0.08, 0.02],
        [hood, 0.07],
        [hood + 0.1, 0.16],
      ],
    },
    tail: { sweep: 0.2, power: 3, depth: frame.tailDepth },
  };
}
