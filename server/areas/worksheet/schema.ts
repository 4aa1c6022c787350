import { isNull, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DemandKind, Estimate } from '../../../types/api/worksheet';
import type { DemandValues } from '../../../src/domain/demandFields';
import type { DemandState } from '../../../src/domain/demandLife';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';
import { orders } from '../../kernel/orders/schema';
import { cartypes } from '../cartype/public';
import { cities } from '../city/public';

/** The cities where demands of a kind are answered, and the words for what is offered there. */
export const worksheetCities = pgTable(
  'worksheet_cities',
  {
    kind: text('kind').$type<DemandKind>().notNull(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    services: jsonb('services').$type<string[]>().notNull(),
    /** How many of the kind can be served on one day; null: that is asked on the phone. */
    perDay: integer('per_day'),
  },
  table => [primaryKey({ columns: [table.kind, table.cityId] })],
);

/** The vehicle series that weddings may have, each with the car type that shows it. */
export const weddingSeries = pgTable('wedding_series', {
  id: text('id').primaryKey(),
  cartypeId: text('cartype_id')
    .notNull()
    .references(() => cartypes.id),
  /** The word for it among the services of a city. */
  service: text('service').notNull(),
  /** What it is taken for. */
  note: text('note').notNull(),
  /** One for a whole day, fen. */
  dayPrice: integer('day_price').notNull(),
});

/** Demands: what a person answers with a quote. They go with the member who has sent them. */
export const worksheets = pgTable(
  'worksheets',
  {
    /** A number that can be read out on the phone: BC26112401234567. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<DemandKind>().notNull(),
    /** Null: somebody who had not logged in; who logs in with the number finds it among theirs. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    clientKey: text('client_key').notNull(),
    /** Hash of what the client key was sent with (`requestHash`). */
    requestHash: text('request_hash').notNull(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    state: text('state').$type<DemandState>().notNull(),
    /** What is asked for, as the fields of its kind have it. */
    values: jsonb('values').$type<DemandValues>().notNull(),
    /** What it was said to cost about; null where nothing was. */
    estimate: jsonb('estimate').$type<Estimate>(),
    /** When the service begins. */
    takeTime: at('take_time').notNull(),
    contactName: text('contact_name').notNull(),
    contactMobile: text('contact_mobile').notNull(),
    comments: text('comments').notNull(),
    channel: text('channel').notNull(),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('worksheets_client_key').on(table.clientKey),
    index('worksheets_user')
      .on(table.userId, table.createdAt)
      .where(sql`${table.userId} is not null`),
    // Of who has not logged in yet; and what was sent today for a number.
    index('worksheets_unclaimed').on(table.contactMobile).where(isNull(table.userId)),
    index('worksheets_mobile').on(table.contactMobile, table.createdAt),
    // What a city has to do on a day.
    index('worksheets_day').on(table.kind, table.cityId, table.takeTime),
    // For the desk: those that wait.
    index('worksheets_state').on(table.state, table.createdAt),
  ],
);

/** What was offered for a demand, one after the other; the newest counts. */
export const worksheetQuotes = pgTable(
  'worksheet_quotes',
  {
    id: text('id').primaryKey(),
    worksheetId: text('worksheet_id')
      .notNull()
      .references(() => worksheets.id, { onDelete: 'cascade' }),
    /** Fen. */
    total: integer('total').notNull(),
    text: text('text').notNull(),
    validUntil: at('valid_until').notNull(),
    isDeclined: boolean('is_declined').notNull().default(false),
    createdAt: createdAt(),
  },
  table => [index('worksheet_quotes_worksheet').on(table.worksheetId, table.createdAt)],
);

/** What happened to a demand, one sentence each for who has sent it. */
export const worksheetEvents = pgTable(
  'worksheet_events',
  {
    id: text('id').primaryKey(),
    worksheetId: text('worksheet_id')
      .notNull()
      .references(() => worksheets.id, { onDelete: 'cascade' }),
    /** Their order where two are of one moment. */
    number: integer('number').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('worksheet_events_number').on(table.worksheetId, table.number)],
);

/** What an order that follows a quote adds to its order: it says what was agreed by itself, whatever becomes of the demand. */
export const worksheetOrders = pgTable(
  'worksheet_orders',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    worksheetId: text('worksheet_id').references(() => worksheets.id, { onDelete: 'set null' }),
    quoteId: text('quote_id').notNull(),
    kind: text('kind').$type<DemandKind>().notNull(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    title: text('title').notNull(),
    places: jsonb('places').$type<string[]>().notNull(),
    facts: jsonb('facts').$type<{ label: string; value: string }[]>().notNull(),
    /** What was offered, in the words of the quote. */
    text: text('text').notNull(),
    takeTime: at('take_time').notNull(),
    /** Of what is used and comes back: when, what a day beyond costs (fen), and which one, once the staff has chosen it. */
    returnTime: at('return_time'),
    overDayPrice: integer('over_day_price'),
    car: jsonb('car').$type<{ model: string; plate: string }>(),
  },
  table => [
    index('worksheet_orders_worksheet')
      .on(table.worksheetId)
      .where(sql`${table.worksheetId} is not null`),
  ],
);
