import type { BegunPayment, PaymentInstruction, PaymentStatus, PayMethod } from '../../../types/api/pay';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../failure';
import type { OnCheckpoint } from './checkpoint';
import { keyReused, MoneyTransaction, resultUnknown, type PaymentRequest } from './moneyTransaction';
import { Outbox, type OutboxRow } from './outbox';
import type { Subject } from './accounts';
import type { Confirming, Description, Payable, Standing } from './payable';
import {
  findPayment,
  findPaymentByClientKey,
  isOpenPayment,
  isRefunded,
  listRefundProviders,
  listUnknownPayments,
  readPayment,
  subjectOf,
  type PaymentRow,
} from './paymentRepository';
import type { Providers } from './providers/paymentProvider';
import { inTime, PROVIDER_LIMIT, type PromptProvider } from './providers/timeLimit';
import type { ProviderTask } from './providerTask';
import { recordRefundSent } from './takings';

/** What the cashier says of a subject, and what money alone knows of it. */
type Due = Omit<Description, 'standing'> & {
  standing: Standing | Confirming;
  /** The ways to pay that are open. */
  methods: readonly PayMethod[];
  /** How what was given back arrives; empty where nothing was. */
  arrival: string;
};

/** What money works with. */
export interface MoneyParts {
  db: Database;
  /** Everything that is paid for, one of a kind. */
  payables: readonly Payable[];
  providers: Providers;
  /** Told of what a provider could not be told, for the log. */
  report: (error: unknown) => void;
  /** How long a provider may take for an answer, milliseconds; default PROVIDER_LIMIT. */
  providerLimit?: number;
  /** Told of every moment at which the process might die; for the test that kills it. */
  onCheckpoint?: OnCheckpoint;
}

/** Every way to pay, in the order in which a cashier shows them. */
export const PAY_METHODS: readonly PayMethod[] = ['WECHAT', 'ALIPAY', 'BALANCE'];

/**
 * Payments and refunds of whatever is paid for (specification §7; decisions, reading 15). Each change is one
 * transaction under the lock of its subject; providers are called when it has committed, from the outbox. Only `begin`
 * and `query` call them directly, since the app waits for the answer: who died before it came asks again.
 */
export class Money {
  private readonly outbox: Outbox;

  constructor(private readonly parts: MoneyParts) {
    const { db, report } = parts;
    this.outbox = new Outbox({
      db,
      report,
      perform: (task, now) => this.perform(task, now),
      onCheckpoint: this.onCheckpoint,
    });
  }

  /**
   * Begins a payment of what is due. Paid from inside money it is paid at once; otherwise the instruction says what the
   * app does next. A subject has one open payment at most: a new one closes the one before. The same client key
   * answers the same payment, also when the first answer was lost. NOT_FOUND, ORDER_STATE (paid, a result still
   * unknown, or a provider that does not answer), PAYMENT_CLOSED (the subject's time is over, this payment has ended or went back, or this way to pay is
   * not open), BALANCE_TOO_LOW.
   */
  async begin(request: PaymentRequest, now: Date): Promise<BegunPayment> {
    const { subject, userId, clientKey } = request;
    const payable = this.payableAsked(subject);
    await this.refreshOwn(userId, subject, now);
    const payment = await this.transaction(now, async work => {
      const row = await payable.lock(work.tx, subject.id);
      if (!row || row.userId !== userId) throw notFound(payable.noun);
      const twin = await findPaymentByClientKey(work.tx, userId, clientKey);
      if (!twin) return work.openPayment(payable, row, request);
      const isSame =
        twin.subjectKind === subject.kind && twin.subjectId === subject.id && twin.method === request.method;
      if (!isSame) throw keyReused();
      return twin;
    });
    const instruction = await this.instruct(payment, now);
    return { payment_id: payment.id, amount: payment.amount, instruction };
  }

  /** A member's payment as it stands now, its subject brought up to date. NOT_FOUND. */
  async query(userId: string, paymentId: string, now: Date): Promise<PaymentRow> {
    const seen = await findPayment(this.parts.db, userId, paymentId);
    if (!seen) throw notFound('这笔支付');
    if (seen.status === 'PENDING') await this.follow(seen, now);
    await this.refresh(subjectOf(seen), now);
    return readPayment(this.parts.db, paymentId);
  }

  /** Says how an open payment ends, once for all; answers the state that counts. */
  async settle(paymentId: string, told: PaymentStatus, now: Date): Promise<PaymentStatus> {
    const payment = await readPayment(this.parts.db, paymentId);
    return this.transaction(now, work => work.settle(this.payableOf(subjectOf(payment)), payment, told));
  }

  /**
   * What is due for a subject of a member, brought up to date, the ways to pay that are open, and how what was given
   * back arrives, empty where nothing was. NOT_FOUND.
   */
  async due(userId: string, subject: Subject, now: Date): Promise<Due> {
    const { db, providers } = this.parts;
    await this.refreshOwn(userId, subject, now);
    const [description, returnedBy, [unknown]] = await Promise.all([
      this.describe(subject, now),
      listRefundProviders(db, subject),
      listUnknownPayments(db, subject),
    ]);
    const methods = PAY_METHODS.filter(method => providers.forMethod(method));
    const arrivals = new Set(returnedBy.map(name => providers.named(name).arrival));
    const { standing } = description;
    // Neither "pay now" nor "its time is over" is true while money may be on its way.
    const isOpen = standing.state === 'DUE' || standing.state === 'CLOSED';
    return {
      ...description,
      standing:
        unknown && isOpen ? { state: 'CONFIRMING', paymentId: unknown.id, amount: unknown.amount } : standing,
      methods,
      arrival: [...arrivals].join('；'),
    };
  }

  /** What the cashier says of a subject, whoever owns it. */
  describe(subject: Subject, now: Date): Promise<Description> {
    return this.payableOf(subject).describe(this.parts.db, subject.id, now);
  }

  /**
   * Brings a member's subject up to date before they read or change it. Whose it is is asked first, in one question that
   * takes as long for a stranger's as for none: nothing is done about it, and nobody waits for its lock. NOT_FOUND.
   */
  async refreshOwn(userId: string, subject: Subject, now: Date): Promise<void> {
    const payable = this.payableAsked(subject);
    if ((await payable.ownerOf(this.parts.db, subject.id)) !== userId) throw notFound(payable.noun);
    await this.refresh(subject, now);
  }

  /**
   * Brings a subject up to date before it is read or changed: asks about payments whose result is unknown, and ends the
   * subject when its time is over. So nothing depends on when a sweep runs.
   */
  async refresh(subject: Subject, now: Date): Promise<void> {
    const { db } = this.parts;
    const payable = this.payableOf(subject);
    const [isOverdue, unknown] = await Promise.all([
      payable.isOverdue(db, subject.id, now),
      listUnknownPayments(db, subject),
    ]);
    for (const payment of unknown) await this.follow(payment, now);
    if (isOverdue) await this.lapse(subject, now);
  }

  /**
   * Ends a subject whose time is over, and closes its payments. While the result of one is unknown it goes on: the money
   * may be on its way, and a task asks for it. With `skipLocked` a subject that another changes is left to them.
   */
  async lapse(subject: Subject, now: Date, lock: { skipLocked?: boolean } = {}): Promise<void> {
    const payable = this.payableOf(subject);
    await this.transaction(now, async work => {
      const row = await payable.lock(work.tx, subject.id, lock);
      if (!row || (await work.hasUnknownPayment(subject))) return;
      if (await payable.lapse(work.tx, row, now)) await work.closePayments(subject);
    });
  }

  /**
   * A transaction in which an area moves money; what providers have to be told is done when it has committed. Inside it
   * use its `tx` alone.
   */
  async transaction<Result>(
    now: Date,
    perform: (work: MoneyTransaction) => Promise<Result>,
  ): Promise<Result> {
    const { result, tasks } = await this.parts.db.transaction(async tx => {
      // In here, since a transaction whose connection is lost is done again from its beginning.
      const written: OutboxRow[] = [];
      const work = new MoneyTransaction(tx, now, this.parts.providers, async (task, delay) => {
        const row = await this.outbox.add(tx, task, now, delay);
        if (row) written.push(row);
      });
      const done = await perform(work);
      this.onCheckpoint('transaction written');
      return { result: done, tasks: written };
    });
    this.onCheckpoint('transaction committed');
    this.outbox.work(tasks, now);
    return result;
  }

  /** Does what is left over in the outbox: what failed before, and what a process that died had taken. */
  workOff = (now: Date): Promise<void> => this.outbox.workOff(now);

  /** Waits until this process tells no provider anything; before it stops. */
  settled = (): Promise<void> => this.outbox.settled();

  private onCheckpoint: OnCheckpoint = moment => this.parts.onCheckpoint?.(moment);

  private payableNamed(kind: string): Payable | undefined {
    return this.parts.payables.find(candidate => candidate.kind === kind);
  }

  /** Of a subject that is stored: its kind is registered. */
  private payableOf({ kind }: Subject): Payable {
    const payable = this.payableNamed(kind);
    if (!payable) throw new Error(`Nothing that is paid for is called ${kind}`);
    return payable;
  }

  /** Of a subject that somebody asks for: it may be of any kind. NOT_FOUND. */
  private payableAsked({ kind }: Subject): Payable {
    const payable = this.payableNamed(kind);
    if (!payable) throw notFound('要支付的项目');
    return payable;
  }

  private outsideProviderOf(payment: PaymentRow): PromptProvider {
    const { providers, providerLimit = PROVIDER_LIMIT } = this.parts;
    const provider = providers.named(payment.provider);
    if (provider.kind === 'INSIDE') throw new Error('This payment was never outside');
    return inTime(provider, providerLimit);
  }

  private async instruct(payment: PaymentRow, now: Date): Promise<PaymentInstruction> {
    if (payment.status === 'SUCCEEDED') {
      if (await isRefunded(this.parts.db, payment)) throw paymentReturned();
      return { kind: 'PAID' };
    }
    if (payment.status === 'UNKNOWN') throw resultUnknown();
    if (!isOpenPayment(payment)) throw paymentEnded();
    const instruction = await this.outsideProviderOf(payment)
      .begin(payment)
      .catch((problem: unknown) => {
        this.parts.report(problem);
        throw providerSilent();
      });
    this.onCheckpoint('payment begun');
    // Closed while the provider opened it: then it may have heard of both in the wrong order.
    if (!isOpenPayment(await readPayment(this.parts.db, payment.id))) {
      await this.transaction(now, work => work.tellClosed(payment));
      throw paymentEnded();
    }
    return instruction;
  }

  /** Asks the provider how an open payment stands and records it; a provider that cannot be reached says nothing. */
  private async follow(payment: PaymentRow, now: Date): Promise<PaymentStatus> {
    const told = await this.outsideProviderOf(payment)
      .query(payment, now)
      .catch(() => payment.status);
    return told === payment.status ? told : this.settle(payment.id, told, now);
  }

  private async perform(task: ProviderTask, now: Date): Promise<void> {
    const payment = await readPayment(this.parts.db, task.paymentId);
    const provider = this.outsideProviderOf(payment);
    switch (task.kind) {
      case 'CLOSE': {
        if ((await provider.close(payment)) === 'SUCCEEDED') await this.receiveLate(payment, now);
        return;
      }
      case 'QUERY': {
        if (payment.status !== 'UNKNOWN') return;
        const told = await provider.query(payment, now);
        if (told === 'UNKNOWN') throw new Error('The provider has not said yet');
        await this.settle(payment.id, told, now);
        return;
      }
      case 'REFUND': {
        const { refundKey: key, amount } = task;
        await provider.refund(payment, { key, amount });
        const cause = { reason: 'REFUND_SENT', subject: subjectOf(payment), now } as const;
        const sent = { provider: provider.name, amount };
        await recordRefundSent(this.parts.db, sent, { ...cause, key: `REFUND_SENT:${key}` });
      }
    }
  }

  /** Money was faster than the closing of its payment. */
  private async receiveLate(payment: PaymentRow, now: Date): Promise<void> {
    await this.transaction(now, work =>
      work.settle(this.payableOf(subjectOf(payment)), payment, 'SUCCEEDED', { evenEnded: true }),
    );
  }
}

const providerSilent = (): Failure =>
  new Failure(ErrorCode.ORDER_STATE, '支付平台暂时没有回应，请稍后再试，或换一种支付方式');

const paymentReturned = (): Failure =>
  new Failure(ErrorCode.PAYMENT_CLOSED, '这笔付款已退回，请返回订单查看');

const paymentEnded = (): Failure => new Failure(ErrorCode.PAYMENT_CLOSED, '这笔支付已结束，请返回订单查看');
