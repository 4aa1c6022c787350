import { and, desc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PaymentStatus } from '../../../types/api/pay';
import type { Database } from '../../db/database';
import type { Subject } from './accounts';
import { payments, refunds } from './schema';

export type PaymentRow = typeof payments.$inferSelect;

/** States from which a payment can still go on. */
const OPEN: readonly PaymentStatus[] = ['PENDING', 'UNKNOWN'];

/** Whether a payment has not come to its end. */
export const isOpenPayment = ({ status }: Pick<PaymentRow, 'status'>): boolean => OPEN.includes(status);

/** What a payment is about. */
export const subjectOf = (row: Pick<PaymentRow, 'subjectKind' | 'subjectId'>): Subject => ({
  kind: row.subjectKind,
  id: row.subjectId,
});

const about = ({ kind, id }: Subject) => and(eq(payments.subjectKind, kind), eq(payments.subjectId, id));

/** A payment of a member; undefined when it does not exist or is somebody else's. */
export async function findPayment(db: Database, userId: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId)));
  return row;
}

/** A payment by the provider that carries it, whoever owns it; undefined when it carries none of this id. */
export async function findPaymentCarriedBy(
  db: Database,
  provider: string,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.provider, provider)));
  return row;
}

/** A payment by its id, whoever owns it; throws when there is none. */
export async function readPayment(db: Database, id: string): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new Error('The payment does not exist');
  return row;
}

/** The payment that a member's client key has made, if it has. */
export async function findPaymentByClientKey(
  db: Database,
  userId: string,
  clientKey: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.clientKey, clientKey)));
  return row;
}

/** Payments of a subject whose provider has not said how they ended. */
export const listUnknownPayments = (db: Database, subject: Subject): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(about(subject), eq(payments.status, 'UNKNOWN')));

/** The unknown payments of many subjects of one kind. */
export const listUnknownPaymentsOf = (
  db: Database,
  kind: string,
  ids: readonly string[],
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.subjectKind, kind),
        inArray(payments.subjectId, [...ids]),
        eq(payments.status, 'UNKNOWN'),
      ),
    );

/** Stores a payment; undefined when its id or its client key is there already. */
export async function insertPayment(
  tx: Database,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> {
  const [row] = await tx.insert(payments).values(payment).onConflictDoNothing().returning();
  return row;
}

/** Moves a payment on from the state that it was read in; false when it is no longer in it. */
export async function changePaymentStatus(
  tx: Database,
  { id, status: from }: Pick<PaymentRow, 'id' | 'status'>,
  to: PaymentStatus,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(payments)
    .set({ status: to, finishedAt: now })
    .where(and(eq(payments.id, id), eq(payments.status, from)))
    .returning({ id: payments.id });
  return changed.length === 1;
}

/** Cancels the payments of a subject whose cashier is open; answers them. */
export const cancelPendingPayments = (tx: Database, subject: Subject, now: Date): Promise<PaymentRow[]> =>
  tx
    .update(payments)
    .set({ status: 'CANCELLED', finishedAt: now })
    .where(and(about(subject), eq(payments.status, 'PENDING')))
    .returning();

/** A payment that has brought money, and how much of it did not go back, fen. */
interface Taken {
  payment: PaymentRow;
  left: number;
}

/**
 * The payments that paid some subjects, the newest first, each with what is left of it, fen. One that came too late has
 * gone back whole.
 */
export const listAcceptedPayments = (tx: Database, subjects: readonly Subject[]): Promise<Taken[]> =>
  listTaken(tx, or(...subjects.map(about)));

/** The payments of a member that brought money for a subject, the newest first, each with what is left of it, fen. */
export const listTakenFrom = (db: Database, userId: string, subject: Subject): Promise<Taken[]> =>
  listTaken(db, and(about(subject), eq(payments.userId, userId)));

async function listTaken(tx: Database, those: SQL | undefined): Promise<Taken[]> {
  const returned = sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number);
  const rows = await tx
    .select({ payment: getTableColumns(payments), returned })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(those, eq(payments.status, 'SUCCEEDED')))
    .groupBy(payments.id)
    .orderBy(desc(payments.finishedAt), desc(payments.id));
  return rows.map(row => ({ payment: row.payment, left: row.payment.amount - row.returned }));
}

/** What payments have brought, and what of that went back, fen. */
export const totalsOf = (taken: readonly Taken[]): { paid: number; returned: number } => ({
  paid: taken.reduce((sum, { payment }) => sum + payment.amount, 0),
  returned: taken.reduce((sum, { payment, left }) => sum + payment.amount - left, 0),
});

/** Names of the providers by which money of a subject went back; none while all is kept. */
export async function listRefundProviders(db: Database, subject: Subject): Promise<string[]> {
  const rows = await db
    .selectDistinct({ provider: payments.provider })
    .from(payments)
    .innerJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(about(subject));
  return rows.map(({ provider }) => provider);
}

/** Whether money of a payment went back. */
export async function isRefunded(db: Database, { id }: Pick<PaymentRow, 'id'>): Promise<boolean> {
  return (await db.$count(refunds, eq(refunds.paymentId, id))) > 0;
}

/** Records a refund; false when it is there already. */
export async function insertRefund(tx: Database, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing()
    .returning({ key: refunds.key });
  return inserted.length === 1;
}
