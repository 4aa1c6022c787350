import type { PaymentStatus } from '../../../types/api/pay';
import { yuanText } from '../../../src/domain/money';
import type { Database } from '../../db/database';
import { addEvents, changeStatus, countMoney, lockOrder } from '../order/orderRepository';
import type { PaymentProvider } from './paymentProvider';
import { changePaymentStatus, isOpenPayment, readPayment, type PaymentRow } from './paymentRepository';
import { refundPayment } from './refundPayment';

/**
 * Records how a payment stands and what follows for its order; answers the state that counts. Under the order's
 * lock: `outcome` is asked with the payment as it is then, and only while it is open. A payment that has ended
 * stays as it is, so the same result told twice counts once.
 */
export async function settlePayment(
  tx: Database,
  provider: PaymentProvider,
  paymentId: string,
  now: Date,
  outcome: (payment: PaymentRow) => Promise<PaymentStatus>,
): Promise<PaymentStatus> {
  const seen = await readPayment(tx, paymentId);
  if (!seen) throw new Error('A payment that does not exist cannot be settled');
  await lockOrder(tx, seen.orderId);
  const payment = await readPayment(tx, paymentId);
  if (!payment || !isOpenPayment(payment)) return payment?.status ?? seen.status;
  const status = await outcome(payment);
  if (status === payment.status || !(await changePaymentStatus(tx, paymentId, status, now)))
    return payment.status;
  if (status === 'SUCCEEDED') await acceptPayment(tx, provider, payment, now);
  return status;
}

/**
 * Money has come: confirms the unpaid order at once (our sites confirm by themselves), or gives the money back
 * when the order no longer waits for it.
 */
export async function acceptPayment(
  tx: Database,
  provider: PaymentProvider,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const { orderId, amount } = payment;
  if (await changeStatus(tx, orderId, { from: 'UNPAID', to: 'AWAITING_PICKUP', paid: amount })) {
    await addEvents(tx, orderId, now, '支付成功', '门店已确认，请按时取车');
    return;
  }
  await refundPayment(tx, provider, payment, { reason: 'LATE', amount, now });
  await countMoney(tx, orderId, amount, amount);
  await addEvents(tx, orderId, now, `订单已不在待支付状态，收到的¥${yuanText(amount)}已原路退回`);
}
