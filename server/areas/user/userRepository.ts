import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../kernel/members/schema';

export type UserRow = typeof users.$inferSelect;

/** The member with a phone number, made at their first login; `isNew` says whether it was just now. */
export async function findOrCreateUser(
  db: Database,
  { mobile, channel }: Pick<UserRow, 'mobile' | 'channel'>,
  now: Date,
): Promise<{ user: UserRow; isNew: boolean }> {
  const [created] = await db
    .insert(users)
    .values({ id: randomUUID(), mobile, channel, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (created) return { user: created, isNew: true };
  const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
  if (!user) throw new Error('A member was deleted while logging in');
  return { user, isNew: false };
}

/** A member by id. */
export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}
