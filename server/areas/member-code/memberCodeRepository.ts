import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { DAY, HOUR } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { users } from '../../kernel/members/schema';
import { memberCodes } from './schema';

type MemberCodeRow = typeof memberCodes.$inferSelect;

/** For how long the staff goes on with who has shown their code, milliseconds. */
const VISIT = HOUR;

/** Keeps a code; false where another has the same digits. */
export async function insertMemberCode(db: Database, code: Omit<MemberCodeRow, 'usedAt'>): Promise<boolean> {
  const kept = await db
    .insert(memberCodes)
    .values(code)
    .onConflictDoNothing()
    .returning({ id: memberCodes.id });
  return kept.length > 0;
}

/** What became of a code that the staff reads: it is good once and in its time. One statement, so that it is once. */
export async function useMemberCode(
  db: Database,
  id: string,
  now: Date,
): Promise<'GOOD' | 'USED' | 'EXPIRED'> {
  const used = await db
    .update(memberCodes)
    .set({ usedAt: now })
    .where(and(eq(memberCodes.id, id), isNull(memberCodes.usedAt), gt(memberCodes.expiresAt, now)))
    .returning({ id: memberCodes.id });
  if (used.length > 0) return 'GOOD';
  const [row] = await db
    .select({ usedAt: memberCodes.usedAt })
    .from(memberCodes)
    .where(eq(memberCodes.id, id));
  return row?.usedAt ? 'USED' : 'EXPIRED';
}

/** Somebody who has shown their code lately. */
export interface Visit {
  /** Of the code. */
  id: string;
  userId: string;
  mobile: string;
  name: string;
  /** When they showed it. */
  since: Date;
}

const visitsSince = (db: Database, now: Date) => {
  const isLate = gt(memberCodes.usedAt, new Date(now.getTime() - VISIT));
  const columns = {
    ...{ id: memberCodes.id, userId: memberCodes.userId, since: memberCodes.usedAt },
    ...{ mobile: users.mobile, name: users.name },
  };
  return {
    isLate,
    from: db.select(columns).from(memberCodes).innerJoin(users, eq(users.id, memberCodes.userId)),
  };
};

const visitOf = ({ since, ...row }: Omit<Visit, 'since'> & { since: Date | null }): Visit[] =>
  since ? [{ ...row, since }] : [];

/** Who has shown their code in the last hour, who came last first. */
export async function listVisits(db: Database, now: Date, most: number): Promise<Visit[]> {
  const { from, isLate } = visitsSince(db, now);
  return (await from.where(isLate).orderBy(desc(memberCodes.usedAt), memberCodes.id).limit(most)).flatMap(
    visitOf,
  );
}

/** Who has shown this code in the last hour; undefined where nobody has. */
export async function findVisit(db: Database, id: string, now: Date): Promise<Visit | undefined> {
  const { from, isLate } = visitsSince(db, now);
  return (await from.where(and(eq(memberCodes.id, id), isLate))).flatMap(visitOf)[0];
}

/** Forgets codes a day after they were made. */
export async function purgeMemberCodes(db: Database, now: Date): Promise<void> {
  await db.delete(memberCodes).where(lte(memberCodes.createdAt, new Date(now.getTime() - DAY)));
}
