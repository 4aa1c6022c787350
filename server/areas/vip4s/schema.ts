import { isNotNull } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../db/columns';
import { cities } from '../city/public';

/** Workshops that repair cars of our members. */
export const repairShops = pgTable(
  'repair_shops',
  {
    id: text('id').primaryKey(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    name: text('name').notNull(),
    address: text('address').notNull(),
  },
  table => [index('repair_shops_city').on(table.cityId)],
);

/** What a shop gives to whose car it repairs: free days of a replacement, once. */
export const replacementVouchers = pgTable(
  'replacement_vouchers',
  {
    /** Ten letters and figures. */
    code: text('code').primaryKey(),
    shopId: text('shop_id')
      .notNull()
      .references(() => repairShops.id),
    freeDays: integer('free_days').notNull(),
    validUntil: at('valid_until').notNull(),
    /** The number of the demand that has it; null: nobody has. */
    usedBy: text('used_by'),
  },
  table => [
    index('replacement_vouchers_shop').on(table.shopId),
    index('replacement_vouchers_used').on(table.usedBy).where(isNotNull(table.usedBy)),
  ],
);
