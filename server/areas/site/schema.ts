import { boolean, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SiteCategory } from '../../../types/api/site';
import { cities } from '../city/public';

export const sites = pgTable(
  'sites',
  {
    id: text('id').primaryKey(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    name: text('name').notNull(),
    /** Syllables separated by spaces; empty where it is not known. */
    pinyin: text('pinyin').notNull().default(''),
    category: text('category').$type<SiteCategory>().notNull(),
    area: text('area').notNull(),
    areaId: text('area_id').notNull(),
    address: text('address').notNull(),
    lng: doublePrecision('lng').notNull(),
    lat: doublePrecision('lat').notNull(),
    /** `HH:mm`; around the clock is 00:00 to 24:00. */
    open: text('open').notNull(),
    close: text('close').notNull(),
    phone: text('phone').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    directions: jsonb('directions').$type<string[]>().notNull(),
    /** Kind of the drawn photograph (`server/media`). */
    photo: text('photo').notNull(),
    /** Mean of what is said of it, one decimal; null while nothing is. */
    score: doublePrecision('score'),
    closed: boolean('closed').notNull().default(false),
    notice: text('notice'),
    /** Its staff confirm each order that was paid; else it is confirmed with the payment. */
    confirmsOrders: boolean('confirms_orders').notNull().default(false),
  },
  table => [index('sites_city').on(table.cityId)],
);
