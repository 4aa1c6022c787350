import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { can, statusText } from '../../../src/domain/orderLife';
import { rentalLife } from '../../../src/domain/rentalLife';
import { writtenText } from '../../../src/domain/writtenText';
import type { CancellationFee } from '../../../types/api/rental';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { addEvents } from '../../kernel/orders/orderRepository';
import { giveUpUnpaid, refreshRental } from './amend/unpaidAmendment';
import { endBeforePickup } from './endBeforePickup';
import { feeOfCancelling } from './feeOfCancelling';
import { lockRentalOrder } from './rentalOrderRepository';
import { rentalSubject } from './rentalSubject';

/**
 * Cancels an order: keeps the penalty, gives the rest back the way it came, and gives back car, coupon and coins.
 * PENALTY_CHANGED (data: the new calcFee) when the penalty is no longer what the renter agreed to; ORDER_STATE when
 * the car is taken, the order has ended, or a payment's result is still unknown.
 */
export async function cancelOrder(
  request: { orderid: string; expected_penalty: number; reason: string },
  context: Pick<MemberContext, 'db' | 'money' | 'member' | 'now'>,
): Promise<{ penalty: number; refund: number }> {
  const { money, member, now } = context;
  const subject = rentalSubject(request.orderid);
  await refreshRental(request.orderid, context);
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
    const fee = await feeOfCancelling(tx, locked, now);
    if (fee.once_penalty_amount !== request.expected_penalty) {
      throw new Failure(ErrorCode.PENALTY_CHANGED, '取消违约金有变化，请确认后再取消', fee);
    }
    const ended = await giveUpUnpaid(work, locked);
    const end = { to: 'CANCELLED', by: 'member', refund: fee.refund_amount } as const;
    if (!(await endBeforePickup(work, ended, end))) throw new Error('An order changed under its lock');
    await addEvents(tx, order.id, now, ...cancelTexts(request.reason, fee));
    return { penalty: fee.once_penalty_amount, refund: fee.refund_amount };
  });
}

function cancelTexts(reason: string, fee: CancellationFee): string[] {
  const { once_penalty_amount: penalty, refund_amount: refund } = fee;
  const why = writtenText(reason);
  const texts = [why ? `订单已取消，原因：${why}` : '订单已取消'];
  if (penalty > 0) texts.push(`收取取消违约金¥${yuanText(penalty)}`);
  if (refund > 0) texts.push(`已原路退款¥${yuanText(refund)}`);
  return texts;
}
