import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Which car types a site has, how many, and its price of a working day in fen. */
export const inventory = pgTable(
  'inventory',
  {
    siteId: text('site_id').notNull(),
    cartypeId: text('cartype_id').notNull(),
    quantity: integer('quantity').notNull(),
    weekdayPrice: integer('weekday_price').notNull(),
  },
  table => [
    primaryKey({ columns: [table.siteId, table.cartypeId] }),
    check('inventory_quantity', sql`${table.quantity} >= 0`),
  ],
);

/** Cars taken per site, car type and Shanghai day. A row exists only for days on which something was taken. */
export const stockDays = pgTable(
  'stock_days',
  {
    siteId: text('site_id').notNull(),
    cartypeId: text('cartype_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    taken: integer('taken').notNull(),
  },
  table => [
    primaryKey({ columns: [table.siteId, table.cartypeId, table.day] }),
    check('stock_taken', sql`${table.taken} >= 0`),
    // What a whole site has taken in a period, without its past.
    index('stock_days_site').on(table.siteId, table.day),
  ],
);
