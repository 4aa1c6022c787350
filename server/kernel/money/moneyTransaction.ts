import type { PayMethod, PaymentStatus } from '../../../types/api/pay';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Database } from '../../db/database';
import { Failure } from '../failure';
import { referenceNumber } from '../referenceNumber';
import type { Subject } from './accounts';
import type { Owned, Payable } from './payable';
import {
  cancelPendingPayments,
  changePaymentStatus,
  insertPayment,
  insertRefund,
  isOpenPayment,
  listAcceptedPayments,
  listUnknownPayments,
  readPayment,
  subjectOf,
  type PaymentRow,
} from './paymentRepository';
import type { Payer, Providers } from './providers/paymentProvider';
import type { ProviderTask } from './providerTask';
import { recordPayment, recordRefund } from './takings';

/** After this time a provider that could not say how a payment ended is asked again, milliseconds. */
const UNKNOWN_PAUSE = 10_000;

/** Why money goes back; a payment is refunded at most once for each reason, so that a change of an order names itself. */
export type RefundReason =
  'CANCELLED' | 'LATE' | 'SETTLED' | 'AGENCY' | `AMENDED:${string}` | `DEPOSIT:${string}`;

/** What a member asks to pay, and how. */
export interface PaymentRequest {
  userId: string;
  subject: Subject;
  method: PayMethod;
  clientKey: string;
  payer: Payer;
  /** They hold its owner's link (payLink.ts): it need not be theirs. Money inside does not pay for others. */
  byLink?: boolean;
}

/** The client key was used for another subject, or another way to pay. */
export const keyReused = (): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, '支付请求有误，请返回订单重新支付');

/** A result is not known yet, and the money may be on its way. */
export const resultUnknown = (): Failure =>
  new Failure(ErrorCode.ORDER_STATE, '上一笔支付的结果正在确认，请稍候');

/**
 * A transaction that moves money. What follows for an outside provider is written down with it (`tell`) and done when
 * it has committed. Whoever uses it holds the subject's lock.
 */
export class MoneyTransaction {
  constructor(
    readonly tx: Database,
    readonly now: Date,
    private readonly providers: Providers,
    private readonly tell: (task: ProviderTask, delay?: number) => Promise<void>,
  ) {}

  /** Whether a payment of the subject has a result that its provider has not told. */
  async hasUnknownPayment(subject: Subject): Promise<boolean> {
    return (await listUnknownPayments(this.tx, subject)).length > 0;
  }

  /** Begins a payment of what is due and closes the one that was open; from inside money it is paid at once. */
  async openPayment<Row extends Owned>(
    payable: Payable<Row>,
    row: Row,
    request: PaymentRequest,
  ): Promise<PaymentRow> {
    const { tx, now } = this;
    const { subject, method, userId, clientKey, payer, byLink } = request;
    const amount = payable.due(row, now);
    if (await this.hasUnknownPayment(subject)) throw resultUnknown();
    if (payable.closedMethods?.includes(method)) {
      throw new Failure(ErrorCode.PAYMENT_CLOSED, '这种支付方式不适用，请选择其他支付方式');
    }
    const provider = this.providers.forMethod(method, payer.place);
    if (!provider) {
      throw new Failure(ErrorCode.PAYMENT_CLOSED, '在线支付尚未开通，请使用余额支付或联系客服');
    }
    if (byLink && provider.kind === 'INSIDE') {
      throw new Failure(ErrorCode.PAYMENT_CLOSED, '代付不能使用余额，请选择其他支付方式');
    }
    await this.closePayments(subject);
    const isPaid = provider.kind === 'INSIDE';
    const payment = await insertPayment(tx, {
      id: referenceNumber('ZF', now, 12),
      subjectKind: subject.kind,
      subjectId: subject.id,
      userId,
      clientKey,
      method,
      provider: provider.name,
      amount,
      status: isPaid ? 'SUCCEEDED' : 'PENDING',
      createdAt: now,
      finishedAt: isPaid ? now : null,
    });
    // The key was just used for another subject by a call at the same moment.
    if (!payment) throw keyReused();
    if (isPaid) {
      await provider.take(tx, payment, now);
      await this.receive(payable, row, payment);
    }
    return payment;
  }

  /** Closes the payments of a subject whose cashier is open. */
  async closePayments(subject: Subject): Promise<void> {
    for (const payment of await cancelPendingPayments(this.tx, subject, this.now)) {
      await this.tellClosed(payment);
    }
  }

  /** Has the provider close a payment that is closed here. */
  tellClosed = ({ id }: PaymentRow): Promise<void> => this.tell({ kind: 'CLOSE', paymentId: id });

  /**
   * Records how a payment stands, and what follows; answers the state that counts. The same told twice counts once:
   * what has ended stays as it is, save that money which comes to a closed payment after all (`evenEnded`: the
   * provider says so) is received, or goes back.
   */
  async settle(
    payable: Payable,
    { id, ...about }: Pick<PaymentRow, 'id' | 'subjectKind' | 'subjectId'>,
    told: PaymentStatus,
    { evenEnded = false } = {},
  ): Promise<PaymentStatus> {
    const { tx, now } = this;
    const subject = subjectOf(about);
    const row = await payable.lock(tx, subject.id);
    const payment = await readPayment(tx, id);
    const isOpen = isOpenPayment(payment);
    const isLate = !isOpen && evenEnded && told === 'SUCCEEDED';
    if (told === payment.status || !(isOpen || isLate)) return payment.status;
    if (!(await changePaymentStatus(tx, payment, told, now))) {
      throw new Error('A payment changed under the lock of its subject');
    }
    if (told === 'UNKNOWN') await this.tell({ kind: 'QUERY', paymentId: id }, UNKNOWN_PAUSE);
    if (told === 'SUCCEEDED') {
      const cause = { reason: 'PAYMENT', subject, now, key: `PAYMENT:${id}` } as const;
      await recordPayment(tx, payment, cause);
      await this.receive(payable, row, payment);
      // Meanwhile another cashier may have been opened.
      if (isLate) await this.closePayments(subject);
    }
    return told;
  }

  /**
   * Gives money back, in fen, of the payments that paid a subject, or several that belong together: what was paid last
   * goes back first (with `oldestFirst` last: what came with the first payment, such as a deposit, goes back to whose it
   * was), and of each payment no more than is left of it. The caller counts it on the subject, and holds its lock.
   */
  async refundPaid(
    paid: Subject | readonly Subject[],
    { reason, amount, oldestFirst = false }: { reason: RefundReason; amount: number; oldestFirst?: boolean },
  ): Promise<void> {
    let open = amount;
    const subjects = 'kind' in paid ? [paid] : paid;
    const newest = await listAcceptedPayments(this.tx, subjects);
    for (const { payment, left } of oldestFirst ? newest.reverse() : newest) {
      const part = Math.min(open, left);
      if (part > 0 && (await this.refund(payment, { reason, amount: part }))) open -= part;
    }
    if (open > 0) throw new Error('More is given back than was paid');
  }

  /** Money has come: the subject takes it, or it goes back the way it came. */
  private async receive(payable: Payable, row: Owned | undefined, payment: PaymentRow): Promise<void> {
    const { tx, now } = this;
    const { amount } = payment;
    if (row && (await payable.accept(tx, row, amount, now))) return;
    await this.refund(payment, { reason: 'LATE', amount });
    if (row) await payable.refuse(tx, row, amount, now);
  }

  /** The same payment and reason a second time does nothing, and answers false. */
  private async refund(
    payment: PaymentRow,
    { reason, amount }: { reason: RefundReason; amount: number },
  ): Promise<boolean> {
    const { tx, now } = this;
    const key = `${reason}:${payment.id}`;
    const { id: paymentId, subjectKind, subjectId } = payment;
    const refund = { key, paymentId, subjectKind, subjectId, amount, createdAt: now };
    if (!(await insertRefund(tx, refund))) return false;
    const provider = this.providers.named(payment.provider);
    if (provider.kind === 'INSIDE') {
      await provider.giveBack(tx, payment, refund, now);
      return true;
    }
    const subject = subjectOf(payment);
    await recordRefund(tx, amount, { reason: 'REFUND', subject, now, key: `REFUND:${key}` });
    await this.tell({ kind: 'REFUND', paymentId, refundKey: key, amount });
    return true;
  }
}
