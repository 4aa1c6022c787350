import { isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import type { CouponKind, DayVoucher } from '../../../types/api/account';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';

/** Which days a voucher is for (`DayVoucher`). */
export type DayTerms = Omit<DayVoucher, 'left'>;

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
    /** The one brand of cars for which it counts; null: any (issue 14, coupon of a brand's shop). */
    brand: text('brand'),
    rule: text('rule').notNull(),
    /** DAYS: how many are left; null for any other kind. */
    daysLeft: integer('days_left'),
    /** DAYS: which days they are. */
    dayTerms: jsonb('day_terms').$type<DayTerms>(),
    validFrom: at('valid_from').notNull(),
    validTo: at('valid_to').notNull(),
    /** Its owner may give it away; what everybody is given once they may not. */
    givable: boolean('givable').notNull().default(false),
    /** The mobile number of whom its owner has given it to, until they are a member and it is theirs. */
    recipient: text('recipient'),
    /** The order that uses it; null: unused. The orders that use days of one stand in `coupon_days`. */
    orderId: text('order_id'),
    /** Given away and not taken yet, until then: the giver cannot use it meanwhile, and has it back afterwards. */
    awayUntil: at('away_until'),
    createdAt: createdAt(),
  },
  table => [
    index('coupons_user').on(table.userId),
    index('coupons_order').on(table.orderId).where(isNotNull(table.orderId)),
    index('coupons_recipient').on(table.recipient).where(isNotNull(table.recipient)),
    check('coupons_days_left', sql`${table.daysLeft} >= 0`),
  ],
);

/** The days of a voucher that an order has taken. */
export const couponDays = pgTable(
  'coupon_days',
  {
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    orderId: text('order_id').notNull(),
    days: integer('days').notNull(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.couponId] }),
    index('coupon_days_coupon').on(table.couponId),
    check('coupon_days_days', sql`${table.days} > 0`),
  ],
);

/** What happened to a coupon, and for what; never changed afterwards. That it expired says its own `validTo`. */
export const couponEvents = pgTable(
  'coupon_events',
  {
    id: serial('id').primaryKey(),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    what: text('what').$type<'ISSUED' | 'TAKEN' | 'RELEASED' | 'GIVEN' | 'PASSED' | 'RETURNED'>().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    createdAt: createdAt(),
  },
  table => [index('coupon_events_coupon').on(table.couponId)],
);

/** What a coupon gives, whoever has it. Money in fen; PERCENT is percent off. */
export type CouponGrant = Pick<
  typeof coupons.$inferSelect,
  'name' | 'kind' | 'value' | 'cap' | 'threshold' | 'scope' | 'rule'
> & { brand?: string };

/** 兑换码: printed codes, each of which brings one coupon once. The code itself is nowhere. */
export const couponCodes = pgTable('coupon_codes', {
  /** SHA-256 (`server/kernel/printedCode.ts`). */
  codeHash: text('code_hash').primaryKey(),
  grant: jsonb('grant').$type<CouponGrant>().notNull(),
  /** For how many days the coupon is good, once it is there. */
  days: integer('days').notNull(),
  /** Until when the code itself can be used. */
  validTo: at('valid_to').notNull(),
  /** The coupon that it has brought; null: unused. */
  couponId: text('coupon_id'),
  createdAt: createdAt(),
});
