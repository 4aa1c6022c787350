import { randomHex } from '@/platform/random';

/** Submitting what was chosen: one key for one order, whatever the network does. */
export interface Attempt {
  /** `client_key` of the order. */
  key: string;
  /** What was sent, as JSON. */
  choice: string;
  /** The server said no: no order was made under the key. */
  isRefused: boolean;
}

/** A key under which an order is made at most once. */
const newClientKey = (): string => randomHex(32);

/**
 * The attempt at ordering a choice. The key stays until the order is made, so that a retry after a lost answer finds it.
 * Only what was refused and then changed is another order.
 */
export function nextAttempt(choice: object, previous: Attempt | undefined): Attempt {
  const text = JSON.stringify(choice);
  const isOther = !previous || (previous.isRefused && previous.choice !== text);
  return { key: isOther ? newClientKey() : previous.key, choice: text, isRefused: false };
}

/** An attempt out of storage, where anything may stand. */
export function readAttempt(stored: unknown): Attempt | undefined {
  const attempt = stored as Partial<Attempt> | null | undefined;
  if (typeof attempt?.key !== 'string' || typeof attempt.choice !== 'string') return undefined;
  return { key: attempt.key, choice: attempt.choice, isRefused: attempt.isRefused === true };
}
