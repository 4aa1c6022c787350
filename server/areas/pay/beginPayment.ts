import type { PayMethod } from '../../../types/api/order';
import { ErrorCode } from '../../../src/domain/errorCode';
import { statusText } from '../../../src/domain/orderLife';
import { rentalLife } from '../../../src/domain/rentalLife';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../../kernel/failure';
import { spend } from '../../kernel/money/wallet';
import { lockOrder, type OrderRow } from '../order/orderRepository';
import { referenceNumber } from '../../kernel/referenceNumber';
import { refreshOrder } from '../order/refreshOrder';
import type { PaymentProvider } from './paymentProvider';
import {
  changePaymentStatus,
  findPaymentByClientKey,
  insertPayment,
  listPendingPayments,
  listUnknownPayments,
  type PaymentRow,
} from './paymentRepository';
import { acceptPayment } from './settlePayment';

/** What a member asks to pay, and how. */
export interface PaymentRequest {
  userId: string;
  orderId: string;
  method: PayMethod;
  clientKey: string;
}

/** What the app is told of a payment that has begun. Fen. */
export interface BegunPayment {
  payment_id: string;
  amount: number;
  provider: 'SANDBOX' | 'BALANCE';
}

/**
 * Begins a payment of what is due (specification §7, order pay). From the balance it is paid at once; otherwise the
 * cashier follows. An order has one open payment at most: a new one closes the one before. The same client key
 * answers the same payment. NOT_FOUND, ORDER_STATE (paid, or a result still unknown), PAYMENT_CLOSED (the order's
 * time is over), BALANCE_TOO_LOW.
 */
export async function beginPayment(
  db: Database,
  provider: PaymentProvider,
  request: PaymentRequest,
  now: Date,
): Promise<BegunPayment> {
  await refreshOrder(db, provider, request.orderId, now);
  return db.transaction(async tx => {
    const order = await lockOrder(tx, request.orderId);
    if (!order || order.userId !== request.userId || order.deletedAt) throw notFound('这个订单');
    const twin = await findPaymentByClientKey(tx, request.userId, request.clientKey);
    if (twin && twin.orderId !== order.id) throw keyReused();
    const payment = twin ?? (await createPayment(tx, provider, order, request, now));
    return {
      payment_id: payment.id,
      amount: payment.amount,
      provider: payment.method === 'BALANCE' ? 'BALANCE' : await provider.begin(payment),
    };
  });
}

const keyReused = (): Failure => new Failure(ErrorCode.INVALID_PARAMS, '支付请求有误，请返回订单重新支付');

function assertPayable({ status }: OrderRow): void {
  if (status === 'CLOSED') throw new Failure(ErrorCode.PAYMENT_CLOSED, '订单已关闭，请重新下单');
  if (status !== 'UNPAID')
    throw new Failure(ErrorCode.ORDER_STATE, `订单${statusText(rentalLife, status)}，无需支付`);
}

async function createPayment(
  tx: Database,
  provider: PaymentProvider,
  order: OrderRow,
  { userId, method, clientKey }: PaymentRequest,
  now: Date,
): Promise<PaymentRow> {
  assertPayable(order);
  if ((await listUnknownPayments(tx, order.id)).length > 0) {
    throw new Failure(ErrorCode.ORDER_STATE, '上一笔支付的结果正在确认，请稍候');
  }
  for (const earlier of await listPendingPayments(tx, order.id)) {
    await provider.close(earlier);
    await changePaymentStatus(tx, earlier.id, 'CANCELLED', now);
  }
  const payment = await insertPayment(tx, {
    id: referenceNumber('ZF', now, 12),
    orderId: order.id,
    userId,
    clientKey,
    method,
    amount: order.total - order.paid,
    status: method === 'BALANCE' ? 'SUCCEEDED' : 'PENDING',
    createdAt: now,
    finishedAt: method === 'BALANCE' ? now : null,
  });
  // The key was just used for another order by a call at the same moment.
  if (!payment) throw keyReused();
  if (method === 'BALANCE') {
    if (!(await spend(tx, 'balance', userId, payment.amount))) {
      throw new Failure(ErrorCode.BALANCE_TOO_LOW, '余额不足，请选择其他支付方式');
    }
    await acceptPayment(tx, provider, payment, now);
  }
  return payment;
}
