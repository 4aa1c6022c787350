import { lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { nonces } from './schema';
import { TIMESTAMP_TOLERANCE } from './envelope';

/** Forgets nonces whose calls would be refused as stale anyway: a timestamp may lie ahead and then behind. */
export async function purgeNonces(db: Database, now: Date): Promise<void> {
  await db.delete(nonces).where(lt(nonces.createdAt, new Date(now.getTime() - 2 * TIMESTAMP_TOLERANCE)));
}
