import { yuanText } from './money';
import { can } from './orderLife';
import { rentalLife, type RentalState } from './rentalLife';
import { format, HOUR, toMillis, type Time } from './shanghaiTime';

/** What a late cancellation costs, percent of the rental fee. */
export const PENALTY_PERCENT = 30;

/** A paid order at a moment: what decides what cancelling it costs then. Money in fen. */
export interface PaidOrder {
  /** What has been paid. */
  paid: number;
  pickupTime: Time;
  now: Time;
  /** The car is brought to the door. */
  hasDelivery: boolean;
  /** The pickup is on a statutory holiday. */
  isHoliday: boolean;
  /** The bill's rental lines (`groupTotal(bill, 'rental')`). */
  rentalFee: number;
}

/** What decides what a cancellation costs. */
export interface Cancellation extends PaidOrder {
  status: RentalState;
  /** The order as it was whenever it was changed before its pickup, `now` being when; absent: it never was. */
  changed?: readonly PaidOrder[];
}

/** Hours before the pickup until which cancelling is free. */
export const FREE_CANCEL_HOURS = { plain: 2, delivery: 4, holiday: 48 } as const;

type Circumstances = Pick<Cancellation, 'hasDelivery' | 'isHoliday'>;

function limitOf({ hasDelivery, isHoliday }: Circumstances): { hours: number; kind: string } {
  if (isHoliday) return { hours: FREE_CANCEL_HOURS.holiday, kind: '节假日订单' };
  return hasDelivery
    ? { hours: FREE_CANCEL_HOURS.delivery, kind: '送车上门订单' }
    : { hours: FREE_CANCEL_HOURS.plain, kind: '订单' };
}

/** The limit in a few words, before anything is booked: 提前2小时免费取消. */
export const freeCancelText = (circumstances: Circumstances): string =>
  `提前${limitOf(circumstances).hours}小时免费取消`;

const PENALTY = `收取租车费${PENALTY_PERCENT}%的违约金`;

/** The end of free cancelling, and the two rules: what holds until then, and what after. */
function rulesOf({ pickupTime, ...circumstances }: Circumstances & Pick<Cancellation, 'pickupTime'>) {
  const { hours, kind } = limitOf(circumstances);
  const limit = toMillis(pickupTime) - hours * HOUR;
  return {
    limit,
    free: `${format(limit, 'M月D日 HH:mm')}前可免费取消`,
    late: `${kind}在取车前${hours}小时内取消，${PENALTY}`,
  };
}

/** Until when a rental that is booked now can be cancelled for nothing, in a few words; undefined where it cannot. */
export function freeCancelUntil(
  booking: Circumstances & Pick<Cancellation, 'pickupTime'>,
  now: Time,
): string | undefined {
  const { limit } = rulesOf(booking);
  return toMillis(now) < limit ? `免费取消至${format(limit, 'D日HH:mm')}` : undefined;
}

/** The rule of a paid order in one sentence, before it is booked: until when it is free, and what it costs then. */
export function cancelTerms(booking: Circumstances & Pick<Cancellation, 'pickupTime'>, now: Time): string {
  const { limit, free, late } = rulesOf(booking);
  return toMillis(now) <= limit ? `${free}，之后取消${PENALTY}` : late;
}

/** What cancelling a paid order costs at its moment, and the rule by which it does. */
function feeOf(order: PaidOrder): { amount: number; rule: string } {
  const { limit, free, late } = rulesOf(order);
  if (toMillis(order.now) <= limit) return { amount: 0, rule: free };
  const penalty = Math.round((order.rentalFee * PENALTY_PERCENT) / 100);
  return { amount: Math.min(order.paid, penalty), rule: late };
}

const KEPT = `修改订单时已过免费取消时间，仍按修改前的订单${PENALTY}`;

/** What cancelling an order costs at least that was changed at these moments, fen; 0 where each was in time. */
export const keptPenalty = (changed: readonly PaidOrder[]): number =>
  Math.max(0, ...changed.map(before => feeOf(before).amount));

/** What who changes an order is told before, where cancelling it costs so much already, fen. */
export const changeNotice = (penalty: number): string =>
  `免费取消时间已过，修改后再取消，违约金不低于现在的¥${yuanText(penalty)}`;

/**
 * What cancelling costs now, in fen, and the rule in one sentence. Free up to the limit (2 hours before pickup,
 * 4 with door delivery, 48 on holidays), then 30 % of the rental fee, never more than was paid. A change lessens nothing:
 * where cancelling would have cost something when the order was changed, it costs as much afterwards, however late the
 * pickup is then. Nothing is owed to a site that has not confirmed yet. Whether cancelling is possible at all says the order's life; where it is not, the amount is 0.
 */
export function cancelPenalty(order: Cancellation): { amount: number; rule: string } {
  if (!can(rentalLife, order.status, 'cancel')) return { amount: 0, rule: '订单当前状态不能取消' };
  if (order.status === 'UNPAID' || order.paid <= 0) return { amount: 0, rule: '订单未支付，可免费取消' };
  if (order.status === 'CONFIRMING') return { amount: 0, rule: '门店确认前可免费取消' };
  const fee = feeOf(order);
  const kept = Math.min(order.paid, keptPenalty(order.changed ?? []));
  return kept > fee.amount ? { amount: kept, rule: KEPT } : fee;
}
