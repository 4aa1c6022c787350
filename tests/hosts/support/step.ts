import type { DataUpdate } from '../engine/types';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Milliseconds between two updates of which the second was sent for its own sake: the rest of a list, a countdown. */
const pause = 200;

/** Sizes of the updates that follow each other without a pause. */
function beforePause(updates: readonly DataUpdate[]): number[] {
  const end = updates.findIndex(({ at }, index) => index > 0 && at - (updates[index - 1]?.at ?? at) > pause);
  return updates.slice(0, end < 0 ? undefined : end).map(({ bytes }) => bytes);
}

/** What the app sent to the view in one step of a journey. */
export interface Step {
  name: string;
  /** Route of the page that the step ended on. */
  route: string;
  /** The step opened that page. */
  opens: boolean;
  /** The step began on another page. */
  leaves: boolean;
  updates: number;
  bytes: number;
  /** Of these, what was sent before the first pause: what the person waits for. */
  atOnce: number;
  /** Of these, what the view knew already: a waste. */
  known: number;
  /** Of the largest single setData. */
  largest: number;
  /** The page and the path on which that one weighs most. */
  heaviest: string;
}

/** What a step sent, between the routes that were open before it and those that are open now. */
export function stepOf(
  name: string,
  before: readonly string[],
  { updates, routes }: { updates: readonly DataUpdate[]; routes: readonly string[] },
): Step {
  const sizes = updates.map(({ bytes }) => bytes);
  const route = routes[routes.length - 1] ?? '';
  const [largest] = [...updates].sort((a, b) => b.bytes - a.bytes);
  return {
    name,
    route,
    opens: route !== before[before.length - 1] && routes.length >= before.length,
    leaves: routes.join() !== before.join(),
    updates: sizes.length,
    bytes: sum(sizes),
    atOnce: sum(beforePause(updates)),
    known: sum(updates.map(({ known }) => known)),
    largest: Math.max(0, ...sizes),
    heaviest: largest ? `${largest.where} ${largest.heaviest}` : '',
  };
}
