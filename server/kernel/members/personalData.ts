import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { yuanText } from '../../../src/domain/money';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { Member } from './member';

/** What a part of a member's data is read with; `dataKey` of the settings. */
export interface PersonalContext {
  db: Database;
  member: Member;
  dataKey: string;
  /** Where a photo of theirs is read for an hour: a whole address. */
  photoUrl(fileId: string): string;
}

/** With what an account is closed, and when; `dataKey` of the settings. */
export interface Closing {
  dataKey: string;
  now: Date;
}

/**
 * What an area holds of a member: an area registers its own (`areas/personalData.ts`). Of a closed account goes by itself
 * what foreign keys say (`emptyMember`); `forget` does the rest.
 */
export interface PersonalData {
  /** In the words of the member: 常用驾驶人. */
  readonly title: string;
  /** Where it lies. */
  readonly tables: readonly PgTable[];
  /** All of it, for the member alone: nothing is masked. */
  read(context: PersonalContext): Promise<unknown>;
  forget?(tx: Database, member: Member, closing: Closing): Promise<void>;
}

/** A column by its name for the member, and how its value is told where it is not told as it is. */
type Labelled = readonly [label: string, column: PgColumn, told?: (value: never) => unknown];

/** Fen as yuan. */
export const inYuan = (fen: number): string => `${yuanText(fen)}元`;

const told = (value: unknown): unknown => (value instanceof Date ? toIso(value) : value);

/** Rows of a table as an export tells them: those columns that say something to a person. */
export async function tellRows(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  labels: readonly Labelled[],
): Promise<Record<string, unknown>[]> {
  const columns = Object.fromEntries(labels.map(([label, column]) => [label, column]));
  const rows = await db.select(columns).from(table).where(where);
  return rows.map(row =>
    Object.fromEntries(
      labels.map(([label, , tell]) => {
        const value: unknown = row[label];
        return [label, value !== null && tell ? tell(value as never) : told(value)];
      }),
    ),
  );
}

/** Personal data that are the rows of one table. */
export const personalRows = (
  title: string,
  table: PgTable,
  ownedBy: (memberId: string, db: Database) => SQL | undefined,
  labels: readonly Labelled[],
): PersonalData => ({
  title,
  tables: [table],
  read: ({ db, member }) => tellRows(db, table, ownedBy(member.id, db), labels),
});
