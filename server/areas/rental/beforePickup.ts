import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { isNoShow, NO_SHOW_HOURS, noShowText } from '../../../src/domain/noShow';
import { statusText } from '../../../src/domain/orderLife';
import { rentalLife } from '../../../src/domain/rentalLife';
import { Failure, notFound } from '../../kernel/failure';
import type { Money } from '../../kernel/money/money';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { giveUpUnpaid } from './amend/unpaidAmendment';
import { endBeforePickup } from './endBeforePickup';
import { feeOfCancelling } from './feeOfCancelling';
import { lockRentalOrder, setEndedBySite, type RentalOrder } from './rentalOrderRepository';
import { rentalSubject } from './rentalSubject';

/** What is said of an order that its site has confirmed. */
export const CONFIRMED = '门店已确认，请按时取车';

const refuse = ({ order }: RentalOrder, what: string): Failure =>
  new Failure(ErrorCode.ORDER_STATE, `订单${statusText(rentalLife, order.state)}，不能${what}`);

async function lockForSite(work: MoneyTransaction, orderId: string): Promise<RentalOrder> {
  const locked = await lockRentalOrder(work.tx, orderId);
  if (!locked) throw notFound('这个订单');
  if (await work.hasUnknownPayment(rentalSubject(orderId))) {
    throw new Failure(ErrorCode.ORDER_STATE, '支付结果正在确认，请稍后再试');
  }
  return locked;
}

const refundText = (refund: number): string[] => (refund > 0 ? [`已原路退款¥${yuanText(refund)}`] : []);

/** The site confirms an order that waits for its word. ORDER_STATE, NOT_FOUND. */
export async function confirmOrder(money: Money, orderId: string, now: Date): Promise<void> {
  await money.transaction(now, async work => {
    const locked = await lockForSite(work, orderId);
    const isWaiting = locked.order.state === 'CONFIRMING';
    const move = { to: 'AWAITING_PICKUP', by: 'staff', now } as const;
    if (!isWaiting || !(await moveOrder(work.tx, locked.order, move))) throw refuse(locked, '接单');
    await addEvents(work.tx, orderId, now, CONFIRMED);
  });
}

/**
 * The site gives up an order whose car was not taken, for a reason that its member reads: all that they paid goes back,
 * whatever the hour. ORDER_STATE, NOT_FOUND.
 */
export async function cancelBySite(
  money: Money,
  { orderId, reason }: { orderId: string; reason: string },
  now: Date,
): Promise<void> {
  await money.transaction(now, async work => {
    const ended = await giveUpUnpaid(work, await lockForSite(work, orderId));
    const refund = ended.order.paid - ended.order.refunded;
    if (!(await endBeforePickup(work, ended, { to: 'CANCELLED', by: 'staff', refund }))) {
      throw refuse(ended, '取消');
    }
    const why = `门店取消了订单，原因：${reason}`;
    await setEndedBySite(work.tx, orderId, why);
    await addEvents(work.tx, orderId, now, why, ...refundText(refund));
  });
}

/**
 * The site closes an order that nobody has come for, once its car was kept long enough: it costs what cancelling costs then
 * (`NO_SHOW_RULE`), the rest goes back. ORDER_STATE, NOT_FOUND.
 */
export async function closeNoShow(money: Money, orderId: string, now: Date): Promise<void> {
  await money.transaction(now, async work => {
    const ended = await giveUpUnpaid(work, await lockForSite(work, orderId));
    if (!isNoShow(ended.rental.fromTime, now)) {
      throw new Failure(ErrorCode.ORDER_STATE, `超过取车时间${NO_SHOW_HOURS}小时后才能按未取车关闭`);
    }
    const fee = await feeOfCancelling(work.tx, ended, now);
    const { once_penalty_amount: penalty, refund_amount: refund } = fee;
    if (!(await endBeforePickup(work, ended, { to: 'CLOSED', by: 'staff', refund }))) {
      throw refuse(ended, '按未取车关闭');
    }
    const why = noShowText(penalty);
    await setEndedBySite(work.tx, orderId, why);
    await addEvents(work.tx, orderId, now, why, ...refundText(refund));
  });
}
