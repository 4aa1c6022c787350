import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AccidentState } from '../../../src/domain/accident';
import type { Cover } from '../../../src/domain/cover';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';
import { orders } from '../../kernel/orders/schema';
import type { StoredAssessment, StoredDecision, StoredOther } from './stored';

/** Accidents of cars while members had them. They are kept as long as their order, whatever becomes of the account. */
export const accidents = pgTable(
  'accidents',
  {
    /** A number that can be read out on the phone: SG261124123456. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Made once by the device for each report; null: the staff has registered it. */
    clientKey: text('client_key'),
    plate: text('plate'),
    happenedAt: at('happened_at').notNull(),
    place: text('place').notNull(),
    /** BD-09, where the device knew it. */
    location: jsonb('location').$type<{ lng: number; lat: number }>(),
    description: text('description').notNull(),
    isInjured: boolean('is_injured').notNull(),
    hasPolice: boolean('has_police').notNull(),
    hasOther: boolean('has_other').notNull(),
    /** The other side; who it is is sealed. */
    other: jsonb('other').$type<StoredOther>(),
    /** The cover that the order had, and what a day of it costs (fen): by them it is decided. */
    cover: jsonb('cover').$type<Cover>().notNull(),
    dayPrice: integer('day_price').notNull(),
    state: text('state').$type<AccidentState>().notNull(),
    /** What the staff asks for besides photos that are missing. */
    asked: text('asked'),
    /** How often a repair shop was sent a link: only the last one counts. Until when it is good, and whom it was sent. */
    round: integer('round').notNull().default(0),
    linkUntil: at('link_until'),
    shop: text('shop'),
    assessment: jsonb('assessment').$type<StoredAssessment>(),
    decision: jsonb('decision').$type<StoredDecision>(),
    /** What its renter owes, fen; null: it is not decided. When what was decided stands, unless they appeal. */
    total: integer('total'),
    decidedAt: at('decided_at'),
    standsAt: at('stands_at'),
    isFromDeposit: boolean('is_from_deposit').notNull().default(false),
    appealReason: text('appeal_reason'),
    appealAnswer: text('appeal_answer'),
    appealedAt: at('appealed_at'),
    createdAt: createdAt(),
  },
  table => [
    // What is sent twice is one.
    uniqueIndex('accidents_client_key')
      .on(table.userId, table.clientKey)
      .where(sql`${table.clientKey} is not null`),
    index('accidents_order').on(table.orderId, table.createdAt),
    index('accidents_user').on(table.userId, table.createdAt),
    index('accidents_state').on(table.state, table.createdAt),
    // For the sweep: what waits for its renter.
    index('accidents_stands')
      .on(table.standsAt)
      .where(sql`${table.state} = 'DECIDED'`),
  ],
);

/** What happened to an accident, one sentence each for its renter. */
export const accidentEvents = pgTable(
  'accident_events',
  {
    accidentId: text('accident_id')
      .notNull()
      .references(() => accidents.id, { onDelete: 'cascade' }),
    /** Their order. */
    number: integer('number').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('accident_events_number').on(table.accidentId, table.number)],
);
