import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What a gateway has answered, once it has the shape that is documented; throws otherwise, without quoting it. */
export function expectShape<S extends TSchema>(schema: S, answer: unknown, call: string): Static<S> {
  if (Value.Check(schema, answer)) return answer;
  throw new Error(`${call} was answered in a shape that is not documented`);
}
