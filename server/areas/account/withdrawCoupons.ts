import { and, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { unusedCoupons } from './couponRepository';
import { coupons } from './schema';

/**
 * Takes coupons back from a member, as far as they are unused and still theirs, and answers which. An order keeps the one
 * that it has taken; should it give that back, it is over by then.
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
  const isHeld = and(inArray(coupons.id, [...ids]), eq(coupons.userId, userId), isNotNull(coupons.orderId));
  await tx
    .update(coupons)
    .set({ validTo: now })
    .where(and(isHeld, gt(coupons.validTo, now)));
  return gone.map(({ id }) => id);
}

/** Lets a coupon of a member be good again until then, where it was ended before (`withdrawCoupons`). */
export async function renewCoupon(
  tx: Database,
  { id, userId }: { id: string; userId: string },
  until: Date,
): Promise<void> {
  const isEnded = and(eq(coupons.id, id), eq(coupons.userId, userId), lt(coupons.validTo, until));
  await tx.update(coupons).set({ validTo: until }).where(isEnded);
}
