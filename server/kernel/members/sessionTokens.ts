import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { DAY, MINUTE } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { prepared } from '../../db/prepared';
import type { Member } from './member';
import { sessions, sessionTokens, users } from './schema';
import { endSession, hashToken, SESSION_SECONDS } from './sessionRepository';

/** For how long a token is good after its successor was first shown: calls that were under way then. */
const GRACE = MINUTE;

/** For how long a session is renewed after its login; then the member proves once more to own the number. */
const LONGEST = 90 * DAY;

/** How exactly the member is told when a session was last used. */
const USE_NOTED_EVERY = 10 * MINUTE;

/** What is read of a token that a call shows, and of its session. */
export const shownTokenColumns = {
  sessionId: sessions.id,
  lastUsedAt: sessions.lastUsedAt,
  firstUsedAt: sessionTokens.firstUsedAt,
  replacedAt: sessionTokens.replacedAt,
  memberId: users.id,
  mobile: users.mobile,
};

/** A token of a session that has not ended. */
export interface ShownToken {
  hash: string;
  sessionId: string;
  lastUsedAt: Date;
  firstUsedAt: Date | null;
  replacedAt: Date | null;
  member: Member;
}

type ShownTokenRow = Record<'sessionId' | 'memberId' | 'mobile', string> &
  Pick<ShownToken, 'lastUsedAt' | 'firstUsedAt' | 'replacedAt'>;

/** The token of a row of `shownTokenColumns`. */
export const shownTokenOf = (hash: string, { memberId, mobile, ...row }: ShownTokenRow): ShownToken => ({
  ...row,
  hash,
  member: { id: memberId, mobile },
});

const byHash = prepared(db =>
  db
    .select(shownTokenColumns)
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessionTokens.hash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('shown_token'),
);

/** The token of a live session by its hash. */
export async function findToken(db: Database, hash: string, now: Date): Promise<ShownToken | null> {
  const [row] = await byHash(db).execute({ tokenHash: hash, now: now.toISOString() });
  return row ? shownTokenOf(hash, row) : null;
}

/** A successor that nobody has shown yet, and that none has taken the place of. */
const isUnshown = and(isNull(sessionTokens.firstUsedAt), isNull(sessionTokens.replacedAt));

/** A successor is shown for the first time: it has arrived, and from now on those before it are good for the grace only. */
const replaceOlderTokens = (db: Database, { hash, sessionId }: ShownToken, now: Date): Promise<void> =>
  db.transaction(async tx => {
    // One at a time: a renewal that follows at once makes a token which must not be taken for an older one.
    await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
    const first = await tx
      .update(sessionTokens)
      .set({ firstUsedAt: now })
      .where(and(eq(sessionTokens.hash, hash), isUnshown))
      .returning({ hash: sessionTokens.hash });
    if (first.length === 0) return;
    await tx
      .update(sessionTokens)
      .set({ replacedAt: now })
      .where(
        and(
          eq(sessionTokens.sessionId, sessionId),
          ne(sessionTokens.hash, hash),
          isNull(sessionTokens.replacedAt),
        ),
      );
  });

/**
 * Notes that a token was shown; false when it opens nothing any more. A token whose successor has been in use for longer
 * than the grace is in two hands, and nobody knows which is the thief's: the session ends for both.
 */
export async function acceptToken(db: Database, token: ShownToken, now: Date): Promise<boolean> {
  const { sessionId, replacedAt, firstUsedAt, lastUsedAt } = token;
  if (replacedAt && replacedAt.getTime() + GRACE <= now.getTime()) {
    await endSession(db, sessionId);
    return false;
  }
  if (!firstUsedAt && !replacedAt) await replaceOlderTokens(db, token, now);
  else if (lastUsedAt.getTime() + USE_NOTED_EVERY <= now.getTime()) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
  }
  return true;
}

/**
 * The token that followed another at a time. It is computed, so that renewals at the same moment give the same; without
 * the server's key nobody can.
 */
const successorOf = (token: string, at: Date, key: string): string =>
  createHmac('sha256', key).update(`session:${token}:${at.getTime()}`).digest('base64url');

/** A session that is renewed by the token that it shows; `key` is the server's own. */
interface Renewal {
  sessionId: string;
  token: string;
  key: string;
}

/** Who the host said at the login that it is, as a hash; null where it was not asked. */
export async function hostIdentityOf(db: Database, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ hostIdentity: sessions.hostIdentity })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.hostIdentity ?? null;
}

/**
 * Lets a session live 7 days more, at most 90 after its login, and returns its next token: 256 bits. The one before
 * stays good until this one is first shown. Undefined when the session has ended meanwhile.
 *
 * Renewals within the grace are taken for one person's, in several tabs, and give the same. One that comes later takes
 * the place of a successor that nobody has shown: its answer was lost, or a thief has it, who turns the token over in
 * step with the owner. Whoever shows that one after all ends the session.
 */
export const renewSession = (
  db: Database,
  { sessionId, token, key }: Renewal,
  now: Date,
): Promise<string | undefined> =>
  db.transaction(async tx => {
    const until = new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString();
    const [renewed] = await tx
      .update(sessions)
      .set({
        expiresAt: sql`least(${until}::timestamptz, ${sessions.createdAt} + ${`${LONGEST} milliseconds`}::interval)`,
      })
      .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)))
      .returning({ id: sessions.id });
    if (!renewed) return undefined;
    const graceBegan = new Date(now.getTime() - GRACE);
    const ofSession = eq(sessionTokens.sessionId, sessionId);
    const recent = await tx
      .select({ hash: sessionTokens.hash, createdAt: sessionTokens.createdAt })
      .from(sessionTokens)
      .where(and(ofSession, gt(sessionTokens.createdAt, graceBegan)));
    const given = recent.find(
      ({ hash, createdAt }) => hash === hashToken(successorOf(token, createdAt, key)),
    );
    if (given) return successorOf(token, given.createdAt, key);
    await tx
      .update(sessionTokens)
      .set({ replacedAt: now })
      .where(and(ofSession, isUnshown, lte(sessionTokens.createdAt, graceBegan)));
    const next = successorOf(token, now, key);
    await tx.insert(sessionTokens).values({ hash: hashToken(next), sessionId, createdAt: now });
    return next;
  });
