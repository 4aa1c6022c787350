import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { unusedCoupons } from './couponRepository';
import { coupons } from './schema';

/**
 * Takes coupons back from a member, as far as they are unused and still theirs, and answers which: an order keeps the one
 * that it has taken.
 */
export async function withdrawCoupons(
  tx: Database,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const gone = await tx
    .delete(coupons)
    .where(and(inArray(coupons.id, [...ids]), unusedCoupons(userId, now)))
    .returning({ id: coupons.id });
  return gone.map(({ id }) => id);
}
