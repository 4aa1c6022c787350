import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { DistrictType } from '../../../types/api/address';
import type { PlaceKind } from '../../../types/api/address';
import { cities } from '../city/public';

/** Well-known places of a city, from which a renter looks for sites or to which a car is brought. */
export const places = pgTable(
  'places',
  {
    /** The city's and the place's number in it; the best known come first. */
    id: text('id').primaryKey(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    kind: text('kind').$type<PlaceKind>().notNull(),
    name: text('name').notNull(),
    pinyin: text('pinyin').notNull(),
    address: text('address').notNull(),
    area: text('area').notNull(),
    areaId: text('area_id').notNull(),
    lng: doublePrecision('lng').notNull(),
    lat: doublePrecision('lat').notNull(),
  },
  table => [index('places_city').on(table.cityId)],
);

/** Districts and business areas of a city; the id of a COUNTY is the `area_id` of what lies in it. */
export const districts = pgTable(
  'districts',
  {
    id: text('id').primaryKey(),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    type: text('type').$type<DistrictType>().notNull(),
    name: text('name').notNull(),
    pinyin: text('pinyin').notNull(),
    lng: doublePrecision('lng').notNull(),
    lat: doublePrecision('lat').notNull(),
  },
  table => [index('districts_city').on(table.cityId)],
);
