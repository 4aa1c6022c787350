import type { OrderSummary } from '../../types/api/order';
import { lifeOf } from './orderLines';
import { dayOf, MINUTE, toMillis, type Time } from './shanghaiTime';

/** Digits of a member's code. */
export const MEMBER_CODE_DIGITS = 12;

/** For how long a code is good, milliseconds: as long as somebody holds it out at the counter. */
export const MEMBER_CODE_LIFE = MINUTE;

/** A code as it is read out and typed: 1234 5678 9012. */
export const memberCodeText = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ');

/** How soon an order matters to who stands at the counter: 0 is first. */
function rankAtCounter({ line, status, from_time: from }: OrderSummary, now: Time): number {
  const stage = lifeOf(line).states[status]?.stage;
  if (stage === 'TO_PICK_UP') return from !== undefined && dayOf(from) <= dayOf(now) ? 0 : 2;
  return stage === 'IN_USE' ? 1 : 3;
}

/**
 * A member's running orders as the counter needs them: what is picked up today (or should have been) first, then what is
 * out and comes back, then later pickups, then the rest; each by its time.
 */
export function ordersAtCounter(orders: readonly OrderSummary[], now: Time): OrderSummary[] {
  const begins = ({ from_time: from, created_at: made }: OrderSummary): number => toMillis(from ?? made);
  return [...orders].sort(
    (one, other) => rankAtCounter(one, now) - rankAtCounter(other, now) || begins(one) - begins(other),
  );
}
