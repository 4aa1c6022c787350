import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { LuxuryClass } from '../../../types/api/worksheet';
import { cartypes } from '../cartype/public';

/** The luxury cars that are shown in their window, with what is told of them besides. */
export const luxuryCars = pgTable('luxury_cars', {
  cartypeId: text('cartype_id')
    .primaryKey()
    .references(() => cartypes.id),
  carClass: text('car_class').$type<LuxuryClass>().notNull(),
  horsepower: integer('horsepower').notNull(),
  /** From 0 to 100 km/h, tenths of a second. */
  acceleration: integer('acceleration').notNull(),
});
