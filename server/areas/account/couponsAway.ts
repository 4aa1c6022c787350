import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { addCouponEvents, type CouponEvent } from './couponHistory';
import { ofMember, type CouponRow } from './couponRepository';
import { coupons } from './schema';

/** A coupon that leaves its owner, and for what: the blessing by which it goes. */
interface Journey {
  couponId: string;
  ownerId: string;
  subject: Pick<CouponEvent, 'subjectKind' | 'subjectId'>;
}

/** Changes a coupon that is on its way to somebody else; undefined where it is not, or no longer. */
async function changeAway(
  tx: Database,
  { couponId, ownerId, subject }: Journey,
  changes: Partial<Pick<CouponRow, 'userId' | 'awayUntil'>>,
  what: CouponEvent['what'],
  now: Date,
): Promise<CouponRow | undefined> {
  const changed = await tx
    .update(coupons)
    .set(changes)
    .where(
      and(
        eq(coupons.id, couponId),
        eq(coupons.userId, ownerId),
        isNull(coupons.orderId),
        gt(coupons.awayUntil, now),
      ),
    )
    .returning();
  await addCouponEvents(tx, changed, { what, ...subject, createdAt: now });
  return changed[0];
}

/**
 * Sends an unused coupon that is no voucher of bought days away until a time, at which it is its owner's again by itself; undefined when it is used, expired,
 * on its way already, or somebody else's.
 */
export async function sendCouponAway(
  tx: Database,
  { couponId, ownerId, subject }: Journey,
  until: Date,
  now: Date,
): Promise<CouponRow | undefined> {
  const sent = await tx
    .update(coupons)
    .set({ awayUntil: until })
    .where(and(eq(coupons.id, couponId), isNull(coupons.daysLeft), ofMember(ownerId, 0, now)))
    .returning();
  await addCouponEvents(tx, sent, { what: 'GIVEN', ...subject, createdAt: now });
  return sent[0];
}

/** Gives a coupon that is on its way to another member; undefined when it is no longer on its way. */
export const passCouponOn = (
  tx: Database,
  journey: Journey,
  receiverId: string,
  now: Date,
): Promise<CouponRow | undefined> =>
  changeAway(tx, journey, { userId: receiverId, awayUntil: null }, 'PASSED', now);

/** Gives a coupon that is on its way back to its owner; undefined when it is no longer on its way. */
export const callCouponBack = (tx: Database, journey: Journey, now: Date): Promise<CouponRow | undefined> =>
  changeAway(tx, journey, { awayUntil: null }, 'RETURNED', now);
