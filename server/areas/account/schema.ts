import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { CouponKind } from '../../../types/api/account';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';

export const coupons = pgTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<CouponKind>().notNull(),
    value: integer('value').notNull(),
    cap: integer('cap'),
    threshold: integer('threshold').notNull(),
    scope: text('scope').$type<'ANY' | 'WEEKEND' | 'HOLIDAY'>().notNull(),
    channel: text('channel'),
    rule: text('rule').notNull(),
    validFrom: at('valid_from').notNull(),
    validTo: at('valid_to').notNull(),
    /** The order that uses it; null: unused. */
    orderId: text('order_id'),
    createdAt: createdAt(),
  },
  table => [index('coupons_user').on(table.userId), index('coupons_order').on(table.orderId)],
);

/** What happened to a coupon, and for what; never changed afterwards. That it expired says its own `validTo`. */
export const couponEvents = pgTable(
  'coupon_events',
  {
    id: serial('id').primaryKey(),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    what: text('what').$type<'ISSUED' | 'TAKEN' | 'RELEASED'>().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    createdAt: createdAt(),
  },
  table => [index('coupon_events_coupon').on(table.couponId)],
);
