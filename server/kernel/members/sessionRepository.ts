import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions, sessionTokens } from './schema';

/** Life of a session and its cookies in seconds: 7 days after its login or renewal (specification §9). */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

export type SessionRow = typeof sessions.$inferSelect;

/** Where a session lives: the device, and who its host said that uses it. */
export type SessionPlace = Pick<SessionRow, 'deviceHash' | 'deviceName' | 'hostIdentity'>;

/** The form in which a secret of a client is stored: who reads the database cannot log in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Begins a session of 7 days and returns its token, 256 random bits. A session that the member has on the same device
 * ends: its token is replaced there.
 */
export async function createSession(
  db: Database,
  owner: Pick<SessionRow, 'userId'> & SessionPlace,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const { userId, deviceHash } = owner;
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.deviceHash, deviceHash)));
  await db.insert(sessions).values({ ...owner, id, lastUsedAt: now, expiresAt, createdAt: now });
  await db
    .insert(sessionTokens)
    .values({ hash: hashToken(token), sessionId: id, firstUsedAt: now, createdAt: now });
  return token;
}

/** The live sessions of a member, the one used last first. */
export const listSessions = (db: Database, userId: string, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));

/** The device on which a session lives, as it is stored; empty where nobody noted it. */
export async function deviceOfSession(db: Database, id: string): Promise<string> {
  const [row] = await db
    .select({ deviceHash: sessions.deviceHash })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row?.deviceHash ?? '';
}

/** Ends a session with all its tokens. */
export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends a session if it is the member's; false when they have none of that id. */
export async function endSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a member but one. */
export async function endOtherSessions(db: Database, userId: string, kept: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept)));
}

/** Forgets sessions that have ended. */
export async function purgeSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
