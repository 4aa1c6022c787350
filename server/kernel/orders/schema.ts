import { isNull } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DepositKind } from '../../../src/domain/deposits';
import type { OrderLineName } from '../../../src/domain/orderLines';
import { at, createdAt } from '../../db/columns';
import { users } from '../members/schema';

/** What the orders of every line have in common; the rest stands in a table of the line's own, under the same id. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    line: text('line').$type<OrderLineName>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    clientKey: text('client_key').notNull(),
    /** Hash of what the client key was sent with (`requestHash`); null for orders from before it was kept. */
    requestHash: text('request_hash'),
    /** A state of the line's life. */
    state: text('state').notNull(),
    /** When it came into that state, by the clock of what moved it. */
    stateSince: at('state_since').notNull().defaultNow(),
    total: integer('total').notNull(),
    paid: integer('paid').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    channel: text('channel').notNull(),
    /** Until when an unpaid order keeps what it holds. */
    expiresAt: at('expires_at').notNull(),
    deletedAt: at('deleted_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('orders_client_key').on(table.userId, table.clientKey),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_expiry').on(table.state, table.expiresAt),
  ],
);

/** What happened to an order, one sentence each for its member. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  table => [index('order_events_order').on(table.orderId)],
);

/** What keeps a deposit of an order from being given back: a case about the order, until it ends. */
export const depositHolds = pgTable(
  'deposit_holds',
  {
    /** The kind of the case, such as VIOLATION, and its number. */
    caseKind: text('case_kind').notNull(),
    caseId: text('case_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    deposit: text('deposit').$type<DepositKind>().notNull(),
    /** What it is, for the renter: 违章 11月3日 三元桥. */
    reason: text('reason').notNull(),
    since: at('since').notNull(),
    endedAt: at('ended_at'),
  },
  table => [
    primaryKey({ columns: [table.caseKind, table.caseId, table.deposit] }),
    index('deposit_holds_open').on(table.orderId).where(isNull(table.endedAt)),
  ],
);
