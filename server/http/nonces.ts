import { lt } from 'drizzle-orm';
import { ErrorCode } from '../../src/domain/errorCode';
import type { Database } from '../db/database';
import { nonces } from '../db/schema';
import { TIMESTAMP_TOLERANCE } from './envelope';
import { Failure } from './failure';

/** Notes a nonce; throws NONCE_REUSED when it was seen before, by this process or another (decision 8). */
export async function spendNonce(db: Database, nonce: string, now: Date): Promise<void> {
  const spent = await db
    .insert(nonces)
    .values({ nonce, createdAt: now })
    .onConflictDoNothing()
    .returning({ nonce: nonces.nonce });
  if (spent.length === 0) throw new Failure(ErrorCode.NONCE_REUSED, '请求重复了，请再试一次');
}

/** Forgets nonces whose calls would be refused as stale anyway: a timestamp may lie ahead and then behind. */
export async function purgeNonces(db: Database, now: Date): Promise<void> {
  await db.delete(nonces).where(lt(nonces.createdAt, new Date(now.getTime() - 2 * TIMESTAMP_TOLERANCE)));
}
