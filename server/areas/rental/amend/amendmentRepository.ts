import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { AmendmentState } from '../../../../src/domain/amendment';
import type { Bill } from '../../../../types/api/bill';
import type { OrderChoice } from '../../../../types/api/rental';
import type { Database } from '../../../db/database';
import type { Subject } from '../../../kernel/money/accounts';
import { orders } from '../../../kernel/orders/schema';
import { rentalAmendments } from '../schema';
import { rentalSubject } from '../rentalSubject';
import {
  readBill,
  readChoice,
  readInsured,
  storedBill,
  storedChoice,
  storedInsured,
  type KeptPerson,
} from '../stored';

type StoredAmendment = typeof rentalAmendments.$inferSelect;

/** An amendment, with what is stored in versions as the code has it. */
export type AmendmentRow = Omit<
  StoredAmendment,
  'choice' | 'choiceBefore' | 'bill' | 'billBefore' | 'insured'
> & {
  choice: OrderChoice;
  choiceBefore: OrderChoice;
  bill: Bill;
  billBefore: Bill;
  insured: KeptPerson[];
};

/** The kind under which amendments are paid; rows of payments carry it. */
export const AMENDMENT = 'AMENDMENT';

/** An amendment as what money is about. */
export const amendmentSubject = (id: string): Subject => ({ kind: AMENDMENT, id });

const readAmendment = (stored: StoredAmendment): AmendmentRow => ({
  ...stored,
  choice: readChoice(stored.choice),
  choiceBefore: readChoice(stored.choiceBefore),
  bill: readBill(stored.bill),
  billBefore: readBill(stored.billBefore),
  insured: readInsured(stored.insured),
});

/** Stores an amendment; false when its number is there already. */
export async function insertAmendment(tx: Database, amendment: AmendmentRow): Promise<boolean> {
  const { choice, choiceBefore, bill, billBefore, insured } = amendment;
  const inserted = await tx
    .insert(rentalAmendments)
    .values({
      ...amendment,
      choice: storedChoice(choice),
      choiceBefore: storedChoice(choiceBefore),
      bill: storedBill(bill),
      billBefore: storedBill(billBefore),
      insured: storedInsured(insured),
    })
    .onConflictDoNothing({ target: rentalAmendments.id })
    .returning({ id: rentalAmendments.id });
  return inserted.length === 1;
}

/** Ends the waiting of an amendment, under the lock of its order; throws where it does not wait. */
export async function endAmendment(
  tx: Database,
  id: string,
  state: Exclude<AmendmentState, 'UNPAID'>,
): Promise<void> {
  const ended = await tx
    .update(rentalAmendments)
    .set({ state })
    .where(and(eq(rentalAmendments.id, id), eq(rentalAmendments.state, 'UNPAID')))
    .returning({ id: rentalAmendments.id });
  if (ended.length !== 1) throw new Error('An amendment changed under the lock of its order');
}

/** Notes that so many fen came for an amendment that waits for none, and went back. */
export async function noteReturned(
  tx: Database,
  { id, returned }: AmendmentRow,
  amount: number,
): Promise<void> {
  await tx
    .update(rentalAmendments)
    .set({ returned: returned + amount })
    .where(eq(rentalAmendments.id, id));
}

/** An amendment, whoever owns it; undefined when there is none. */
export async function findAmendment(db: Database, id: string): Promise<AmendmentRow | undefined> {
  const [stored] = await db.select().from(rentalAmendments).where(eq(rentalAmendments.id, id));
  return stored && readAmendment(stored);
}

/** The amendment that a client key has made of an order, if it has. */
export async function findAmendmentByKey(
  tx: Database,
  orderId: string,
  clientKey: string,
): Promise<AmendmentRow | undefined> {
  const [stored] = await tx
    .select()
    .from(rentalAmendments)
    .where(and(eq(rentalAmendments.orderId, orderId), eq(rentalAmendments.clientKey, clientKey)));
  return stored && readAmendment(stored);
}

/** The amendment of an order that waits for its money. */
export async function findUnpaidAmendment(db: Database, orderId: string): Promise<AmendmentRow | undefined> {
  const [stored] = await db
    .select()
    .from(rentalAmendments)
    .where(and(eq(rentalAmendments.orderId, orderId), eq(rentalAmendments.state, 'UNPAID')));
  return stored && readAmendment(stored);
}

/** All amendments of an order, newest first. */
export async function listAmendments(db: Database, orderId: string): Promise<AmendmentRow[]> {
  const stored = await db
    .select()
    .from(rentalAmendments)
    .where(eq(rentalAmendments.orderId, orderId))
    .orderBy(desc(rentalAmendments.createdAt), desc(rentalAmendments.id));
  return stored.map(readAmendment);
}

/** Those of an order's amendments that changed it before its pickup, and hold. */
export const changesBeforePickup = (amendments: readonly AmendmentRow[]): AmendmentRow[] =>
  amendments.filter(({ kind, state }) => kind === 'MODIFY' && state === 'APPLIED');

/** The changes of an order before its pickup that hold, newest first. */
export const listChangesBeforePickup = async (db: Database, orderId: string): Promise<AmendmentRow[]> =>
  changesBeforePickup(await listAmendments(db, orderId));

/** Everything whose payments have paid for an order: itself and its amendments. */
export async function paidSubjects(db: Database, orderId: string): Promise<Subject[]> {
  const amendments = await db
    .select({ id: rentalAmendments.id })
    .from(rentalAmendments)
    .where(eq(rentalAmendments.orderId, orderId));
  return [rentalSubject(orderId), ...amendments.map(({ id }) => amendmentSubject(id))];
}

/** Whose an amendment is and of which order; undefined when there is none, or the owner has deleted the order. */
export async function ownerOfAmendment(
  db: Database,
  id: string,
): Promise<{ userId: string; orderId: string } | undefined> {
  const [row] = await db
    .select({ userId: orders.userId, orderId: orders.id })
    .from(rentalAmendments)
    .innerJoin(orders, eq(orders.id, rentalAmendments.orderId))
    .where(and(eq(rentalAmendments.id, id), isNull(orders.deletedAt)));
  return row;
}

/** Whether an amendment waits for its money and its time is over. */
export const isAmendmentOverdue = (
  { state, expiresAt }: Pick<AmendmentRow, 'state' | 'expiresAt'>,
  now: Date,
): boolean => state === 'UNPAID' && expiresAt <= now;

/** Amendments whose time to pay is over, longest first. */
export const listOverdueAmendments = (db: Database, now: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: rentalAmendments.id })
    .from(rentalAmendments)
    .where(and(eq(rentalAmendments.state, 'UNPAID'), lte(rentalAmendments.expiresAt, now)))
    .orderBy(asc(rentalAmendments.expiresAt))
    .limit(limit);
