import type { Bill } from '../../../types/api/bill';
import { couponDiscount, couponRefusal } from '../../../src/domain/coupon';
import { couponContextOf } from '../../../src/domain/pricing';
import type { VoucherUse } from '../../../src/domain/dayVoucher';
import type { Time } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { couponsOfVisitor, findPaymentMeans, presentCoupon } from '../account/public';

type Asker = Pick<Context, 'db' | 'now' | 'member' | 'version'>;

/**
 * What the best coupon of who asks takes off a bill of a pickup time (fen, 0: none fits), for many bills of one search: a
 * visitor's coupons are those of a new member. Booking takes the same one unasked.
 */
export async function bestCouponSaving(
  { db, now, member, version: { channel } }: Asker,
  pickupTime: Time,
): Promise<(bill: Bill, car: VoucherUse['car']) => number> {
  const rows = member ? (await findPaymentMeans(db, member.id, now)).coupons : couponsOfVisitor(now);
  const use = { now, channel };
  const anyFee = { ...use, pickupTime, rentalFee: Infinity, firstDayPrice: 0, rentalDays: [] };
  const coupons = rows
    .map(row => presentCoupon(row, now))
    // What a voucher, or the coupon of a brand, is for says the car alone.
    .filter(
      coupon =>
        coupon.days !== undefined ||
        coupon.brand !== undefined ||
        couponRefusal(coupon, anyFee) === undefined,
    );
  return (bill, car) => {
    const context = couponContextOf(bill, pickupTime, { ...use, car });
    return Math.max(0, ...coupons.map(coupon => couponDiscount(coupon, context)));
  };
}
