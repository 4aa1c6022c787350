import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../kernel/members/schema';

export type UserRow = typeof users.$inferSelect;

/** The member with a phone number, made at their first login; `isNew` says whether it was just now. */
export async function findOrCreateUser(
  db: Database,
  { mobile, channel, isReturning }: Pick<UserRow, 'mobile' | 'channel' | 'isReturning'>,
  now: Date,
): Promise<{ user: UserRow; isNew: boolean }> {
  const [created] = await db
    .insert(users)
    .values({ id: randomUUID(), mobile, channel, isReturning, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (created) return { user: created, isNew: true };
  const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
  if (!user) throw new Error('A member was deleted while logging in');
  return { user, isNew: false };
}

/** Changes what a member tells of themselves; undefined where there is no such member. */
export async function updateUser(
  db: Database,
  id: string,
  changes: Partial<Pick<UserRow, 'nickname' | 'birthday' | 'gender' | 'cityName'>>,
): Promise<UserRow | undefined> {
  // SQL knows no change of nothing.
  if (Object.keys(changes).length === 0) return findUser(db, id);
  const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  return user;
}

/** A member by id. */
export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}
