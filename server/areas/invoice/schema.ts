import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { InvoiceKind, InvoiceStatus } from '../../../types/api/invoice';
import { at, bytes, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';
import { orders } from '../../kernel/orders/schema';

/** Whom an invoice is made out to, and where it is sent. */
const wish = () => ({
  kind: text('kind').$type<InvoiceKind>().notNull(),
  name: text('name').notNull(),
  /** Empty for a person. */
  taxNumber: text('tax_number').notNull(),
  mail: text('mail').notNull(),
});

/**
 * The invoice of an order, which has one at most. While it is to be issued, the row is the task: whoever has taken it has
 * until `nextAt` (`issueInvoices`).
 */
export const invoices = pgTable(
  'invoices',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What the provider knows it by: another one each time that a member asks anew after a failure. */
    key: text('key').notNull(),
    ...wish(),
    /** Fen. */
    amount: integer('amount').notNull(),
    status: text('status').$type<InvoiceStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried next; while somebody works on it, when their lease ends. */
    nextAt: at('next_at').notNull(),
    requestedAt: at('requested_at').notNull(),
    number: text('number'),
    issuedAt: at('issued_at'),
    /** The document as it was issued: it never changes. */
    file: bytes('file'),
    /** Why it could not be issued, one sentence for the member. */
    reason: text('reason'),
  },
  table => [
    index('invoices_waiting')
      .on(table.nextAt)
      .where(sql`${table.status} = 'ISSUING'`),
  ],
);

/** 常用抬头: what a member agreed to have kept. They go when the member removes them, and with the member. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...wish(),
    usedAt: at('used_at').notNull(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('invoice_titles_own').on(table.userId, table.kind, table.name, table.taxNumber)],
);
