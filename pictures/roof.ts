import type { Patch } from './CarModel';
import { straight, type Key } from './curve';
import type { Frame } from './frameOf';
import type { ModelRow } from './ModelRow';
import { line, patch } from './patches';

/** The windscreen with the dark strip of its wipers. */
function windscreenOf({ cowl, half, roofFrom }: Frame, wide: (x: number, cut: number) => number): Patch[] {
  const top = roofFrom + 0.04;
  const [foot] = cowl;
  return [
    patch(
      'black',
      [foot - 0.08, 0],
      [foot - 0.08, half * 0.5],
      [foot - 0.03, half * 0.68],
      [foot + 0.05, half * 0.68],
      [foot + 0.05, 0],
    ),
    patch(
      'glass',
      [foot + 0.02, 0],
      [foot + 0.02, wide(foot, 0.14)],
      [foot + 0.08, wide(foot + 0.08, 0.06)],
      [top - 0.08, wide(top - 0.08, 0.06)],
      [top - 0.01, wide(top, 0.1)],
      [top + 0.02, 0.25],
      [top + 0.03, 0],
    ),
  ];
}

/** A rear window that is seen from above. */
const rearWindowOf = ({ roofTo, deckFrom }: Frame, wide: (x: number, cut: number) => number): Patch =>
  patch(
    'glass',
    [roofTo + 0.02, 0],
    [roofTo + 0.02, wide(roofTo, 0.14)],
    [roofTo + 0.07, wide(roofTo, 0.07)],
    [deckFrom - 0.1, wide(deckFrom - 0.1, 0.06)],
    [deckFrom - 0.04, wide(deckFrom, 0.14)],
    [deckFrom, 0],
  );

/** The bed of a pickup, or the edge of a boot lid. */
const deckOf = (row: ModelRow, { deckFrom, half, length }: Frame): Patch =>
  row.style === 'pickup'
    ? patch(
        'black',
        [deckFrom + 0.03, 0],
        [deckFrom + 0.03, half * 0.72],
        [length - 0.1, half * 0.76],
        [length - 0.1, 0],
      )
    : line(
        'gap',
        0.008,
        [deckFrom + 0.05, 0],
        [deckFrom + 0.06, half * 0.62],
        [length - 0.2, half * 0.72],
        [length, half * 0.74],
      );

/** What a car shows from above; `rail` is half of its width at the roof's edge. */
export function roofOf(row: ModelRow, frame: Frame, rail: readonly Key[]): Patch[] {
  const { cowl, half, roofFrom, roofTo, isLong, hasSlope } = frame;
  const widthAt = straight(rail);
  const wide = (x: number, cut: number): number => widthAt(x) * half - cut;
  const top = roofFrom + 0.04;
  const black = patch('roof', [top, 0], [top, half * 0.74], [roofTo + 0.1, half * 0.74], [roofTo + 0.1, 0]);
  const hood = line('gap', 0.008, [0.06, half * 0.76], [0.4, half * 0.8], [cowl[0] - 0.12, half * 0.83]);
  return [
    ...(row.blackRoof ? [black] : []),
    ...windscreenOf(frame, wide),
    ...(hasSlope ? [rearWindowOf(frame, wide)] : []),
    ...(isLong ? [] : [deckOf(row, frame)]),
    hood,
  ];
}

/** A rear window that is seen from behind alone. */
export function tailWindowOf({ hasSlope, half, height, belt }: Frame): Patch[] {
  if (hasSlope) return [];
  return [
    patch(
      'glass',
      [0, belt[1] + 0.1],
      [half * 0.7, belt[1] + 0.12],
      [half * 0.64, height - 0.19],
      [half * 0.58, height - 0.15],
      [0, height - 0.14],
    ),
  ];
}
