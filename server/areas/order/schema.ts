import { index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Bill } from '../../../types/api/bill';
import type { InsuredPerson } from '../../../types/api/order';
import type { OrderChoice } from '../../../types/api/order';
import type { RentalState } from '../../../src/domain/rentalLife';
import { at, createdAt } from '../../db/columns';
import { sites } from '../site/public';
import { cartypes } from '../cartype/public';
import { users } from '../../kernel/members/schema';

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    clientKey: text('client_key').notNull(),
    status: text('status').$type<RentalState>().notNull(),
    cartypeId: text('cartype_id')
      .notNull()
      .references(() => cartypes.id),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    returnSiteId: text('return_site_id')
      .notNull()
      .references(() => sites.id),
    fromTime: at('from_time').notNull(),
    toTime: at('to_time').notNull(),
    choice: jsonb('choice').$type<OrderChoice>().notNull(),
    bill: jsonb('bill').$type<Bill>().notNull(),
    total: integer('total').notNull(),
    paid: integer('paid').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    couponId: text('coupon_id'),
    wkcoins: integer('wkcoins').notNull().default(0),
    renterName: text('renter_name').notNull(),
    renterMobile: text('renter_mobile').notNull(),
    renterIdcard: text('renter_idcard').notNull(),
    /** Whom the accident insurance covers; empty without it. */
    insured: jsonb('insured').$type<InsuredPerson[]>().notNull().default([]),
    remark: text('remark').notNull(),
    channel: text('channel').notNull(),
    /** Until when an unpaid order holds its car. */
    expiresAt: at('expires_at').notNull(),
    deletedAt: at('deleted_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('orders_client_key').on(table.userId, table.clientKey),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_expiry').on(table.status, table.expiresAt),
  ],
);

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
