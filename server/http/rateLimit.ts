import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { DAY } from '../../src/domain/shanghaiTime';
import type { Database } from '../db/database';
import { prepared } from '../db/prepared';
import { rateLimits } from './schema';

/** At most `limit` in `windowMs` milliseconds; the window begins with the first one. */
export interface RateLimit {
  limit: number;
  windowMs: number;
}

/**
 * Counts one more under the placeholder `key` as long as there are fewer than `limit` since `ended`, from `now` on anew
 * when the window is over; no row when there are too many.
 */
export function countOne(db: Database) {
  const windowEnded = sql`${rateLimits.windowStart} <= ${sql.placeholder('ended')}::timestamptz`;
  return db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      windowStart: sql`${sql.placeholder('now')}::timestamptz`,
      count: 1,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        windowStart: sql`case when ${windowEnded} then excluded.window_start else ${rateLimits.windowStart} end`,
        count: sql`case when ${windowEnded} then 1 else ${rateLimits.count} + 1 end`,
      },
      setWhere: sql`${windowEnded} or ${rateLimits.count} < ${sql.placeholder('limit')}`,
    })
    .returning({ key: rateLimits.key });
}

const counting = prepared(db => countOne(db).prepare('rate_limit_counting'));

/** What `countOne` is asked with. */
export const countingOf = (key: string, { limit, windowMs }: RateLimit, now: Date) => ({
  key,
  limit,
  now: now.toISOString(),
  ended: new Date(now.getTime() - windowMs).toISOString(),
});

/** Seconds until the window of a key ends, 1 and more. */
export async function secondsToWait(
  db: Database,
  key: string,
  { windowMs }: RateLimit,
  now: Date,
): Promise<number> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  const endsAt = (row?.windowStart ?? now).getTime() + windowMs;
  return Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
}

/**
 * Counts one more under `key`. Answers 0 when it is allowed, else the seconds until the window ends. Counted
 * in the database by one statement, so that the limit holds for calls at once and for several processes.
 */
export async function takeFromLimit(db: Database, key: string, limit: RateLimit, now: Date): Promise<number> {
  const taken = await counting(db).execute(countingOf(key, limit, now));
  return taken.length > 0 ? 0 : secondsToWait(db, key, limit, now);
}

/** The seconds until the window of a key ends where it has had its `limit`; 0 where there may be one more. Counts nothing. */
export async function waitFor(db: Database, key: string, limit: RateLimit, now: Date): Promise<number> {
  const isFull = and(
    eq(rateLimits.key, key),
    gte(rateLimits.count, limit.limit),
    gt(rateLimits.windowStart, new Date(now.getTime() - limit.windowMs)),
  );
  return (await db.$count(rateLimits, isFull)) === 0 ? 0 : secondsToWait(db, key, limit, now);
}

/** Forgets windows that ended: none is longer than a day. */
export async function purgeRateLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now.getTime() - DAY)));
}
