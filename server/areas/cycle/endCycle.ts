import type { Cancelled } from '../../../types/api/order';
import type { CycleRefundCheck } from '../../../types/api/cycle';
import { cycleLife } from '../../../src/domain/cycleLife';
import { cycleRefund } from '../../../src/domain/cyclePlans';
import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { can, statusText, type OrderAction } from '../../../src/domain/orderLife';
import { writtenText } from '../../../src/domain/writtenText';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { daysLeftOf, emptyVoucher, voucherIdOf } from '../account/public';
import { cycleSubject } from './cyclePayable';
import { findCycleOrder, lockCycleOrder, type CycleOrder } from './cycleRepository';
import { refreshCycle } from './refreshCycle';

type Ending = Pick<MemberContext, 'db' | 'money' | 'member' | 'now'>;

function assertCan({ order }: CycleOrder, action: OrderAction, name: string): void {
  if (can(cycleLife, order.state, action)) return;
  throw new Failure(ErrorCode.ORDER_STATE, `订单${statusText(cycleLife, order.state)}，不能${name}`);
}

const changedUnderLock = (): Error => new Error('An order changed under its lock');

/** Gives up an order that waits for its payment. Errors as the contract lists them. */
export async function cancelCycle(
  { orderid, reason }: { orderid: string; reason: string },
  { db, money, member, now }: Ending,
): Promise<Cancelled> {
  await refreshCycle(orderid, { db, money, member, now });
  return money.transaction(now, async work => {
    const locked = await lockCycleOrder(work.tx, orderid);
    if (!locked || locked.order.userId !== member.id || locked.order.deletedAt) throw notFound('这个订单');
    assertCan(locked, 'cancel', '取消');
    const subject = cycleSubject(orderid);
    if (await work.hasUnknownPayment(subject)) {
      throw new Failure(ErrorCode.ORDER_STATE, '支付结果正在确认，请稍后再取消');
    }
    if (!(await moveOrder(work.tx, locked.order, { to: 'CANCELLED', by: 'member', now })))
      throw changedUnderLock();
    await work.closePayments(subject);
    const why = writtenText(reason);
    await addEvents(work.tx, orderid, now, why ? `订单已取消，原因：${why}` : '订单已取消');
    return { penalty: 0, refund: 0 };
  });
}

/** What would come back where so many days are left. */
function checkOf({ order, cycle }: CycleOrder, left: number): CycleRefundCheck {
  const { days: bought, ordinaryDay } = cycle;
  const paid = order.paid - order.refunded;
  const used = bought - left;
  return { paid, bought, used, ordinary_day_price: ordinaryDay, ...cycleRefund({ paid, ordinaryDay, used }) };
}

/** What would come back of a card now. Errors as the contract lists them. */
export async function checkRefund(orderid: string, context: Ending): Promise<CycleRefundCheck> {
  const { db, member } = context;
  await refreshCycle(orderid, context);
  const found = await findCycleOrder(db, member.id, orderid);
  if (!found) throw notFound('这个订单');
  assertCan(found, 'refund', '退款');
  return checkOf(found, found.left ?? 0);
}

/**
 * Gives up what is left of a card: takes it out of the wallet and gives the refund back the way the money came, in one
 * transaction. Days that bookings hold count as used; those that come back afterwards can be used until their time is
 * over, since they are paid at the ordinary price. Errors as the contract lists them.
 */
export async function refundCycle(
  { orderid, expected_refund: expected }: { orderid: string; expected_refund: number },
  context: Ending,
): Promise<{ refund: number }> {
  const { money, member, now } = context;
  await refreshCycle(orderid, context);
  return money.transaction(now, async work => {
    const { tx } = work;
    const locked = await lockCycleOrder(tx, orderid);
    if (!locked || locked.order.userId !== member.id || locked.order.deletedAt) throw notFound('这个订单');
    // The same again, when the answer was lost: what is not kept of its price. Money that came twice went back, too.
    if (locked.order.state === 'REFUNDED') {
      const { total, paid, refunded } = locked.order;
      return { refund: total - (paid - refunded) };
    }
    assertCan(locked, 'refund', '退款');
    const voucher = voucherIdOf(orderid);
    // After the order's lock, as everywhere: nobody books with it until this is done.
    const check = checkOf(locked, (await daysLeftOf(tx, voucher, { lock: true })) ?? 0);
    const { refund, used } = check;
    if (refund !== expected) {
      throw new Failure(ErrorCode.PENALTY_CHANGED, '可退金额有变化，请确认后再退款', check);
    }
    await emptyVoucher(tx, voucher);
    if (!(await moveOrder(tx, locked.order, { to: 'REFUNDED', by: 'member', now, refunded: refund }))) {
      throw changedUnderLock();
    }
    if (refund > 0) await work.refundPaid(cycleSubject(orderid), { reason: 'CANCELLED', amount: refund });
    const back = refund > 0 ? `，已原路退款¥${yuanText(refund)}` : '，没有可退的金额';
    await addEvents(tx, orderid, now, `已退掉剩余天数（用了${used}天）${back}`);
    return { refund };
  });
}
