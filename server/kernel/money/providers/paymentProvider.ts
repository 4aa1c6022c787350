import type { PaymentInstruction, PaymentStatus, PayMethod } from '../../../../types/api/pay';
import type { Database } from '../../../db/database';
import type { PaymentRow } from '../paymentRepository';

/** Money of a payment that goes back, in fen; the key is the same whenever it is tried. */
export interface RefundOrder {
  key: string;
  amount: number;
}

/**
 * Who moves the money outside (WeChat, Alipay, the sandbox). Called when the transaction that records the payment has
 * committed, at least once: each call may come again with the same payment or key, after a death of this process too,
 * and must then do nothing more. What cannot be done now is thrown, and is tried again. Each call is given a signal that
 * tells when nobody waits for its answer any longer (`timeLimit.ts`).
 */
export interface OutsideProvider {
  readonly kind: 'OUTSIDE';
  /** Stands in the payments that it carries; never changed once rows carry it. */
  readonly name: string;
  /** How and when money that goes back arrives, for its owner. */
  readonly arrival: string;
  /** Opens the payment, or finds it open; tells the app what to do next. */
  begin(payment: PaymentRow, signal: AbortSignal): Promise<PaymentInstruction>;
  /** What it says of a payment now; UNKNOWN when it cannot say yet. */
  query(payment: PaymentRow, now: Date, signal: AbortSignal): Promise<PaymentStatus>;
  /**
   * Closes a payment so that it can no longer succeed; one that it has never heard of is closed too. Answers SUCCEEDED
   * when the money was faster.
   */
  close(payment: PaymentRow, signal: AbortSignal): Promise<'CANCELLED' | 'SUCCEEDED'>;
  /** Gives money of a payment back the way it came. */
  refund(payment: PaymentRow, refund: RefundOrder, signal: AbortSignal): Promise<void>;
}

/** Who moves money that lies here already, within the transaction that records it. */
export interface InsideProvider {
  readonly kind: 'INSIDE';
  readonly name: string;
  readonly arrival: string;
  /** Takes the amount of the payment; throws a Failure when there is too little. */
  take(tx: Database, payment: PaymentRow, now: Date): Promise<void>;
  /** Gives money of a payment back. */
  giveBack(tx: Database, payment: PaymentRow, refund: RefundOrder, now: Date): Promise<void>;
}

export type PaymentProvider = OutsideProvider | InsideProvider;

/** Who carries the payments of this server. */
export interface Providers {
  /** For a new payment; undefined when this way to pay is not open. */
  forMethod(method: PayMethod): PaymentProvider | undefined;
  /** The one that carried a payment, by its name. */
  named(name: string): PaymentProvider;
}
