import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AuthStatus } from '../../../types/api/user';
import type { Database } from '../../db/database';
import { users } from '../../kernel/members/schema';
import { identities } from './schema';

export type IdentityRow = typeof identities.$inferSelect;
type UserRow = typeof users.$inferSelect;

/** How a member stands. */
export type AuthRow = Pick<UserRow, 'authStatus' | 'authStatusCode' | 'authComments'>;

const authColumns = {
  authStatus: users.authStatus,
  authStatusCode: users.authStatusCode,
  authComments: users.authComments,
};

/** How a member stands; undefined where there is none. */
export async function findAuth(db: Database, userId: string): Promise<AuthRow | undefined> {
  const [row] = await db.select(authColumns).from(users).where(eq(users.id, userId));
  return row;
}

/** The same under lock: of two who decide at the same moment one comes second. */
export async function lockAuth(tx: Database, userId: string): Promise<AuthRow | undefined> {
  const [row] = await tx.select(authColumns).from(users).where(eq(users.id, userId)).for('update');
  return row;
}

/** Writes down how a member stands; `name` once it is proved. */
export async function setAuth(
  tx: Database,
  userId: string,
  values: AuthRow & { name?: string },
): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, userId));
}

/** What a member handed in last. */
export async function findIdentity(db: Database, userId: string): Promise<IdentityRow | undefined> {
  const [row] = await db.select().from(identities).where(eq(identities.userId, userId));
  return row;
}

/** Writes down what a member hands in, in the place of what was refused. */
export async function putIdentity(tx: Database, row: typeof identities.$inferInsert): Promise<void> {
  const fresh = { ...row, decidedAt: null };
  await tx.insert(identities).values(fresh).onConflictDoUpdate({ target: identities.userId, set: fresh });
}

/** Writes down when staff decided. */
export async function noteDecision(tx: Database, userId: string, now: Date): Promise<void> {
  await tx.update(identities).set({ decidedAt: now }).where(eq(identities.userId, userId));
}

/** Any number will do, as long as no other advisory locks of two numbers begin with it (ledger.ts). */
const NUMBER_LOCKS = 727276;

/**
 * Whether another member who stands so has the same number. Until the transaction ends nobody else is told about that
 * number: a row that is not there yet cannot be locked, so of two who hand it in at once both would be the only one.
 */
export async function isTaken(
  tx: Database,
  userId: string,
  numberMark: string,
  statuses: readonly AuthStatus[],
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBER_LOCKS}, hashtext(${numberMark}))`);
  const rows = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(
        eq(identities.numberMark, numberMark),
        ne(identities.userId, userId),
        inArray(users.authStatus, [...statuses]),
      ),
    );
  return rows.length > 0;
}

/** Those that wait for staff, the longest first. */
export const listWaiting = async (db: Database): Promise<IdentityRow[]> =>
  (
    await db
      .select({ identity: identities })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(eq(users.authStatus, 'USER_AUTHING'))
      .orderBy(asc(identities.appliedAt), asc(identities.userId))
  ).map(({ identity }) => identity);
