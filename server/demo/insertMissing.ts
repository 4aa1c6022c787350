import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
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

/** Columns of a table as a statement that inserts has them, by their names in the code. */
const inserted = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  );

/**
 * Inserts the rows, and brings up to date those whose `id` is there: for what nobody but the demo data writes, such as the
 * addresses to which banners lead.
 */
export async function insertOrRenew<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  await db
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({ target: table.id, set: inserted(table) });
}

/** Inserts rows that have no key of their own into a table that is empty; one that is not stays as it is. */
export async function insertIntoEmpty<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  if ((await db.$count(table)) === 0) await insertMissing(db, table, rows);
}
