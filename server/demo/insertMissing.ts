import type { PgTable, PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';

/** Rows of one statement: 20 columns of 1,000 rows stay below PostgreSQL's 65,535 parameters. */
const BATCH = 1000;

/** Inserts the rows whose key is not there yet, in batches. */
export async function insertMissing<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await db
      .insert(table)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoNothing();
  }
}

/** Inserts rows that have no key of their own into a table that is empty; one that is not stays as it is. */
export async function insertIntoEmpty<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  if ((await db.$count(table)) === 0) await insertMissing(db, table, rows);
}
