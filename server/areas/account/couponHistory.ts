import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { couponEvents } from './schema';

export type CouponEvent = Omit<typeof couponEvents.$inferSelect, 'id'>;

/** Writes down what happened to coupons, in the transaction in which it happened. */
export async function addCouponEvents(
  tx: Database,
  changed: readonly { id: string }[],
  event: Omit<CouponEvent, 'couponId'>,
): Promise<void> {
  if (changed.length === 0) return;
  await tx.insert(couponEvents).values(changed.map(({ id }) => ({ ...event, couponId: id })));
}

/** The history of a coupon, oldest first: when and for what it was issued, taken and released. */
export function listCouponEvents(db: Database, couponId: string): Promise<CouponEvent[]> {
  return db
    .select({
      couponId: couponEvents.couponId,
      what: couponEvents.what,
      subjectKind: couponEvents.subjectKind,
      subjectId: couponEvents.subjectId,
      createdAt: couponEvents.createdAt,
    })
    .from(couponEvents)
    .where(eq(couponEvents.couponId, couponId))
    .orderBy(asc(couponEvents.id));
}
