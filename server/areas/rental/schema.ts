import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AmendmentKind, AmendmentState } from '../../../src/domain/amendment';
import { at, createdAt } from '../../db/columns';
import { orders } from '../../kernel/orders/schema';
import { cartypes } from '../cartype/public';
import { sites } from '../site/public';
import type { StoredAccepted, StoredBill, StoredChoice, StoredInsured } from './stored';

/** What a self-drive rental adds to its order (`orders`, under the same id). */
export const rentalOrders = pgTable(
  'rental_orders',
  {
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
    /** Sealed (`people.ts`). */
    renterNumber: text('renter_idcard').notNull(),
    /** Whom the accident insurance covers; empty without it; numbers are sealed. */
    insured: jsonb('insured').$type<StoredInsured>().notNull().default([]),
    remark: text('remark').notNull(),
    /** Why the site ended it, as its member reads it; null where it did not. */
    endedBySite: text('ended_by_site'),
    /** The wording that was accepted by booking, by agreement; null for orders from before it was kept. */
    accepted: jsonb('accepted').$type<StoredAccepted>(),
  },
  table => [
    // For what seals numbers from before they were.
    index('rental_orders_plain')
      .on(table.orderId)
      .where(sql`${table.renterNumber} not like 'v1.%'`),
  ],
);

/**
 * What a rental was or is to be changed to. One that costs more waits for its money and holds what it needs besides what
 * its order holds; an order has one that waits at most.
 */
export const rentalAmendments = pgTable(
  'rental_amendments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    clientKey: text('client_key').notNull(),
    /** Hash of what the client key was sent with (`requestHash`). */
    requestHash: text('request_hash').notNull(),
    kind: text('kind').$type<AmendmentKind>().notNull(),
    state: text('state').$type<AmendmentState>().notNull(),
    choiceBefore: jsonb('choice_before').$type<StoredChoice>().notNull(),
    billBefore: jsonb('bill_before').$type<StoredBill>().notNull(),
    choice: jsonb('choice').$type<StoredChoice>().notNull(),
    bill: jsonb('bill').$type<StoredBill>().notNull(),
    insured: jsonb('insured').$type<StoredInsured>().notNull(),
    couponId: text('coupon_id'),
    /** Days that stay taken of a voucher. */
    couponDays: integer('coupon_days').notNull().default(0),
    wkcoins: integer('wkcoins').notNull(),
    /** Fen: above zero is to be paid, below comes back. */
    difference: integer('difference').notNull(),
    /** 提前还车违约金 of this one, fen. */
    penalty: integer('penalty').notNull(),
    /** Fen that came for it when it waited for none any more, and went back. */
    returned: integer('returned').notNull().default(0),
    /** Until when one that is to be paid keeps what it holds. */
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('rental_amendments_client_key').on(table.orderId, table.clientKey),
    uniqueIndex('rental_amendments_unpaid')
      .on(table.orderId)
      .where(sql`${table.state} = 'UNPAID'`),
    // For what seals numbers from before they were.
    index('rental_amendments_plain')
      .on(table.orderId)
      .where(sql`coalesce(${table.insured} ->> 'version', '0') <> '2'`),
    index('rental_amendments_waiting')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'UNPAID'`),
  ],
);
