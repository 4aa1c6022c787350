import { createHash, randomBytes } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions } from './schema';

/** Life of a session and its cookies in seconds: 7 days (specification §9). */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

/** The form in which a session's token is stored: who reads the database cannot log in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Begins a session of 7 days and returns its token, 256 random bits. */
export async function createSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt, createdAt: now });
  return token;
}

/** Ends a session. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Forgets sessions that have ended. */
export async function purgeSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
