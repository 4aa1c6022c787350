import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CarCategory } from '../../../types/api/cartype';
import type { Energy } from '../../../types/api/cartype';
import type { Transmission } from '../../../types/api/cartype';

export const cartypes = pgTable('cartypes', {
  id: text('id').primaryKey(),
  brand: text('brand').notNull(),
  series: text('series').notNull(),
  model: text('model').notNull(),
  category: text('category').$type<CarCategory>().notNull(),
  energy: text('energy').$type<Energy>().notNull(),
  transmission: text('transmission').$type<Transmission>().notNull(),
  seats: integer('seats').notNull(),
  doors: integer('doors').notNull(),
  power: text('power').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  specification: jsonb('specification').$type<{ name: string; value: string }[]>().notNull(),
  vehicleDeposit: integer('vehicle_deposit').notNull(),
  violationDeposit: integer('violation_deposit').notNull(),
  rented: integer('rented').notNull(),
  /** Mean of what is said of it, one decimal, and by how many. */
  score: doublePrecision('score').notNull(),
  reviewCount: integer('review_count').notNull().default(0),
});
