import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { addCouponEvents } from './couponHistory';
import type { CouponRow } from './couponRepository';
import { coupons } from './schema';

type IssuedCoupon = Pick<
  CouponRow,
  'id' | 'userId' | 'name' | 'kind' | 'value' | 'cap' | 'threshold' | 'scope' | 'rule'
> &
  /** `channel`: the one where it counts; `brand`: the one of the cars for which it counts; absent: all. */
  Partial<Pick<CouponRow, 'brand' | 'channel'>>;

/** Gives a member a coupon, good for so many days; a second one of the same id gives nothing. */
export const issueCoupon = (tx: Database, coupon: IssuedCoupon, days: number, now: Date): Promise<void> =>
  issueCouponUntil(tx, coupon, new Date(now.getTime() + days * DAY), now);

/** The same with the last moment at which it is good. */
export async function issueCouponUntil(
  tx: Database,
  coupon: IssuedCoupon,
  validTo: Date,
  now: Date,
): Promise<void> {
  const issued = await tx
    .insert(coupons)
    .values({ ...coupon, validFrom: now, validTo, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: coupons.id });
  await addCouponEvents(tx, issued, {
    what: 'ISSUED',
    subjectKind: 'member',
    subjectId: coupon.userId,
    createdAt: now,
  });
}
