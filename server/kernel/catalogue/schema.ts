import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/**
 * One row, counted up in the same transaction by every change of cities, sites, car types and inventory, whoever makes
 * it: triggers do it (migration `catalogue`), so that an operator's SQL counts like the seed's.
 */
export const catalogue = pgTable(
  'catalogue',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  table => [check('catalogue_only', sql`${table.isOnly}`)],
);
