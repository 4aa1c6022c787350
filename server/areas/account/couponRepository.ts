import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
} from 'drizzle-orm';
import type { Coupon } from '../../../types/api/account';
import type { Database } from '../../db/database';
import { addCouponEvents } from './couponHistory';
import { keepDays, takeDays } from './couponDays';
import { coupons } from './schema';

export type CouponRow = typeof coupons.$inferSelect;

/** Not on its way to somebody else by a blessing. */
const isHome = (now: Date): SQL | undefined => or(isNull(coupons.awayUntil), lte(coupons.awayUntil, now));

/** Not a voucher of which no day is left. */
export const hasDays = or(isNull(coupons.daysLeft), gt(coupons.daysLeft, 0));

/**
 * What makes a coupon unused, used or expired at a time. A coupon's last moment is `validTo` itself. One that is given
 * away and that nobody has come for is none of the giver's until it has expired.
 */
function hasStatus(status: Coupon['status'], now: Date): SQL | undefined {
  return {
    0: and(
      isNull(coupons.orderId),
      isNull(coupons.recipient),
      hasDays,
      gte(coupons.validTo, now),
      isHome(now),
    ),
    1: or(isNotNull(coupons.orderId), eq(coupons.daysLeft, 0)),
    2: and(isNull(coupons.orderId), hasDays, lt(coupons.validTo, now)),
  }[status];
}

/** The coupons of a member that have a status at a time. */
export const ofMember = (userId: string, status: Coupon['status'], now: Date): SQL | undefined =>
  and(eq(coupons.userId, userId), hasStatus(status, now));

/** The coupons of a member that can be used now. */
export const unusedCoupons = (userId: string, now: Date): SQL | undefined => ofMember(userId, 0, now);

/** Coupons of a member by status, those that end first on top (used and expired ones: the last on top). */
export function listCoupons(
  db: Database,
  userId: string,
  status: Coupon['status'],
  now: Date,
  page: { offset: number; limit: number },
): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(ofMember(userId, status, now))
    .orderBy(status === 0 ? coupons.validTo : desc(coupons.validTo), coupons.id)
    .limit(page.limit)
    .offset(page.offset);
}

/** The vouchers of bought days of a member that can be used, those that end first on top. */
export const findVouchers = (db: Database, userId: string, now: Date): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(and(eq(coupons.kind, 'DAYS'), unusedCoupons(userId, now)))
    .orderBy(coupons.validTo, coupons.id);

/** How many coupons of a status a member has. */
export async function countCoupons(
  db: Database,
  userId: string,
  status: Coupon['status'],
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(coupons)
    .where(ofMember(userId, status, now));
  return row?.total ?? 0;
}

/** A coupon of a member; undefined when it does not exist, is somebody else's, or on its way to somebody else. */
export async function findCoupon(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<CouponRow | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.userId, userId), isNull(coupons.recipient), isHome(now)));
  return row;
}

/** Those of so many coupons that a member has, whatever became of them. */
export const couponsById = (db: Database, userId: string, ids: readonly string[]): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(and(eq(coupons.userId, userId), isNull(coupons.recipient), inArray(coupons.id, [...ids])));

const subjectOf = (orderId: string) => ({ subjectKind: 'order', subjectId: orderId });

/** A coupon that is taken for an order; of a voucher so many days. */
interface Taking {
  id: string;
  userId: string;
  orderId: string;
  /** 0 for any other coupon. */
  days: number;
}

/**
 * Ties a coupon to an order; false when another order was faster, or it is expired or somebody else's. Of a voucher the
 * order takes days, all of them or none: never more than are left.
 */
export async function takeCoupon(tx: Database, coupon: Taking, now: Date): Promise<boolean> {
  if (coupon.days > 0) return takeDays(tx, coupon, now);
  const taken = await tx
    .update(coupons)
    .set({ orderId: coupon.orderId })
    .where(and(eq(coupons.id, coupon.id), isNull(coupons.daysLeft), ofMember(coupon.userId, 0, now)))
    .returning({ id: coupons.id });
  await addCouponEvents(tx, taken, { what: 'TAKEN', ...subjectOf(coupon.orderId), createdAt: now });
  return taken.length === 1;
}

/** Gives the coupon of an order back, or the days that it took of one, if it had any. */
export async function releaseCoupon(tx: Database, orderId: string, now: Date): Promise<void> {
  const released = await tx
    .update(coupons)
    .set({ orderId: null })
    .where(eq(coupons.orderId, orderId))
    .returning({ id: coupons.id });
  await addCouponEvents(tx, released, { what: 'RELEASED', ...subjectOf(orderId), createdAt: now });
  await keepDays(tx, orderId, 0, now);
}
