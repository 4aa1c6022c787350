import { Type } from 'typebox';
import type { Due, LinkedStanding, PayApi, PaymentStatus } from '../../../types/api/pay';
import { ErrorCode } from '../../../src/domain/errorCode';
import { toIso } from '../../../src/domain/shanghaiTime';
import { member, open, type Area } from '../../http/endpoint';
import { limitPayments } from '../../http/limitPayments';
import { payerOf, paymentFields } from '../../http/paymentFields';
import { Failure, notFound } from '../../kernel/failure';
import type { Subject } from '../../kernel/money/accounts';
import type { Confirming, Standing } from '../../kernel/money/payable';
import { payLink, subjectOfPayLink } from '../../kernel/money/payLink';
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

const linkFields = { token: Type.String({ minLength: 1, maxLength: 200 }) };

/** A payment under way, for one who may have made it. */
const presentConfirming = ({ state, paymentId, payerId }: Confirming, userId: string | undefined) => ({
  state,
  ...(payerId === userId && { payment_id: paymentId }),
});

function presentStanding(
  standing: Standing | Confirming,
  userId: string,
  expiresAt: Date | null,
  arrival: string,
): Due['standing'] {
  if (standing.state === 'CONFIRMING') {
    return { ...presentConfirming(standing, userId), amount: standing.amount };
  }
  if (standing.state === 'DUE') return { ...standing, ...(expiresAt && { expires_at: toIso(expiresAt) }) };
  if (standing.state === 'REFUNDED') return { ...standing, arrival };
  return standing;
}

function presentLinked(
  standing: Standing | Confirming,
  userId: string | undefined,
  expiresAt: Date | null,
): LinkedStanding {
  switch (standing.state) {
    case 'DUE':
      return {
        state: 'DUE',
        amount: standing.amount,
        ...(expiresAt && { expires_at: toIso(expiresAt) }),
      };
    case 'CONFIRMING':
      return presentConfirming(standing, userId);
    case 'PAID':
      return { state: 'PAID' };
    // Why, and what its owner got back, is theirs.
    case 'REFUNDED':
    case 'CLOSED':
      return { state: 'OVER' };
  }
}

/** The subject of a link; NOT_FOUND for one that is forged or over, as for one of something that is gone. */
function subjectOfLink(token: string, key: string, now: Date): Subject {
  const subject = subjectOfPayLink(token, key, now);
  if (!subject) throw linkUnknown();
  return subject;
}

const linkUnknown = (): Failure => notFound('这个付款链接');

/** Payments (specification §7, /api/pay/query) and the sandbox cashier (decision 15). */
export const payArea: Area<PayApi> = {
  'GET /api/pay/get_due': member(
    'What is due for a subject, and how it can be paid',
    Type.Object(subjectFields),
    async (subject, { money, member: owner, now, place }) => {
      const due = await money.due(owner.id, subject, now, place);
      return {
        subject,
        title: due.title,
        lines: due.lines,
        standing: presentStanding(due.standing, owner.id, due.expiresAt, due.arrival),
        methods: [...due.methods],
      };
    },
  ),
  'POST /api/pay/begin': member(
    'Begins a payment of what is due for a subject',
    Type.Object({ ...subjectFields, ...paymentFields }),
    async ({ kind, id, client_key: clientKey, ...paid }, context) => {
      const { money, member: owner, now } = context;
      await limitPayments(context);
      const payer = await payerOf(paid, context);
      const { method } = paid;
      return money.begin({ userId: owner.id, subject: { kind, id }, method, clientKey, payer }, now);
    },
  ),
  'GET /api/pay/get_link': member(
    'What lets somebody else pay for a subject',
    Type.Object(subjectFields),
    async (subject, { money, settings, member: owner, now }) => {
      await money.refreshOwn(owner.id, subject, now);
      await money.refreshLinked(subject, now);
      const { token, expiresAt } = payLink(subject, settings.codePepper, now);
      return { token, expires_at: toIso(expiresAt) };
    },
  ),
  'GET /api/pay/get_linked_due': open(
    'What is due for somebody else, by the link that they gave',
    Type.Object(linkFields),
    async ({ token }, { money, settings, member: payer, now, place }) => {
      const subject = subjectOfLink(token, settings.codePepper, now);
      const due = await money.linkedDue(payer?.id, subject, now, place);
      return {
        title: due.title,
        standing: presentLinked(due.standing, payer?.id, due.expiresAt),
        methods: [...due.methods],
        is_own: due.isOwn,
        ...(due.own.paid > 0 && { own_payment: due.own }),
      };
    },
  ),
  'POST /api/pay/begin_linked': member(
    'Begins a payment for somebody else, by the link that they gave',
    Type.Object({ ...linkFields, ...paymentFields }),
    async ({ token, client_key: clientKey, ...paid }, context) => {
      const { money, settings, member: payingMember, now } = context;
      const subject = subjectOfLink(token, settings.codePepper, now);
      await limitPayments(context);
      const payer = await payerOf(paid, context);
      const { method } = paid;
      return money.begin({ userId: payingMember.id, subject, method, clientKey, payer, byLink: true }, now);
    },
  ),
  'GET /api/pay/query': member(
    'State of a payment',
    Type.Object({ payment_id: paymentId }),
    async ({ payment_id }, { money, member: owner, now }) => {
      const payment = await money.query(owner.id, payment_id, now);
      const subject = subjectOf(payment);
      const { title, expiresAt } = await money.describeTo(owner.id, subject, now);
      return {
        payment_id,
        subject,
        title,
        amount: payment.amount,
        status: payment.status,
        is_sandbox: payment.provider === sandboxProvider.name,
        ...(expiresAt && { expires_at: toIso(expiresAt) }),
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
