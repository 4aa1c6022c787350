import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Which demo data of an area are in this database. */
export const demoSeeds = pgTable('demo_seeds', {
  area: text('area').primaryKey(),
  version: integer('version').notNull(),
});
