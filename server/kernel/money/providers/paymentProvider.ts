import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentInstruction, PaymentStatus, PayMethod } from '../../../../types/api/pay';
import type { Database } from '../../../db/database';
import type { HostPlace } from '../../hosts/hostIdentity';
import type { PaymentRow } from '../paymentRepository';

/** Money of a payment that goes back, in fen; the key is the same whenever it is tried. */
export interface RefundOrder {
  key: string;
  amount: number;
}

/** Who pays, and from where. */
export interface Payer {
  place: HostPlace;
  /** By what the host knows them in this app alone (`openid`); undefined where it does not say. */
  identity?: string;
  /** The address of their device. */
  ip: string;
  /** Address of the screen that they pay from, below the server's own; where no identity is known they come back to it. */
  page?: string;
}

/** What is told of a payment when it is opened, besides itself. */
export interface Opening {
  payer: Payer;
  /** What is paid for, in words. */
  title: string;
  /** When what is paid for stops waiting for it: the provider is to take no money any more. Null: it waits. */
  expiresAt: Date | null;
}

/** What a provider sends of its own accord, as it came: nothing of it is believed yet. */
export interface Notification {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How a provider tells of its own accord, and what it wants to hear. */
export interface Notifying {
  /** Its address below `/notify/`. */
  path: string;
  /**
   * The id of the payment that a notification is about; undefined: it is genuine, and about nothing that is to be done.
   * Throws when it is not its provider's, or not of now. Nothing but the id is taken from it: the provider is asked.
   */
  paymentIdOf: (notification: Notification) => string | undefined;
  /** What is answered when it was taken note of, and when it was not, so that it comes again. */
  taken: { body: string; type: string };
  refused: { body: string; type: string };
}

/** A line of a provider's bill of a day: a payment that came, or money of one that went back. Fen. */
export interface BillLine {
  kind: 'PAYMENT' | 'REFUND';
  paymentId: string;
  /** Of a refund by what we named it (`refundNumber`). */
  refundNumber?: string;
  amount: number;
  /** The provider says that it is done, or on its way. */
  isGood: boolean;
}

/** What a provider calls a refund of ours: its key in the characters that providers take. */
export const refundNumber = (key: string): string => key.replaceAll(':', '-');

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
  /** Where it can be paid by; absent: everywhere. */
  readonly places?: readonly HostPlace[];
  /** How it tells of its own accord; absent: it does not. */
  readonly notifying?: Notifying;
  /**
   * Opens the payment, or finds it open; tells the app what to do next. A Failure that it throws is told to the payer,
   * anything else is said to be its silence.
   */
  begin(payment: PaymentRow, opening: Opening, signal: AbortSignal): Promise<PaymentInstruction>;
  /** What it says of a payment now; UNKNOWN when it cannot say yet. */
  query(payment: PaymentRow, now: Date, signal: AbortSignal): Promise<PaymentStatus>;
  /**
   * Closes a payment so that it can no longer succeed; one that it has never heard of is closed too. Answers SUCCEEDED
   * when the money was faster.
   */
  close(payment: PaymentRow, signal: AbortSignal): Promise<'CANCELLED' | 'SUCCEEDED'>;
  /** Gives money of a payment back the way it came. */
  refund(payment: PaymentRow, refund: RefundOrder, signal: AbortSignal): Promise<void>;
  /**
   * Takes the amount of a payment by itself, where its payer has agreed to that once (免密扣款); answers how it ends, UNKNOWN
   * when it cannot say yet. Absent: somebody has to be there.
   */
  collect?: (payment: PaymentRow, signal: AbortSignal) => Promise<PaymentStatus>;
  /** What it moved on a day (`2026-11-22`, Shanghai), once that is over; absent: it keeps no bills. */
  bill?: (day: string, signal: AbortSignal) => Promise<BillLine[]>;
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
  /** For a new payment from there; undefined when this way to pay is not open. */
  forMethod(method: PayMethod, place: HostPlace): PaymentProvider | undefined;
  /** The one that carried a payment, by its name. */
  named(name: string): PaymentProvider;
  /** Those of whom somebody else keeps the books: they notify, and have bills. */
  readonly outside: readonly OutsideProvider[];
}
