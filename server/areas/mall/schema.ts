import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MallCoupon } from '../../../types/api/mall';
import { at, createdAt } from '../../db/columns';
import { users } from '../../kernel/members/schema';

/** What a shop of the mall sells, and a coupon is for: washing, parking, care of a car. */
export type MallTrade = 'WASH' | 'PARKING' | 'CARE';

/** Shops of the mall. */
export const mallShops = pgTable('mall_shops', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  cityId: text('city_id').notNull(),
  /** Name of the city. */
  city: text('city').notNull(),
  address: text('address').notNull(),
  trades: jsonb('trades').$type<readonly MallTrade[]>().notNull(),
});

/** Members who have logged in to the mall. */
export const mallAccounts = pgTable('mall_accounts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** 商城券: coupons for the shops of the mall. Fen; PERCENT is percent off. */
export const mallCoupons = pgTable(
  'mall_coupons',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<MallCoupon['kind']>().notNull(),
    value: integer('value').notNull(),
    threshold: integer('threshold').notNull(),
    rule: text('rule').notNull(),
    /** The shops that have it take the coupon … */
    trade: text('trade').$type<MallTrade>().notNull(),
    /** … in these cities; none: in all. */
    cityIds: jsonb('city_ids').$type<readonly string[]>().notNull(),
    /** What its owner shows at the till, and nobody else is told. */
    code: text('code').notNull().unique(),
    validFrom: at('valid_from').notNull(),
    validTo: at('valid_to').notNull(),
    /** When it was used, and in which shop, by its name then; null: unused. */
    usedAt: at('used_at'),
    usedShop: text('used_shop'),
    createdAt: createdAt(),
  },
  table => [index('mall_coupons_user').on(table.userId)],
);
