import fc from 'fast-check';

/** A step of a history: who does what, to which of their orders, by how many days, and in which of several ways. */
export interface Step<Action extends string = string> {
  who: 0 | 1;
  what: Action;
  order: number;
  days: number;
  how: number;
}

/** The steps of histories, each action so often as its weight says. */
export function stepsOf<Action extends string>(
  weights: Readonly<Record<Action, number>>,
): fc.Arbitrary<Step<Action>[]> {
  const actions = (Object.keys(weights) as Action[]).map(what => ({
    weight: weights[what],
    arbitrary: fc.constant(what),
  }));
  return fc.noBias(
    fc.array(
      fc.record({
        who: fc.constantFrom(0, 1),
        what: fc.oneof(...actions),
        order: fc.nat({ max: 30 }),
        days: fc.integer({ min: -2, max: 4 }),
        how: fc.nat({ max: 59 }),
      }),
      { minLength: 15, maxLength: 35, size: 'max' },
    ),
  );
}

/** Of several ways one, the same for the same step. */
export const oneOf = <Way>(ways: readonly Way[], { how }: Pick<Step, 'how'>): Way =>
  ways[how % ways.length] as Way;
