import type { Cancellation, Cancelled } from '../../../types/api/order';
import type { CancellationFee } from '../../../types/api/rental';
import { demandCancelPenalty, DEMAND_CANCEL_RULES } from '../../../src/domain/demandCancel';
import { demandOrderLife } from '../../../src/domain/demandOrderLife';
import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { can, canMove, statusText, type Mover } from '../../../src/domain/orderLife';
import { writtenText } from '../../../src/domain/writtenText';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import type { Money } from '../../kernel/money/money';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { rewardCompletedOrder } from '../../kernel/orders/rewardCompletedOrder';
import { worksheetLine } from './worksheetLine';
import { lockWorksheetOrder, type WorksheetOrder } from './worksheetOrderRepository';
import { worksheetSubject } from './worksheetPayable';

/** What cancelling costs now and what comes back, fen; where it cannot be cancelled any more, why. */
export function feeOfOrder({ order, agreed }: WorksheetOrder, now: Date): CancellationFee {
  const paid = order.paid - order.refunded;
  const terms = { total: order.total, isPaid: order.state === 'BOOKED', startsAt: agreed.takeTime };
  const penalty = demandCancelPenalty(terms, now);
  if (!can(demandOrderLife, order.state, 'cancel') || penalty === undefined) {
    return { once_penalty_amount: 0, refund_amount: 0, rule: DEMAND_CANCEL_RULES[2] ?? '' };
  }
  const rule =
    penalty > 0
      ? DEMAND_CANCEL_RULES[1]
      : paid > 0
        ? DEMAND_CANCEL_RULES[0]
        : order.total === 0
          ? '这次预订免费，可以直接取消。'
          : '还没有支付，可以直接取消。';
  return { once_penalty_amount: penalty, refund_amount: paid - penalty, rule: rule ?? '' };
}

/** Whether its member may cancel it now. */
export const isCancellable = ({ order, agreed }: WorksheetOrder, now: Date): boolean =>
  can(demandOrderLife, order.state, 'cancel') &&
  demandCancelPenalty(
    { total: order.total, isPaid: order.state === 'BOOKED', startsAt: agreed.takeTime },
    now,
  ) !== undefined;

const wrongState = ({ order }: WorksheetOrder, what: string): Failure =>
  new Failure(ErrorCode.ORDER_STATE, `订单${statusText(demandOrderLife, order.state)}，不能${what}`);

/** Ends an order under its lock before its service; answers what comes back, fen. */
async function end(
  work: MoneyTransaction,
  locked: WorksheetOrder,
  { by, penalty, why }: { by: Mover; penalty: number; why: string },
): Promise<number> {
  const { tx, now } = work;
  const { order } = locked;
  const subject = worksheetSubject(order.id);
  if (await work.hasUnknownPayment(subject)) {
    throw new Failure(ErrorCode.ORDER_STATE, '支付结果正在确认，请稍后再取消');
  }
  const refund = order.paid - order.refunded - penalty;
  if (!(await moveOrder(tx, order, { to: 'CANCELLED', by, now, refunded: refund })))
    throw wrongState(locked, '取消');
  await work.closePayments(subject);
  await worksheetLine.release(tx, order, now);
  if (refund > 0) await work.refundPaid(subject, { reason: 'CANCELLED', amount: refund });
  await addEvents(
    tx,
    order.id,
    now,
    why,
    ...(penalty > 0 ? [`收取取消违约金¥${yuanText(penalty)}`] : []),
    ...(refund > 0 ? [`已原路退款¥${yuanText(refund)}`] : []),
  );
  return refund;
}

/** Cancels an order at the penalty that was shown. Errors as the contract lists them. */
export async function cancelWorksheetOrder(
  { orderid, expected_penalty: expected, reason }: Cancellation,
  { money, member, now }: Pick<MemberContext, 'money' | 'member' | 'now'>,
): Promise<Cancelled> {
  await money.refreshOwn(member.id, worksheetSubject(orderid), now);
  return money.transaction(now, async work => {
    const locked = await lockWorksheetOrder(work.tx, orderid, { ownerId: member.id });
    if (!locked) throw notFound('这个订单');
    if (!can(demandOrderLife, locked.order.state, 'cancel')) throw wrongState(locked, '取消');
    if (!isCancellable(locked, now)) {
      throw new Failure(ErrorCode.ORDER_STATE, '已经到了用车时间，不能自行取消，请联系客服');
    }
    const fee = feeOfOrder(locked, now);
    const penalty = fee.once_penalty_amount;
    if (penalty !== expected) {
      throw new Failure(ErrorCode.PENALTY_CHANGED, '取消违约金有变化，请确认后再取消', fee);
    }
    const said = writtenText(reason);
    const why = said ? `订单已取消，原因：${said}` : '订单已取消';
    return { penalty, refund: await end(work, locked, { by: 'member', penalty, why }) };
  });
}

/** We cannot do what was agreed: all that was paid goes back. ORDER_STATE, NOT_FOUND. */
export async function cancelWorksheetOrderByUs(
  money: Money,
  { orderId, reason }: { orderId: string; reason: string },
  now: Date,
): Promise<void> {
  await money.transaction(now, async work => {
    const locked = await lockWorksheetOrder(work.tx, orderId);
    if (!locked) throw notFound('这个订单');
    if (!canMove(demandOrderLife, locked.order.state, 'CANCELLED', 'staff')) throw wrongState(locked, '取消');
    await end(work, locked, { by: 'staff', penalty: 0, why: `客服取消了订单：${reason}` });
  });
}

/** The service is over: the order is completed, and its member has what it earns. ORDER_STATE, NOT_FOUND. */
export async function completeWorksheetOrder(money: Money, orderId: string, now: Date): Promise<void> {
  await money.transaction(now, async ({ tx }) => {
    const locked = await lockWorksheetOrder(tx, orderId);
    if (!locked) throw notFound('这个订单');
    if (!(await moveOrder(tx, locked.order, { to: 'COMPLETED', by: 'staff', now }))) {
      throw wrongState(locked, '完成');
    }
    await rewardCompletedOrder(tx, locked.order, now);
    await addEvents(tx, orderId, now, '服务已完成，感谢您的信任');
  });
}
