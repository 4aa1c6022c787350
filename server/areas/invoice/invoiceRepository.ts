import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  lte,
  notInArray,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { InvoiceWish } from '../../../types/api/invoice';
import { MINUTE } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { invoices, invoiceTitles } from './schema';

const { file: _document, ...columns } = getTableColumns(invoices);

/** An invoice without its document, which is read alone (`readFile`). */
export type InvoiceRow = Omit<typeof invoices.$inferSelect, 'file'>;
export type TitleRow = typeof invoiceTitles.$inferSelect;

/** How many titles a member has kept at most: of more, the one that was used longest ago is forgotten. */
export const MOST_TITLES = 10;

/** Whoever takes an invoice to issue it has this long, milliseconds; then another may try. */
const LEASE = MINUTE;

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

const stored = ({ kind, name, tax_number, mail }: InvoiceWish) => ({
  kind,
  name,
  taxNumber: tax_number,
  mail,
});

/** The invoice of an order; undefined where none was asked for. */
export async function findInvoice(db: Database, orderId: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select(columns).from(invoices).where(eq(invoices.orderId, orderId));
  return row;
}

/** The document of an issued invoice; undefined while there is none. */
export async function readFile(db: Database, orderId: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ file: invoices.file }).from(invoices).where(eq(invoices.orderId, orderId));
  return row?.file ?? undefined;
}

/** Writes down that an invoice is to be issued, in the place of one that failed. The order is under lock. */
export async function putInvoice(
  tx: Database,
  orderId: string,
  { amount, ...wish }: InvoiceWish & { amount: number },
  now: Date,
): Promise<InvoiceRow> {
  const fresh = {
    ...stored(wish),
    amount,
    key: randomUUID(),
    status: 'ISSUING' as const,
    attempts: 0,
    nextAt: now,
    requestedAt: now,
    reason: null,
  };
  const [row] = await tx
    .insert(invoices)
    .values({ orderId, ...fresh })
    .onConflictDoUpdate({ target: invoices.orderId, set: fresh })
    .returning(columns);
  if (!row) throw new Error('An invoice was not stored');
  return row;
}

/** Takes invoices whose time has come, whoever wrote them. Safe in several processes at once. */
export function takeInvoices(db: Database, limit: number, now: Date): Promise<InvoiceRow[]> {
  const waiting = db
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(and(eq(invoices.status, 'ISSUING'), lte(invoices.nextAt, now)))
    .orderBy(asc(invoices.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(invoices)
    .set({ attempts: sql`${invoices.attempts} + 1`, nextAt: after(now, LEASE) })
    .where(inArray(invoices.orderId, waiting))
    .returning(columns);
}

/** Changes an invoice that was taken, only while nobody else has taken it meanwhile; whether it was so. */
export async function changeTaken(
  db: Database,
  { orderId, key, nextAt }: InvoiceRow,
  values: Partial<typeof invoices.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(invoices)
    .set(values)
    .where(
      and(
        eq(invoices.orderId, orderId),
        eq(invoices.key, key),
        eq(invoices.status, 'ISSUING'),
        eq(invoices.nextAt, nextAt),
      ),
    )
    .returning({ orderId: invoices.orderId });
  return changed.length === 1;
}

const titlesOf = (db: Database, userId: string) =>
  db
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.userId, userId))
    .orderBy(desc(invoiceTitles.usedAt), invoiceTitles.id)
    .limit(MOST_TITLES);

/** The usual titles of a member, which was used last first. */
export const listTitles = (db: Database, userId: string): Promise<TitleRow[]> => titlesOf(db, userId);

/** Keeps a title as the member agreed to: one row for one name and number, with the mail that was typed last. */
export async function keepTitle(tx: Database, userId: string, wish: InvoiceWish, now: Date): Promise<void> {
  await tx
    .insert(invoiceTitles)
    .values({ id: randomUUID(), userId, ...stored(wish), usedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [invoiceTitles.userId, invoiceTitles.kind, invoiceTitles.name, invoiceTitles.taxNumber],
      set: { mail: wish.mail, usedAt: now },
    });
  const kept = await titlesOf(tx, userId);
  await tx.delete(invoiceTitles).where(
    and(
      eq(invoiceTitles.userId, userId),
      notInArray(
        invoiceTitles.id,
        kept.map(({ id }) => id),
      ),
    ),
  );
}

/** Forgets a title of a member; false when they have none of that id. */
export async function removeTitle(db: Database, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(invoiceTitles)
    .where(and(eq(invoiceTitles.id, id), eq(invoiceTitles.userId, userId)))
    .returning({ id: invoiceTitles.id });
  return removed.length > 0;
}

/** Whether the order of an id, as a query has it, has an invoice that was issued. */
export const isInvoiced = (db: Database, orderId: SQLWrapper): SQL =>
  exists(
    db
      .select({ orderId: invoices.orderId })
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), eq(invoices.status, 'ISSUED'))),
  );
