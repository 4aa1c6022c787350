import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { cameToNothing, can, statusText } from '../../../src/domain/orderLife';
import { lifeOf } from '../../../src/domain/orderLines';
import { Failure, notFound } from '../failure';
import type { Standing } from '../money/payable';
import type { OrderLine } from './orderLine';
import { overdueState, type OrderRow } from './orderRepository';

/** What the house keeps of what was paid for an order, in fen. */
const keptOf = ({ paid, refunded }: OrderRow): number => paid - refunded;

/** What is left to be paid of an order, in fen: below zero it was too much. */
export const leftOf = (order: OrderRow): number => order.total - keptOf(order);

const wordOf = ({ line, state }: OrderRow): string => statusText(lifeOf(line), state);

const isWaiting = (order: OrderRow, now: Date): boolean =>
  can(lifeOf(order.line), order.state, 'pay') && overdueState(order, now) === undefined;

const hasLapsed = ({ line, state }: OrderRow): boolean =>
  cameToNothing(lifeOf(line), state) && state !== lifeOf(line).cancelled;

/** What is due of an order, in fen. NOT_FOUND (deleted), PAYMENT_CLOSED (its time is over), ORDER_STATE. */
export function dueOf(order: OrderRow, now: Date): number {
  if (order.deletedAt) throw notFound('这个订单');
  if (isWaiting(order, now)) return leftOf(order);
  if (hasLapsed(order) || overdueState(order, now) !== undefined) {
    throw new Failure(ErrorCode.PAYMENT_CLOSED, '订单已关闭，请重新下单');
  }
  throw new Failure(ErrorCode.ORDER_STATE, `订单${wordOf(order)}，无需支付`);
}

/**
 * Where an order of any line stands with its money. Paid is only what is kept of an order that goes on or was carried
 * out; what came for one that fell through went back, save the penalty.
 */
export function standingOf(line: OrderLine, order: OrderRow, now: Date): Standing {
  const { state, refunded } = order;
  const kept = keptOf(order);
  const closing = `超过${line.minutesToPay}分钟未支付，${line.released}，可以重新预订。`;
  if (isWaiting(order, now)) return { state: 'DUE', amount: leftOf(order), closing };
  if (overdueState(order, now) !== undefined) return { state: 'CLOSED', reason: closing };
  const isNothing = cameToNothing(lifeOf(order.line), state);
  if (!isNothing && (kept > 0 || refunded === 0)) return { state: 'PAID', amount: kept };
  if (refunded > 0) return { state: 'REFUNDED', amount: refunded, reason: whyReturned(order) };
  if (hasLapsed(order)) return { state: 'CLOSED', reason: closing };
  return { state: 'CLOSED', reason: kept > 0 ? whyReturned(order) : `订单${wordOf(order)}，可以重新预订。` };
}

function whyReturned(order: OrderRow): string {
  if (hasLapsed(order)) return `付款到账时订单${wordOf(order)}。`;
  const kept = keptOf(order);
  return `订单${wordOf(order)}${kept > 0 ? `，收取违约金¥${yuanText(kept)}` : ''}。`;
}
