import { ErrorCode } from '../../../src/domain/errorCode';
import { cancelPenalty } from '../../../src/domain/cancellation';
import { holidayOn } from '../../../src/domain/holidays';
import { yuanText } from '../../../src/domain/money';
import { can, statusText } from '../../../src/domain/orderLife';
import { groupTotal } from '../../../src/domain/pricing';
import { rentalLife } from '../../../src/domain/rentalLife';
import { dayOf } from '../../../src/domain/shanghaiTime';
import type { OrderDetail } from '../../../types/api/order';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import { addEvents, changeStatus, lockOrder, type OrderRow } from './orderRepository';
import { releaseHoldings } from './releaseHoldings';
import { rentalSubject } from './rentalSubject';

/** What cancelling an order costs at a time and what comes back, in fen (specification §3, calcFee). */
export function feeOfCancelling(order: OrderRow, now: Date): OrderDetail['calcFee'] {
  const held = order.paid - order.refunded;
  const { amount, rule } = cancelPenalty({
    status: order.status,
    paid: held,
    pickupTime: order.fromTime,
    now,
    hasDelivery: order.choice.delivery !== undefined,
    isHoliday: holidayOn(dayOf(order.fromTime)) !== undefined,
    rentalFee: groupTotal(order.bill, 'rental'),
  });
  return {
    once_penalty_amount: amount,
    refund_amount: can(rentalLife, order.status, 'cancel') ? held - amount : 0,
    rule,
  };
}

/**
 * Cancels an order: keeps the penalty, gives the rest back the way it came, and gives back car, coupon and coins.
 * PENALTY_CHANGED (data: the new calcFee) when the penalty is no longer what the renter agreed to; ORDER_STATE when
 * the car is taken, the order has ended, or a payment's result is still unknown.
 */
export async function cancelOrder(
  request: { orderid: string; expected_penalty: number; reason: string },
  { money, member, now }: Pick<MemberContext, 'money' | 'member' | 'now'>,
): Promise<{ penalty: number; refund: number }> {
  const subject = rentalSubject(request.orderid);
  await money.refresh(subject, now);
  return money.transaction(now, async work => {
    const { tx } = work;
    const order = await lockOrder(tx, request.orderid);
    if (!order || order.userId !== member.id || order.deletedAt) throw notFound('这个订单');
    if (!can(rentalLife, order.status, 'cancel')) {
      throw new Failure(ErrorCode.ORDER_STATE, `订单${statusText(rentalLife, order.status)}，不能取消`);
    }
    if (await work.hasUnknownPayment(subject)) {
      throw new Failure(ErrorCode.ORDER_STATE, '支付结果正在确认，请稍后再取消');
    }
    const fee = feeOfCancelling(order, now);
    if (fee.once_penalty_amount !== request.expected_penalty) {
      throw new Failure(ErrorCode.PENALTY_CHANGED, '取消违约金有变化，请确认后再取消', fee);
    }
    await endOrder(work, order, fee.refund_amount);
    await addEvents(tx, order.id, now, ...cancelTexts(request.reason, fee));
    return { penalty: fee.once_penalty_amount, refund: fee.refund_amount };
  });
}

async function endOrder(work: MoneyTransaction, order: OrderRow, refund: number): Promise<void> {
  const { tx, now } = work;
  const subject = rentalSubject(order.id);
  const change = { from: order.status, to: 'CANCELLED', refunded: refund } as const;
  if (!(await changeStatus(tx, order.id, change))) throw new Error('An order changed under its lock');
  await releaseHoldings(tx, order, now);
  await work.closePayments(subject);
  if (refund > 0) await work.refundPaid(subject, { reason: 'CANCELLED', amount: refund });
}

function cancelTexts(reason: string, fee: OrderDetail['calcFee']): string[] {
  const { once_penalty_amount: penalty, refund_amount: refund } = fee;
  const why = reason.trim();
  const texts = [why ? `订单已取消，原因：${why}` : '订单已取消'];
  if (penalty > 0) texts.push(`收取取消违约金¥${yuanText(penalty)}`);
  if (refund > 0) texts.push(`已原路退款¥${yuanText(refund)}`);
  return texts;
}
