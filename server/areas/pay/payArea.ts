import { Type } from 'typebox';
import type { Due, PayApi, PaymentStatus } from '../../../types/api/pay';
import { ErrorCode } from '../../../src/domain/errorCode';
import { toIso } from '../../../src/domain/shanghaiTime';
import { member, type Area } from '../../http/endpoint';
import { paymentFields } from '../../http/paymentFields';
import { Failure, notFound } from '../../kernel/failure';
import type { Confirming, Standing } from '../../kernel/money/payable';
import { subjectOf } from '../../kernel/money/paymentRepository';
import { sandboxProvider } from '../../kernel/money/providers/sandboxProvider';

const OUTCOMES = {
  SUCCEED: 'SUCCEEDED',
  FAIL: 'FAILED',
  CANCEL: 'CANCELLED',
  UNKNOWN: 'UNKNOWN',
} as const satisfies Record<string, PaymentStatus>;

const paymentId = Type.String({ minLength: 1, maxLength: 40 });

const subjectFields = {
  kind: Type.String({ minLength: 1, maxLength: 40 }),
  id: Type.String({ minLength: 1, maxLength: 64 }),
};

function presentStanding(standing: Standing | Confirming, expiresAt: Date, arrival: string): Due['standing'] {
  if (standing.state === 'CONFIRMING') {
    return { state: standing.state, payment_id: standing.paymentId, amount: standing.amount };
  }
  if (standing.state === 'DUE') return { ...standing, expires_at: toIso(expiresAt) };
  if (standing.state === 'REFUNDED') return { ...standing, arrival };
  return standing;
}

/** Payments (specification §7, /api/pay/query) and the sandbox cashier (decision 15). */
export const payArea: Area<PayApi> = {
  'GET /api/pay/get_due': member(
    'What is due for a subject, and how it can be paid',
    Type.Object(subjectFields),
    async (subject, { money, member: owner, now }) => {
      const due = await money.due(owner.id, subject, now);
      return {
        subject,
        title: due.title,
        lines: due.lines,
        standing: presentStanding(due.standing, due.expiresAt, due.arrival),
        methods: [...due.methods],
      };
    },
  ),
  'POST /api/pay/begin': member(
    'Begins a payment of what is due for a subject',
    Type.Object({ ...subjectFields, ...paymentFields }),
    async ({ kind, id, method, client_key: clientKey }, { money, member: owner, now }) =>
      money.begin({ userId: owner.id, subject: { kind, id }, method, clientKey }, now),
  ),
  'GET /api/pay/query': member(
    'State of a payment',
    Type.Object({ payment_id: paymentId }),
    async ({ payment_id }, { money, member: owner, now }) => {
      const payment = await money.query(owner.id, payment_id, now);
      const subject = subjectOf(payment);
      const { title, expiresAt } = await money.describe(subject, now);
      return {
        payment_id,
        subject,
        title,
        amount: payment.amount,
        status: payment.status,
        is_sandbox: payment.provider === sandboxProvider.name,
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
    async ({ payment_id, outcome }, { money, settings, member: owner, now }) => {
      if (!settings.sandbox) throw notFound('这个页面');
      const { provider } = await money.query(owner.id, payment_id, now);
      if (provider !== sandboxProvider.name) throw notFound('这笔支付');
      const wanted = OUTCOMES[outcome];
      const status = await money.settle(payment_id, wanted, now);
      if (status !== wanted) throw new Failure(ErrorCode.PAYMENT_CLOSED, '这笔支付已结束，请返回订单查看');
      return { status };
    },
  ),
};
