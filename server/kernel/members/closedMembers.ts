import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { MARK_DAYS } from '../../../src/domain/accountClosing';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { users } from './schema';

const marksSince = (now: Date): Date => new Date(now.getTime() - MARK_DAYS * DAY);

/** Whether a member has closed their account. */
export async function isClosed(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.closedAt)))) > 0;
}

/** Whether a number, by its mark, was that of a member who closed their account lately. */
export async function wasMember(db: Database, mobileMark: string, now: Date): Promise<boolean> {
  return (
    (await db.$count(users, and(eq(users.mobileMark, mobileMark), gt(users.closedAt, marksSince(now))))) > 0
  );
}

/**
 * Empties a member: their row goes and comes back under its id with nothing of a person in it. With it goes all that
 * belongs to them by a foreign key that says so (`onDelete`), and what must be kept stays with the empty row: a new table
 * decides that in its schema. One statement, since a key without `onDelete` is looked at when it ends; the number is free
 * from then on.
 */
export async function emptyMember(
  tx: Database,
  userId: string,
  mobileMark: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${users} where ${users.id} = ${userId} returning id, created_at)
    insert into ${users} (id, mobile, created_at, closed_at, mobile_mark)
    select id, 'closed:' || id, created_at, ${now.toISOString()}::timestamptz, ${mobileMark} from gone`);
}

/** Forgets the marks of numbers that have been kept for long enough. */
export async function purgeMobileMarks(db: Database, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ mobileMark: null })
    .where(and(isNotNull(users.mobileMark), lte(users.closedAt, marksSince(now))));
}
