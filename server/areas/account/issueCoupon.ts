import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { addCouponEvents } from './couponHistory';
import type { CouponRow } from './couponRepository';
import { coupons } from './schema';

type IssuedCoupon = Pick<
  CouponRow,
  'id' | 'userId' | 'name' | 'kind' | 'value' | 'cap' | 'threshold' | 'scope' | 'rule'
> &
  /** The one channel where it counts; absent: all. */
  Partial<Pick<CouponRow, 'channel'>>;

/** Gives a member a coupon, good for so many days; a second one of the same id gives nothing. */
export async function issueCoupon(
  tx: Database,
  coupon: IssuedCoupon,
  days: number,
  now: Date,
): Promise<void> {
  const validTo = new Date(now.getTime() + days * DAY);
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
