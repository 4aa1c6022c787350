import { makeAutoObservable, runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { RequestOf } from '~types/api';
import type { PaymentStatus } from '~types/api/pay';
import { decideSandboxPayment, queryPayment } from '../services/payments';

/** Pause between two questions while the result is unknown, milliseconds. */
const pollPause = 2000;
/** Questions after which the person is told to look at the order later. */
const pollLimit = 30;

const settled: readonly PaymentStatus[] = ['SUCCEEDED', 'FAILED', 'CANCELLED'];

/**
 * One payment until its end. "Unknown" is a state of its own: it is asked for again and never shown as a failure
 * (decision 15).
 */
export class PaymentStore {
  readonly payment = new Resource((paymentId: string) => queryPayment(paymentId));
  /** Asking again for a result that is not known yet. */
  isConfirming = false;
  /** It takes long: the person may go on and look later. */
  takesLong = false;
  private turn = 0;

  constructor(root: RootStore) {
    makeAutoObservable<this, 'turn'>(this, { payment: false, turn: false }, { autoBind: true });
    root.get(SessionStore).onOtherMember(this.payment.clear);
  }

  get isSettled(): boolean {
    return this.payment.data !== undefined && settled.includes(this.payment.data.status);
  }

  /** The tester decides it in the sandbox cashier. */
  get isWithTester(): boolean {
    return this.payment.data?.is_sandbox === true && this.payment.data.status === 'PENDING';
  }

  /** Loads a payment; one whose result is not known yet is followed. */
  async load(paymentId: string): Promise<void> {
    const payment = await this.payment.load(paymentId);
    if (payment && !this.isSettled && !this.isWithTester) await this.confirm(paymentId);
  }

  /** Says how the sandbox payment ends, then follows it. One that has ended already is followed, too; rejects then. */
  async decide(paymentId: string, outcome: RequestOf<'POST /api/pay/sandbox'>['outcome']): Promise<void> {
    try {
      await decideSandboxPayment({ payment_id: paymentId, outcome });
    } catch (problem) {
      if (codeOf(problem) === ErrorCode.PAYMENT_CLOSED) await this.load(paymentId);
      throw problem;
    }
    await this.load(paymentId);
  }

  /** Asks until the result is known, the screen is left, or it takes too long. */
  async confirm(paymentId: string): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.isConfirming = true;
    this.takesLong = false;
    for (let count = 0; count < pollLimit && turn === this.turn && !this.isSettled; count += 1) {
      await new Promise(resolve => setTimeout(resolve, pollPause));
      if (turn !== this.turn) return;
      await this.payment.load(paymentId);
    }
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isConfirming = false;
      this.takesLong = !this.isSettled;
    });
  }

  /** The screen was left. */
  stop(): void {
    this.turn += 1;
    this.isConfirming = false;
  }
}
