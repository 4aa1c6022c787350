import { Type } from 'typebox';
import type { PayApi, PaymentStatus } from '../../../types/api/pay';
import { ErrorCode } from '../../../src/domain/errorCode';
import { toIso } from '../../../src/domain/shanghaiTime';
import { member, type Area, type MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { readExpiry } from '../order/orderRepository';
import { refreshOrder } from '../order/refreshOrder';
import { findPayment, isOpenPayment, type PaymentRow } from './paymentRepository';
import { providerOf } from './providerOf';
import { settlePayment } from './settlePayment';

const OUTCOMES = {
  SUCCEED: 'SUCCEEDED',
  FAIL: 'FAILED',
  CANCEL: 'CANCELLED',
  UNKNOWN: 'UNKNOWN',
} as const satisfies Record<string, PaymentStatus>;

const paymentId = Type.String({ minLength: 1, maxLength: 40 });

/** The member's payment, after its order has been brought up to date. */
async function currentPayment(id: string, context: MemberContext): Promise<PaymentRow> {
  const { db, settings, member: owner, now } = context;
  const payment = await findPayment(db, owner.id, id);
  if (!payment) throw notFound('这笔支付');
  await refreshOrder(db, providerOf(settings), payment.orderId, now);
  return (await findPayment(db, owner.id, id)) ?? payment;
}

/** Payments (specification §7, /api/pay/query) and the sandbox cashier (decision 15). */
export const payArea: Area<PayApi> = {
  'GET /api/pay/query': member(
    'State of a payment',
    Type.Object({ payment_id: paymentId }),
    async ({ payment_id }, context) => {
      const payment = await currentPayment(payment_id, context);
      const expiresAt = await readExpiry(context.db, payment.orderId);
      return {
        payment_id,
        orderid: payment.orderId,
        amount: payment.amount,
        status: payment.status,
        expires_at: toIso(expiresAt),
      };
    },
  ),
  'POST /api/pay/sandbox': member(
    'Sandbox cashier: says how a payment ends',
    Type.Object({
      payment_id: paymentId,
      outcome: Type.Union([
        Type.Literal('SUCCEED'),
        Type.Literal('FAIL'),
        Type.Literal('CANCEL'),
        Type.Literal('UNKNOWN'),
      ]),
    }),
    async ({ payment_id, outcome }, context) => {
      if (!context.settings.sandbox) throw notFound('这个页面');
      const { db, settings, now } = context;
      const payment = await currentPayment(payment_id, context);
      const wanted = OUTCOMES[outcome];
      const status = isOpenPayment(payment)
        ? await db.transaction(tx =>
            settlePayment(tx, providerOf(settings), payment_id, now, () => Promise.resolve(wanted)),
          )
        : payment.status;
      if (status !== wanted) throw new Failure(ErrorCode.PAYMENT_CLOSED, '这笔支付已结束，请返回订单查看');
      return { status };
    },
  ),
};
