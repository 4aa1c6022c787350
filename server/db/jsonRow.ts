import { sql, type ColumnBaseConfig, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Columns whose values are the same in JSON; times are not. */
type JsonColumn = PgColumn<ColumnBaseConfig<'string' | 'number' | 'boolean' | 'json', string>>;

type RowOf<Columns extends Record<string, JsonColumn>> = {
  [Name in keyof Columns]: GetColumnData<Columns[Name]>;
};

/**
 * Columns as one JSON object with the names of the schema: `select({ site: jsonRow(siteColumns) })`. Drivers read a row
 * cell by cell, and a wide row takes them longer than it takes the database to find it. Where the table is joined left
 * and has no row, use `jsonRowOrNull`.
 */
export const jsonRow = <Columns extends Record<string, JsonColumn>>(columns: Columns): SQL<RowOf<Columns>> =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]),
    sql`, `,
  )})`;

/** The same of a table that is joined left: null where `key`, which no row of it lacks, is null. */
export const jsonRowOrNull = <Columns extends Record<string, JsonColumn>>(
  key: JsonColumn,
  columns: Columns,
): SQL<RowOf<Columns> | null> => sql`case when ${key} is not null then ${jsonRow(columns)} end`;
