import fc from 'fast-check';
import type { RentalWorld } from '../../rental/rentalWorld';
import type { Step } from './steps';

/** Shorter histories that are tried of one that fails. */
const SHRINKS = 150;

/** Random histories of a line: what can happen in them, and what must hold after each step (issues 12 and 13). */
export interface Histories<Of extends Step = never> {
  /** What `npm run histories` calls it. */
  line: string;
  /** The world in which all of them are lived. */
  open(): Promise<RentalWorld>;
  /** How they begin, so that they get far. */
  beginnings: readonly (readonly Of[])[];
  steps: fc.Arbitrary<Of[]>;
  /** Lives through one, from an empty world on; throws when anything breaks. */
  live(world: RentalWorld, steps: readonly Of[]): Promise<unknown>;
}

/**
 * Lives through one history step by step: `look` checks after each that everything holds, and tells what it saw; `end` what
 * must hold long after. Resolves to all that was seen.
 */
export async function liveThrough<Of>(
  steps: readonly Of[],
  life: {
    perform: (step: Of) => Promise<unknown>;
    look: (step: Of) => Promise<Iterable<string>>;
    end: () => Promise<unknown>;
  },
): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const step of steps) {
    await life.perform(step);
    for (const what of await life.look(step)) seen.add(what);
  }
  await life.end();
  return seen;
}

/**
 * Lives through so many histories from a number on; each is made of its number alone. The first that breaks something
 * ends it; one that is asked for alone is made as short as it can be.
 */
export async function liveHistories<Of extends Step>(
  { line, beginnings, steps, live }: Histories<Of>,
  world: RentalWorld,
  {
    from,
    count,
    onLived = () => undefined,
  }: { from: number; count: number; onLived?: (lived: number) => void },
): Promise<void> {
  const beginning = fc.constantFrom(...beginnings);
  const lives = fc.asyncProperty(beginning, fc.limitShrink(steps, SHRINKS), async (first, more) => {
    await live(world, [...first, ...more]);
  });
  for (let seed = from; seed < from + count; seed += 1) {
    await fc.assert(lives, { seed, numRuns: 1, endOnFailure: count > 1 }).catch((problem: unknown) => {
      const { message, cause } = problem as Error;
      const why = cause instanceof Error ? (cause.stack ?? cause.message) : '';
      throw new Error(`npm run histories -- 1 --from ${seed} --line ${line}\n${message}\n${why}`, { cause });
    });
    onLived(seed - from + 1);
  }
}
