import { daysBetween } from './calendarMonths';
import { longLife, type LongState } from './longLife';
import { can } from './orderLife';
import { format, HOUR, toMillis, type Time } from './shanghaiTime';

/** Hours before the pickup until which a long rental is cancelled for nothing: its car is prepared by then. */
export const FREE_CANCEL_HOURS = 48;

/** What decides what cancelling costs. Fen. */
export interface LongCancellation {
  state: LongState;
  paid: number;
  pickupTime: Time;
  /** What a day costs. */
  dayPrice: number;
  now: Time;
}

const LATE = `交车前${FREE_CANCEL_HOURS}小时内取消，收取1天的租金作为违约金`;

/** A car that nobody fetches stands there for them all the same. */
const MISSED = '交车时间过后每过1天另收1天';

/** The rule whatever the day of the pickup. */
export const LONG_CANCEL_RULE = `交车前${FREE_CANCEL_HOURS}小时以上免费取消，之后取消收取1天的租金作为违约金，${MISSED}。`;

/** The rule for who books at that time: until when it is free, where it still is, and what it costs then. */
export function longCancelTerms(pickupTime: Time, bookedAt: Time): string {
  const limit = toMillis(pickupTime) - FREE_CANCEL_HOURS * HOUR;
  if (toMillis(bookedAt) > limit)
    return `交车前不足${FREE_CANCEL_HOURS}小时，取消收取1天的租金作为违约金，${MISSED}`;
  return `${format(limit, 'M月D日 HH:mm')}前可免费取消，之后取消收取1天的租金作为违约金，${MISSED}`;
}

/** What cancelling costs now, fen, and by which rule; never more than was paid. */
export function longCancelFee({ state, paid, pickupTime, dayPrice, now }: LongCancellation): {
  amount: number;
  rule: string;
} {
  if (!can(longLife, state, 'cancel')) return { amount: 0, rule: '订单当前状态不能取消' };
  if (state === 'UNPAID' || paid <= 0) return { amount: 0, rule: '订单未支付，可免费取消' };
  const limit = toMillis(pickupTime) - FREE_CANCEL_HOURS * HOUR;
  if (toMillis(now) <= limit) return { amount: 0, rule: `${format(limit, 'M月D日 HH:mm')}前可免费取消` };
  const missed = Math.max(0, daysBetween(pickupTime, now));
  const rule = missed > 0 ? `${LATE}，${MISSED}，已过${missed}天` : LATE;
  return { amount: Math.min(paid, dayPrice * (1 + missed)), rule };
}
