import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const cities = pgTable('cities', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  code: text('code').notNull(),
  pinyin: text('pinyin').notNull(),
  lng: doublePrecision('lng').notNull(),
  lat: doublePrecision('lat').notNull(),
  /** Place among the hot cities, from 1; null: not hot. */
  hotRank: integer('hot_rank'),
});
