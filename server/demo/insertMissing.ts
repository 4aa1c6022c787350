import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';

/** Rows of one statement: 20 columns of 1,000 rows stay below PostgreSQL's 65,535 parameters. */
const BATCH = 1000;

const batches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );

/** Inserts the rows whose key is not there yet, in batches. */
export async function insertMissing<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const batch of batches(rows)) await db.insert(table).values(batch).onConflictDoNothing();
}

/** The named columns of a table, or all, as a statement that inserts has them, by their names in the code. */
const inserted = (table: PgTable, names?: readonly string[]): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => names?.includes(name) ?? true)
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );

/**
 * Inserts the rows, and brings up to date those whose `id` is there, or only the named columns of them: for what nobody
 * but the demo data writes, such as the addresses to which banners lead.
 */
export async function insertOrRenew<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
  columns?: readonly (keyof Table['_']['columns'] & string)[],
): Promise<void> {
  const set = inserted(table, columns);
  for (const batch of batches(rows)) {
    await db.insert(table).values(batch).onConflictDoUpdate({ target: table.id, set });
  }
}

/** Writes the rows in place of those of a table to which no other one refers and into which only the demo data write. */
export async function replaceAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  await db.delete(table);
  await insertMissing(db, table, rows);
}

/** Inserts rows that have no key of their own into a table that is empty; one that is not stays as it is. */
export async function insertIntoEmpty<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  if ((await db.$count(table)) === 0) await insertMissing(db, table, rows);
}
