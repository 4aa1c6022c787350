import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CouponGrant } from '../account/public';

/** Coupons that the QQ card offers. What was taken of one are `coupons`, by `takenCouponId`. */
export const qqCardCoupons = pgTable(
  'qq_card_coupons',
  {
    id: text('id').primaryKey(),
    rank: integer('rank').notNull(),
    grant: jsonb('grant').$type<CouponGrant>().notNull(),
    /** The one channel where it counts; null: all. */
    channel: text('channel'),
    /** For how many days it is good, once it is taken. */
    days: integer('days').notNull(),
    /** How many there were, and how many are left. */
    stock: integer('stock').notNull(),
    left: integer('left').notNull(),
  },
  table => [check('qq_card_coupons_left', sql`${table.left} between 0 and ${table.stock}`)],
);
