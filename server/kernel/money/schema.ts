import { sql } from 'drizzle-orm';
import {
  bigserial,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PaymentStatus, PayMethod } from '../../../types/api/pay';
import { at, createdAt } from '../../db/columns';
import { users } from '../members/schema';
import type { KeptKind, Unit } from './accounts';
import type { ProviderTask } from './providerTask';
import type { Reason } from './reasons';

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
export const refunds = pgTable(
  'refunds',
  {
    key: text('key').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  table => [index('refunds_payment').on(table.paymentId)],
);

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

/** Accounts that keep a running balance (accounts.ts); those of the house have no row. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    owner: text('owner')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<KeptKind>().notNull(),
    unit: text('unit').$type<Unit>().notNull(),
    /** The sum of the account's entries. */
    balance: integer('balance').notNull(),
  },
  table => [
    index('ledger_accounts_owner').on(table.owner),
    check('ledger_accounts_not_below_zero', sql`${table.balance} >= 0`),
  ],
);

/** Why and about what entries were made; never changed afterwards. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** What makes it happen once. */
    key: text('key').notNull().unique(),
    reason: text('reason').$type<Reason>().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    createdAt: createdAt(),
  },
  table => [index('ledger_transactions_subject').on(table.subjectKind, table.subjectId)],
);

/** What a transaction brings to an account or, below zero, takes from it: zero in sum, unit by unit. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: text('account_id').notNull(),
    unit: text('unit').$type<Unit>().notNull(),
    amount: integer('amount').notNull(),
  },
  table => [
    // By account first: its entries are read and summed; a transaction's are found by its few accounts.
    primaryKey({ columns: [table.accountId, table.transactionId] }),
    index('ledger_entries_transaction').on(table.transactionId),
    check('ledger_entries_not_zero', sql`${table.amount} <> 0`),
  ],
);
