import type { PayMethod } from '../../../types/api/pay';
import type { Database } from '../../db/database';

/** What every subject of a payment has: its owner, who pays it, or has it paid by whoever is given the link (payLink.ts). */
export interface Owned {
  userId: string;
}

/** Where a subject stands with its money, in fen; until when it waits is `expiresAt`. */
export type Standing =
  | { state: 'DUE'; amount: number; closing: string }
  /** What is kept of what was paid. */
  | { state: 'PAID'; amount: number }
  /** What came went back; why, one sentence. */
  | { state: 'REFUNDED'; amount: number; reason: string }
  | { state: 'CLOSED'; reason: string };

/** A payment of so much is under way and nobody knows yet how it ends. */
export interface Confirming {
  state: 'CONFIRMING';
  paymentId: string;
  /** Whose payment it is: its result is told to nobody else. */
  payerId: string;
  amount: number;
}

/** What the cashier says of a subject. */
export interface Description {
  title: string;
  /** What else there is to know, one sentence each. */
  lines: string[];
  /** Until when it waits; null: until it is paid. */
  expiresAt: Date | null;
  standing: Standing;
}

/**
 * A kind of thing that is paid for. An area registers one (`areas/payables.ts`), and the cashier, the query, refunds
 * and late success work for it. Money counts in fen.
 */
export interface Payable<Row extends Owned = Owned> {
  /** Names the kind in payments and on the wire; never changed once rows carry it. */
  readonly kind: string;
  /** What the owner calls it, for "not found": 这个订单. */
  readonly noun: string;
  /** The ways in which it cannot be paid, such as a balance that is filled from itself; absent: none. */
  readonly closedMethods?: readonly PayMethod[];
  /**
   * The subject under lock until the transaction ends, whoever owns it; undefined when there is none (or, with
   * `skipLocked`, another transaction holds it). Money takes this lock before any of its own.
   */
  lock(tx: Database, id: string, options?: { skipLocked?: boolean }): Promise<Row | undefined>;
  /** What is due now. Throws a Failure that says why it cannot be paid (PAYMENT_CLOSED, ORDER_STATE, NOT_FOUND). */
  due(subject: Row, now: Date): number;
  /** Money has come: moves the subject on and answers true; false when it no longer waits for any. */
  accept(tx: Database, subject: Row, amount: number, now: Date): Promise<boolean>;
  /** Money came that it does not wait for and goes back: counts both and tells the owner. */
  refuse(tx: Database, subject: Row, amount: number, now: Date): Promise<void>;
  /** Whose it is, without a lock; undefined when there is none, or when its owner has deleted it. */
  ownerOf(db: Database, id: string): Promise<string | undefined>;
  /** What the cashier says of it, whoever owns it; throws when there is none. */
  describe(db: Database, id: string, now: Date): Promise<Description>;
  /**
   * What somebody is told that it is who pays it for its owner: no name, no place, no time. Absent: its owner alone pays
   * it. Throws when there is none.
   */
  describeToOthers?(db: Database, id: string): Promise<string>;
  /** Whether it waits for money and its time is over; one quick question, asked before every reading. */
  isOverdue(db: Database, id: string, now: Date): Promise<boolean>;
  /** Its time is over and no payment is under way: ends it and gives back what it held. Does nothing otherwise. */
  lapse(tx: Database, subject: Row, now: Date): Promise<boolean>;
}

/** What its owner can have paid by others. */
export type LinkablePayable = Payable & Required<Pick<Payable, 'describeToOthers'>>;

/** Whether others may be sent a link to pay it. */
export const isLinkable = (payable: Payable): payable is LinkablePayable =>
  payable.describeToOthers !== undefined;
