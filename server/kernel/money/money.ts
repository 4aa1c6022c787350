import type { BegunPayment, PaymentInstruction, PaymentStatus, PayMethod } from '../../../types/api/pay';
import { Failure, notFound } from '../failure';
import type { HostPlace } from '../hosts/hostIdentity';
import type { OnCheckpoint } from './checkpoint';
import { keyReused, MoneyTransaction, resultUnknown, type PaymentRequest } from './moneyTransaction';
import { Outbox, type OutboxRow } from './outbox';
import type { Subject } from './accounts';
import type { Due, LinkedDue } from './due';
import type { MoneyParts } from './moneyParts';
import { isLinkable, type Description, type LinkablePayable, type Payable } from './payable';
import { paymentEnded, paymentReturned, providerSilent, unanswered } from './paymentFailures';
import {
  findPayment,
  findPaymentByClientKey,
  findPaymentCarriedBy,
  isOpenPayment,
  isRefunded,
  listRefundProviders,
  listTakenFrom,
  listUnknownPayments,
  readPayment,
  subjectOf,
  totalsOf,
  type PaymentRow,
} from './paymentRepository';
import type { Opening, OutsideProvider } from './providers/paymentProvider';
import { inTime, PROVIDER_LIMIT, type PromptProvider } from './providers/timeLimit';
import type { ProviderTask } from './providerTask';
import { recordRefundSent } from './takings';

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
    const { subject, userId, payer } = request;
    const payment = await this.open(request, now);
    const { title, expiresAt } = await this.describeTo(userId, subject, now);
    const instruction = await this.instruct(payment, { payer, title, expiresAt }, now);
    return { payment_id: payment.id, amount: payment.amount, instruction };
  }

  /** Whether what is due can be collected by this way to pay without anybody there. */
  canCollect(method: PayMethod, place: HostPlace): boolean {
    const provider = this.parts.providers.forMethod(method, place);
    return provider?.kind === 'OUTSIDE' && provider.collect !== undefined;
  }

  /**
   * Has what is due collected from its owner, who has agreed to that; answers how it ended. The same client key collects
   * once: one that has ended answers its end; one whose provider does not say is asked later. Errors as `begin`.
   */
  async collect(request: PaymentRequest, now: Date): Promise<PaymentStatus> {
    const payment = await this.open(request, now);
    if (payment.status !== 'PENDING') return payment.status;
    const provider = this.outsideProviderOf(payment);
    if (!provider.collect) throw new Error('This provider collects nothing');
    const told = await provider.collect(payment).catch(unanswered(payment.id, this.parts.report));
    // Meanwhile its owner may have opened a cashier, which has closed it: what was taken comes, or goes back.
    return this.record(payment, told, now);
  }

  /** The payment of a request, which is begun where there is none of its key. */
  private async open(request: PaymentRequest, now: Date): Promise<PaymentRow> {
    const { subject, userId, clientKey, byLink = false } = request;
    const payable = this.payableAsked(subject);
    if (byLink) await this.refreshLinked(subject, now);
    else await this.refreshOwn(userId, subject, now);
    return this.transaction(now, async work => {
      const row = await payable.lock(work.tx, subject.id);
      if (!row || !(byLink || row.userId === userId)) throw notFound(payable.noun);
      const twin = await findPaymentByClientKey(work.tx, userId, clientKey);
      if (!twin) return work.openPayment(payable, row, request);
      const isSame =
        twin.subjectKind === subject.kind && twin.subjectId === subject.id && twin.method === request.method;
      if (!isSame) throw keyReused();
      return twin;
    });
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
   * A provider has said that something has come of a payment: it is asked what, and what it answers is recorded, also
   * that money came to a payment that is closed here. Nothing else is believed, so it may say so twice, late or in any
   * order. False when it carries no such payment; throws when it cannot be asked now.
   */
  async confirm(provider: string, paymentId: string, now: Date): Promise<boolean> {
    const payment = await findPaymentCarriedBy(this.parts.db, provider, paymentId);
    if (!payment) return false;
    if (payment.status === 'SUCCEEDED') return true;
    const told = await this.outsideProviderOf(payment).query(payment, now);
    await this.record(payment, told, now);
    return true;
  }

  /**
   * What is due for a subject of a member, brought up to date, the ways to pay that are open where the member is, and
   * how what was given back arrives, empty where nothing was. NOT_FOUND.
   */
  async due(userId: string, subject: Subject, now: Date, place: HostPlace): Promise<Due> {
    const { db, providers } = this.parts;
    await this.refreshOwn(userId, subject, now);
    const [description, returnedBy] = await Promise.all([
      this.describeNow(subject, now),
      listRefundProviders(db, subject),
    ]);
    const methods = this.methodsFor(subject).filter(method => providers.forMethod(method, place));
    return { ...description, methods, arrival: this.arrivalBy(returnedBy) };
  }

  /**
   * The same for whoever holds the link of a subject, logged in or not: in words for others, and with what they have paid
   * themselves. NOT_FOUND, also for what its owner alone pays.
   */
  async linkedDue(
    userId: string | undefined,
    subject: Subject,
    now: Date,
    place: HostPlace,
  ): Promise<LinkedDue> {
    const { db, providers } = this.parts;
    await this.refreshLinked(subject, now);
    const payable = this.linkable(subject);
    const [ownerId, title, { expiresAt, standing }, taken] = await Promise.all([
      payable.ownerOf(db, subject.id),
      payable.describeToOthers(db, subject.id),
      this.describeNow(subject, now),
      userId === undefined ? [] : listTakenFrom(db, userId, subject),
    ]);
    return {
      title,
      expiresAt,
      standing,
      methods: this.methodsFor(subject).filter(
        method => providers.forMethod(method, place)?.kind === 'OUTSIDE',
      ),
      isOwn: ownerId === userId,
      own: {
        ...totalsOf(taken),
        arrival: this.arrivalBy(
          taken.filter(({ payment, left }) => left < payment.amount).map(({ payment }) => payment.provider),
        ),
      },
    };
  }

  /** What the cashier says of a subject, whoever owns it. */
  describe(subject: Subject, now: Date): Promise<Description> {
    return this.payableOf(subject).describe(this.parts.db, subject.id, now);
  }

  /** What one is told of it who pays it: its owner all, somebody else what others are told. */
  async describeTo(userId: string, subject: Subject, now: Date): Promise<Description> {
    const { db } = this.parts;
    const payable = this.payableOf(subject);
    const description = await this.describe(subject, now);
    if (!isLinkable(payable) || (await payable.ownerOf(db, subject.id)) === userId) return description;
    return { ...description, title: await payable.describeToOthers(db, subject.id), lines: [] };
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

  /** Brings a subject up to date for whoever holds its link. NOT_FOUND. */
  async refreshLinked(subject: Subject, now: Date): Promise<void> {
    const payable = this.linkable(subject);
    if ((await payable.ownerOf(this.parts.db, subject.id)) === undefined) throw notFound(payable.noun);
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

  /** Who carries payments outside, as the settings say: each may notify this server. */
  get outside(): readonly OutsideProvider[] {
    return this.parts.providers.outside;
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

  /** Of a subject that is to be paid for its owner. NOT_FOUND for a kind that its owner alone pays. */
  private linkable(subject: Subject): LinkablePayable {
    const payable = this.payableAsked(subject);
    if (!isLinkable(payable)) throw notFound(payable.noun);
    return payable;
  }

  /** What the cashier says of a subject, and of a payment of it whose result is unknown. */
  private async describeNow(subject: Subject, now: Date): Promise<Pick<Due, keyof Description>> {
    const [description, [unknown]] = await Promise.all([
      this.describe(subject, now),
      listUnknownPayments(this.parts.db, subject),
    ]);
    const { state } = description.standing;
    // Neither "pay now" nor "its time is over" is true while money may be on its way.
    if (!unknown || (state !== 'DUE' && state !== 'CLOSED')) return description;
    const { id: paymentId, userId: payerId, amount } = unknown;
    return { ...description, standing: { state: 'CONFIRMING', paymentId, payerId, amount } };
  }

  /** The ways in which a subject may be paid, whoever carries them. */
  private methodsFor(subject: Subject): PayMethod[] {
    const { closedMethods = [] } = this.payableOf(subject);
    return PAY_METHODS.filter(method => !closedMethods.includes(method));
  }

  /** How money arrives that these providers give back. */
  private arrivalBy(names: readonly string[]): string {
    return [...new Set(names.map(name => this.parts.providers.named(name).arrival))].join('；');
  }

  private outsideProviderOf(payment: PaymentRow): PromptProvider {
    const { providers, providerLimit = PROVIDER_LIMIT } = this.parts;
    const provider = providers.named(payment.provider);
    if (provider.kind === 'INSIDE') throw new Error('This payment was never outside');
    return inTime(provider, providerLimit);
  }

  private async instruct(payment: PaymentRow, opening: Opening, now: Date): Promise<PaymentInstruction> {
    if (payment.status === 'SUCCEEDED') {
      if (await isRefunded(this.parts.db, payment)) throw paymentReturned();
      return { kind: 'PAID' };
    }
    if (payment.status === 'UNKNOWN') throw resultUnknown();
    if (!isOpenPayment(payment)) throw paymentEnded();
    const instruction = await this.outsideProviderOf(payment)
      .begin(payment, opening)
      .catch((problem: unknown) => {
        if (problem instanceof Failure) throw problem;
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
        if ((await provider.close(payment)) === 'SUCCEEDED') await this.record(payment, 'SUCCEEDED', now);
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

  /** Records what a provider says of a payment; money may have been faster than its closing. Answers the state that counts. */
  private record(payment: PaymentRow, told: PaymentStatus, now: Date): Promise<PaymentStatus> {
    return this.transaction(now, work =>
      work.settle(this.payableOf(subjectOf(payment)), payment, told, { evenEnded: true }),
    );
  }
}
