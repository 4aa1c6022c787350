/**
 * Changes that no test can notice, and why: mostly because the code does the same with them. `npm run mutate` counts them
 * neither way, and tells of those that it no longer finds.
 *
 * `file`, what stands there (`was`), what Stryker makes of it (`becomes`), and `why`.
 */
export const explained = [
  {
    file: 'src/domain/money.ts',
    was: 'fen < 0',
    becomes: 'fen <= 0',
    why: '0 fen has no sign by the other condition, that something is left after rounding.',
  },
  {
    file: 'src/domain/openingHours.ts',
    was: 'step < HALF_HOURS_A_DAY',
    becomes: 'step <= HALF_HOURS_A_DAY',
    why: 'Hours that hold no half-hour of a day hold none of the next: one more step finds nothing either.',
  },
];
