import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentStatus, PayMethod } from '../../../types/api/pay';
import { at, createdAt } from '../../db/columns';
import type { ProviderTask } from './providerTask';

export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    /** What is paid for: the kind of a registered `Payable`, and its id there. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    userId: text('user_id').notNull(),
    clientKey: text('client_key').notNull(),
    method: text('method').$type<PayMethod>().notNull(),
    /** Name of the provider that carries it, whatever the settings choose later. */
    provider: text('provider').notNull(),
    amount: integer('amount').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    createdAt: createdAt(),
    finishedAt: at('finished_at'),
  },
  table => [
    uniqueIndex('payments_client_key').on(table.userId, table.clientKey),
    index('payments_subject').on(table.subjectKind, table.subjectId),
  ],
);

/** One refund per payment and reason: idempotent by its key. */
export const refunds = pgTable('refunds', {
  key: text('key').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => payments.id),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  amount: integer('amount').notNull(),
  createdAt: createdAt(),
});

/** What has to be told to a provider, written with what it follows from; see `outbox.ts`. */
export const outbox = pgTable(
  'outbox',
  {
    key: text('key').primaryKey(),
    task: jsonb('task').$type<ProviderTask>().notNull(),
    state: text('state').$type<'WAITING' | 'DONE' | 'FAILED'>().notNull(),
    attempts: integer('attempts').notNull(),
    /** When it may be tried next; while somebody works on it, when their lease ends. */
    nextAt: at('next_at').notNull(),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  table => [
    index('outbox_waiting')
      .on(table.nextAt)
      .where(sql`${table.state} = 'WAITING'`),
  ],
);
