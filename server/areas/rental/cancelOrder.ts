import { ErrorCode } from '../../../src/domain/errorCode';
import { cancelPenalty } from '../../../src/domain/cancellation';
import { holidayOn } from '../../../src/domain/holidays';
import { yuanText } from '../../../src/domain/money';
import { can, statusText } from '../../../src/domain/orderLife';
import { groupTotal } from '../../../src/domain/pricing';
import { rentalLife } from '../../../src/domain/rentalLife';
import { dayOf } from '../../../src/domain/shanghaiTime';
import type { CancellationFee } from '../../../types/api/rental';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { releaseHoldings } from './releaseHoldings';
import { lockRentalOrder, type RentalOrder } from './rentalOrderRepository';
import { rentalSubject } from './rentalSubject';

/** What cancelling an order costs at a time and what comes back, in fen (specification §3, calcFee). */
export function feeOfCancelling({ order, rental }: RentalOrder, now: Date): CancellationFee {
  const held = order.paid - order.refunded;
  const { amount, rule } = cancelPenalty({
    status: order.state,
    paid: held,
    pickupTime: rental.fromTime,
    now,
    hasDelivery: rental.choice.delivery !== undefined,
    isHoliday: holidayOn(dayOf(rental.fromTime)) !== undefined,
    rentalFee: groupTotal(rental.bill, 'rental'),
  });
  return {
    once_penalty_amount: amount,
    refund_amount: can(rentalLife, order.state, 'cancel') ? held - amount : 0,
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
    const locked = await lockRentalOrder(tx, request.orderid);
    if (!locked || locked.order.userId !== member.id || locked.order.deletedAt) throw notFound('这个订单');
    const { order } = locked;
    if (!can(rentalLife, order.state, 'cancel')) {
      throw new Failure(ErrorCode.ORDER_STATE, `订单${statusText(rentalLife, order.state)}，不能取消`);
    }
    if (await work.hasUnknownPayment(subject)) {
      throw new Failure(ErrorCode.ORDER_STATE, '支付结果正在确认，请稍后再取消');
    }
    const fee = feeOfCancelling(locked, now);
    if (fee.once_penalty_amount !== request.expected_penalty) {
      throw new Failure(ErrorCode.PENALTY_CHANGED, '取消违约金有变化，请确认后再取消', fee);
    }
    await endOrder(work, locked, fee.refund_amount);
    await addEvents(tx, order.id, now, ...cancelTexts(request.reason, fee));
    return { penalty: fee.once_penalty_amount, refund: fee.refund_amount };
  });
}

async function endOrder(work: MoneyTransaction, ended: RentalOrder, refund: number): Promise<void> {
  const { tx, now } = work;
  const subject = rentalSubject(ended.order.id);
  const move = { to: rentalLife.cancelled, by: 'member', refunded: refund } as const;
  if (!(await moveOrder(tx, ended.order, move))) throw new Error('An order changed under its lock');
  await releaseHoldings(tx, ended, now);
  await work.closePayments(subject);
  if (refund > 0) await work.refundPaid(subject, { reason: 'CANCELLED', amount: refund });
}

function cancelTexts(reason: string, fee: CancellationFee): string[] {
  const { once_penalty_amount: penalty, refund_amount: refund } = fee;
  const why = reason.trim();
  const texts = [why ? `订单已取消，原因：${why}` : '订单已取消'];
  if (penalty > 0) texts.push(`收取取消违约金¥${yuanText(penalty)}`);
  if (refund > 0) texts.push(`已原路退款¥${yuanText(refund)}`);
  return texts;
}
