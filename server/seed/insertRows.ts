import type { PgTable, PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';

/** Rows of one statement: 20 columns of 1,000 rows stay below PostgreSQL's 65,535 parameters. */
const BATCH = 1000;

/** Inserts rows in batches. */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.insert(table).values(rows.slice(start, start + BATCH));
  }
}
