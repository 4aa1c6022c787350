import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns';
import { orders } from '../../kernel/orders/schema';
import { cartypes } from '../cartype/public';
import { sites } from '../site/public';
import type { StoredBill, StoredChoice, StoredInsured } from './stored';

/** What a self-drive rental adds to its order (`orders`, under the same id). */
export const rentalOrders = pgTable('rental_orders', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
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
  choice: jsonb('choice').$type<StoredChoice>().notNull(),
  bill: jsonb('bill').$type<StoredBill>().notNull(),
  couponId: text('coupon_id'),
  wkcoins: integer('wkcoins').notNull().default(0),
  renterName: text('renter_name').notNull(),
  renterMobile: text('renter_mobile').notNull(),
  renterIdcard: text('renter_idcard').notNull(),
  /** Whom the accident insurance covers; empty without it. */
  insured: jsonb('insured').$type<StoredInsured>().notNull().default([]),
  remark: text('remark').notNull(),
});
