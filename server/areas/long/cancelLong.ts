import type { Cancellation, Cancelled } from '../../../types/api/order';
import type { CancellationFee } from '../../../types/api/rental';
import { ErrorCode } from '../../../src/domain/errorCode';
import { longCancelFee } from '../../../src/domain/longCancel';
import { longLife } from '../../../src/domain/longLife';
import { dayPriceOf, monthOf } from '../../../src/domain/longPricing';
import { yuanText } from '../../../src/domain/money';
import { can, statusText, type Mover } from '../../../src/domain/orderLife';
import { writtenText } from '../../../src/domain/writtenText';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import type { Money } from '../../kernel/money/money';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { letAllGo } from './longDeposits';
import { releaseLong } from './longLine';
import {
  changeLong,
  dropInstalments,
  instalmentSubject,
  lockLong,
  longSubject,
  paidSubjects,
  type LongOrder,
} from './longRepository';

/** What cancelling a long rental costs now and what comes back with the deposits, fen. */
export function feeOfCancelling({ order, long }: LongOrder, now: Date): CancellationFee {
  const paid = order.paid - order.refunded;
  const { amount, rule } = longCancelFee({
    state: order.state,
    paid,
    pickupTime: long.fromTime,
    dayPrice: dayPriceOf(monthOf(long.bill)),
    now,
  });
  const { vehicle, violation } = long.bill.deposits;
  const held = order.state === 'PREPARING' ? vehicle + violation : 0;
  return {
    once_penalty_amount: amount,
    refund_amount: can(longLife, order.state, 'cancel') ? paid - amount + held : 0,
    rule,
  };
}

/**
 * Ends an order whose car was never taken, under its lock: gives back car and coupon, closes its cashiers, and refunds what
 * was paid but for the penalty, with the deposits. Answers what comes back, fen.
 */
export async function endBeforePickup(
  work: MoneyTransaction,
  locked: LongOrder,
  { by, penalty }: { by: Mover; penalty: number },
): Promise<number> {
  const { tx, now } = work;
  const { order, long, plan } = locked;
  const refunded = order.paid - order.refunded - penalty;
  if (!(await moveOrder(tx, order, { to: 'CANCELLED', by, now, refunded }))) {
    throw new Error('An order changed under its lock');
  }
  const deposits = await letAllGo(tx, locked, now);
  await dropInstalments(tx, order.id);
  await releaseLong(tx, order, long, now);
  await work.closePayments(longSubject(order.id));
  for (const { id } of plan) await work.closePayments(instalmentSubject(id));
  const amount = refunded + deposits;
  if (amount > 0) await work.refundPaid(paidSubjects(locked), { reason: 'CANCELLED', amount });
  return amount;
}

/** Refuses what money is on its way for: nobody knows yet how it stands. ORDER_STATE. */
export async function assertNothingUnknown(
  work: MoneyTransaction,
  { order, plan }: LongOrder,
  what: string,
): Promise<void> {
  for (const subject of [longSubject(order.id), ...plan.map(({ id }) => instalmentSubject(id))]) {
    if (await work.hasUnknownPayment(subject)) {
      throw new Failure(ErrorCode.ORDER_STATE, `支付结果正在确认，请稍后再${what}`);
    }
  }
}

/** The member's order under lock; NOT_FOUND, also for somebody else's. */
export async function lockOwn(
  { tx }: MoneyTransaction,
  orderId: string,
  memberId: string,
): Promise<LongOrder> {
  const locked = await lockLong(tx, orderId, { ownerId: memberId });
  if (!locked) throw notFound('这个订单');
  return locked;
}

/** Cancels an order at the fee that was shown. PENALTY_CHANGED (data: the new fee), ORDER_STATE, NOT_FOUND. */
export async function cancelLong(
  { orderid, expected_penalty: expected, reason }: Cancellation,
  { money, member, now }: Pick<MemberContext, 'money' | 'member' | 'now'>,
): Promise<Cancelled> {
  await money.refreshOwn(member.id, longSubject(orderid), now);
  return money.transaction(now, async work => {
    const locked = await lockOwn(work, orderid, member.id);
    const { order } = locked;
    if (!can(longLife, order.state, 'cancel')) {
      throw new Failure(ErrorCode.ORDER_STATE, `订单${statusText(longLife, order.state)}，不能取消`);
    }
    await assertNothingUnknown(work, locked, '取消');
    const fee = feeOfCancelling(locked, now);
    const penalty = fee.once_penalty_amount;
    if (penalty !== expected) {
      throw new Failure(ErrorCode.PENALTY_CHANGED, '取消违约金有变化，请确认后再取消', fee);
    }
    const refund = await endBeforePickup(work, locked, { by: 'member', penalty });
    const why = writtenText(reason);
    await addEvents(
      work.tx,
      orderid,
      now,
      why ? `订单已取消，原因：${why}` : '订单已取消',
      ...(penalty > 0 ? [`收取取消违约金¥${yuanText(penalty)}`] : []),
      ...(refund > 0 ? [`已原路退款¥${yuanText(refund)}`] : []),
    );
    return { penalty, refund };
  });
}

/** We cannot do what was ordered: all that was paid goes back. ORDER_STATE, NOT_FOUND. */
export async function cancelByUs(
  money: Money,
  { orderId, reason }: { orderId: string; reason: string },
  now: Date,
): Promise<void> {
  await money.transaction(now, async work => {
    const locked = await lockLong(work.tx, orderId);
    if (!locked) throw notFound('这个订单');
    if (!can(longLife, locked.order.state, 'cancel')) {
      throw new Failure(ErrorCode.ORDER_STATE, `订单${statusText(longLife, locked.order.state)}，不能取消`);
    }
    await assertNothingUnknown(work, locked, '取消');
    const refund = await endBeforePickup(work, locked, { by: 'staff', penalty: 0 });
    const why = `门店取消了订单：${reason}`;
    await changeLong(work.tx, orderId, { endedBySite: why });
    const back = refund > 0 ? [`已原路退款¥${yuanText(refund)}`] : [];
    await addEvents(work.tx, orderId, now, why, ...back);
  });
}
