import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ServiceCode } from '../../../types/api/bill';
import type { ViolationState } from '../../../src/domain/violation';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';
import { orders } from '../../kernel/orders/schema';

/** Violations that were found of cars while members had them. They are kept as long as their order, whatever becomes of the account. */
export const violations = pgTable(
  'violations',
  {
    /** A number that can be read out on the phone: WZ26112412345678. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    plate: text('plate'),
    happenedAt: at('happened_at').notNull(),
    place: text('place').notNull(),
    act: text('act').notNull(),
    /** Fen. */
    fine: integer('fine').notNull(),
    points: integer('points').notNull(),
    /** The insurance that the order had. */
    services: jsonb('services').$type<ServiceCode[]>().notNull(),
    state: text('state').$type<ViolationState>().notNull(),
    /** What having us pay it costs, as it was confirmed, and whether the deposit pays; null: it was not. */
    agencyTotal: integer('agency_total'),
    isFromDeposit: boolean('is_from_deposit').notNull().default(false),
    /** Until when it waits to be paid. */
    expiresAt: at('expires_at'),
    appealReason: text('appeal_reason'),
    appealAnswer: text('appeal_answer'),
    transferredAt: at('transferred_at'),
    createdAt: createdAt(),
  },
  table => [
    // What is registered twice is one; also for those of an order.
    uniqueIndex('violations_act').on(table.orderId, table.happenedAt, table.act),
    index('violations_user').on(table.userId, table.createdAt),
    index('violations_state').on(table.state, table.createdAt),
  ],
);

/** What happened to a violation, one sentence each for its renter. */
export const violationEvents = pgTable(
  'violation_events',
  {
    violationId: text('violation_id')
      .notNull()
      .references(() => violations.id, { onDelete: 'cascade' }),
    /** Their order. */
    number: integer('number').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('violation_events_number').on(table.violationId, table.number)],
);
