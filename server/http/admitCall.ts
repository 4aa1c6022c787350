import { and, eq, gt, sql } from 'drizzle-orm';
import { ErrorCode } from '../../src/domain/errorCode';
import { MINUTE } from '../../src/domain/shanghaiTime';
import type { Database } from '../db/database';
import { prepared } from '../db/prepared';
import { nonces } from './schema';
import { sessions, sessionTokens, users } from '../kernel/members/schema';
import { shownTokenColumns, shownTokenOf, type ShownToken } from '../kernel/members/sessionTokens';
import type { Settings } from '../settings';
import { Failure } from '../kernel/failure';
import { countingOf, countOne, secondsToWait, takeFromLimit, type RateLimit } from './rateLimit';

/** Who calls: `ip` is the address whose calls are counted. */
export interface Caller {
  db: Database;
  settings: Pick<Settings, 'callsPerMinute'>;
  ip: string;
  now: Date;
}

/** What a call shows to be let in; `tokenHash` null: a visitor's. */
export interface Shown {
  nonce: string;
  tokenHash: string | null;
}

/** Lets calls in: counts those of an address and remembers nonces. In the database, or in the only process there is. */
export interface Admission {
  /**
   * Counts a call, notes its nonce and finds its token, if that is one of a live session. TOO_MANY_REQUESTS (data: `retry_after`,
   * seconds); NONCE_REUSED when the nonce was seen before (decision 8).
   */
  admit(caller: Caller, shown: Shown): Promise<ShownToken | null>;
  /** Counts a call that is refused before it could be admitted. TOO_MANY_REQUESTS as `admit`. */
  countRefused(caller: Caller): Promise<void>;
}

const keyOf = ({ ip }: Caller): string => `calls:${ip}`;
const limitOf = ({ settings }: Caller): RateLimit => ({ limit: settings.callsPerMinute, windowMs: MINUTE });

/** The refusal of an address that has called too often: `wait` in seconds. */
export const tooMany = (wait: number): Failure =>
  new Failure(ErrorCode.TOO_MANY_REQUESTS, '操作太频繁了，请稍后再试', { retry_after: wait });

/** The refusal of a nonce that was seen before. */
export const nonceReused = (): Failure => new Failure(ErrorCode.NONCE_REUSED, '请求重复了，请再试一次');

/**
 * Every call asks all of this, so one statement does: it counts the call, notes the nonce and finds the token of
 * a live session. The nonce waits for the count, so that two statements with the same of both never wait for each other.
 */
const admission = prepared(db => {
  const counted = db.$with('counted').as(countOne(db));
  const spent = db.$with('spent').as(
    db
      .insert(nonces)
      .select(sql`select ${sql.placeholder('nonce')}, ${sql.placeholder('now')}::timestamptz from ${counted}`)
      .onConflictDoNothing()
      .returning({ nonce: nonces.nonce }),
  );
  return db
    .with(counted, spent)
    .select({ key: counted.key, nonce: spent.nonce, ...shownTokenColumns })
    .from(counted)
    .leftJoin(spent, sql`true`)
    .leftJoin(sessionTokens, eq(sessionTokens.hash, sql.placeholder('tokenHash')))
    .leftJoin(
      sessions,
      and(eq(sessions.id, sessionTokens.sessionId), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .leftJoin(users, eq(users.id, sessions.userId))
    .prepare('admission');
});

/** Admission by the database, for as many processes as share it. */
export const admissionInDatabase: Admission = {
  async admit(caller, shown) {
    const { db, now } = caller;
    const asked = { ...countingOf(keyOf(caller), limitOf(caller), now), ...shown };
    const [row] = await admission(db).execute(asked);
    if (!row) throw tooMany(await secondsToWait(db, keyOf(caller), limitOf(caller), now));
    if (row.nonce === null) throw nonceReused();
    const { sessionId, lastUsedAt, memberId, mobile, firstUsedAt, replacedAt } = row;
    if (sessionId === null || lastUsedAt === null || memberId === null || mobile === null) return null;
    const known = { sessionId, lastUsedAt, memberId, mobile, firstUsedAt, replacedAt };
    return shown.tokenHash === null ? null : shownTokenOf(shown.tokenHash, known);
  },
  async countRefused(caller) {
    const wait = await takeFromLimit(caller.db, keyOf(caller), limitOf(caller), caller.now);
    if (wait > 0) throw tooMany(wait);
  },
};
