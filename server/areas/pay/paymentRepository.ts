import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PaymentStatus } from '../../../types/api/pay';
import type { Database } from '../../db/database';
import { payments, refunds } from '../../kernel/money/schema';

export type PaymentRow = typeof payments.$inferSelect;

/** States from which a payment can still go on. */
const OPEN: PaymentStatus[] = ['PENDING', 'UNKNOWN'];

/** Whether a payment has not come to its end. */
export const isOpenPayment = ({ status }: PaymentRow): boolean => OPEN.includes(status);

/** A payment of a member; undefined when it does not exist or is somebody else's. */
export async function findPayment(db: Database, userId: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId)));
  return row;
}

/** A payment by its id, whoever owns it. */
export async function readPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
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

const ofStatus = (db: Database, orderId: string, status: PaymentStatus): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, status)));

/** Payments of an order whose cashier is open. */
export const listPendingPayments = (db: Database, orderId: string): Promise<PaymentRow[]> =>
  ofStatus(db, orderId, 'PENDING');

/** Payments of an order whose provider has not said how they ended. */
export const listUnknownPayments = (db: Database, orderId: string): Promise<PaymentRow[]> =>
  ofStatus(db, orderId, 'UNKNOWN');

/** Stores a payment; undefined when its id or its client key is there already. */
export async function insertPayment(
  tx: Database,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> {
  const [row] = await tx.insert(payments).values(payment).onConflictDoNothing().returning();
  return row;
}

/** Moves an open payment on; false when it has ended already. */
export async function changePaymentStatus(
  tx: Database,
  id: string,
  status: PaymentStatus,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(payments)
    .set({ status, finishedAt: now })
    .where(and(eq(payments.id, id), inArray(payments.status, OPEN)))
    .returning({ id: payments.id });
  return changed.length === 1;
}

/** The payment that paid an order: succeeded, and nothing of it was given back. */
export async function findAcceptedPayment(tx: Database, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select({ payment: payments })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'SUCCEEDED'), isNull(refunds.key)));
  return row?.payment;
}
