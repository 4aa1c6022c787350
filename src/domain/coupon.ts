import type { Coupon } from '../../types/api/account';
import { coveredDays, voucherRefusal, type RentalDay, type VoucherUse } from './dayVoucher';
import { holidayOn, isWeekend } from './holidays';
import { yuanText } from './money';
import { format, toMillis, type Time } from './shanghaiTime';

/** The terms of a coupon: its name for the bill, and what decides where it counts and what it is worth. */
export type CouponTerms = Pick<
  Coupon,
  | 'name'
  | 'kind'
  | 'value'
  | 'cap'
  | 'threshold'
  | 'scope'
  | 'channel'
  | 'brand'
  | 'days'
  | 'valid_from'
  | 'valid_to'
  | 'status'
>;

/** Where a coupon is to be used. Money in fen. */
export interface CouponContext {
  now: Time;
  pickupTime: Time;
  /** Rental fee after the long-rental discount. */
  rentalFee: number;
  /** Price of the first rental day. */
  firstDayPrice: number;
  /** Every rental day with its price: for vouchers alone, so it is worked out when one asks. */
  readonly rentalDays: readonly RentalDay[];
  /** The car and where it is taken; absent where that is not known. */
  car?: VoucherUse['car'];
  /** Channel through which the renter came. */
  channel?: string;
}

/** Why a coupon cannot be used now, whatever for, in one sentence; undefined when it can. */
export function couponObstacle(
  coupon: Pick<CouponTerms, 'status' | 'days' | 'valid_from' | 'valid_to' | 'channel'>,
  context: Pick<CouponContext, 'now' | 'channel'>,
): string | undefined {
  const now = toMillis(context.now);
  if (coupon.status === 1) return coupon.days ? '天数已用完' : '已使用';
  if (coupon.status === 2 || now > toMillis(coupon.valid_to)) return '已过期';
  // Days that begin later are booked ahead: the rental says whether it lies in their time.
  if (!coupon.days && now < toMillis(coupon.valid_from))
    return `${format(coupon.valid_from, 'M月D日 HH:mm')}起可用`;
  if (coupon.channel && coupon.channel !== context.channel) return '仅限指定渠道使用';
  return undefined;
}

/** Why a coupon cannot be used here, in one sentence; undefined when it can. */
export function couponRefusal(coupon: CouponTerms, context: CouponContext): string | undefined {
  const obstacle = couponObstacle(coupon, context);
  if (obstacle !== undefined) return obstacle;
  if (coupon.days) return voucherRefusal({ ...coupon, days: coupon.days }, voucherUse(context));
  if (coupon.brand !== undefined && coupon.brand !== context.car?.brand) return `仅限${coupon.brand}车型`;
  if (coupon.scope === 'WEEKEND' && !isWeekend(context.pickupTime)) return '仅限周末取车';
  if (coupon.scope === 'HOLIDAY' && !holidayOn(context.pickupTime)) return '仅限节假日取车';
  if (context.rentalFee < coupon.threshold) return `租车费未满${yuanText(coupon.threshold)}元`;
  return undefined;
}

const voucherUse = ({ car, rentalDays }: CouponContext): VoucherUse => ({ car, days: rentalDays });

const takenDays = ({ days, ...terms }: CouponTerms, context: CouponContext): RentalDay[] =>
  days ? coveredDays({ ...terms, days }, voucherUse(context)) : [];

/** How many days of a voucher an order takes; 0 for any other coupon, or one that cannot be used. */
export const couponDays = (coupon: CouponTerms, context: CouponContext): number =>
  coupon.days && couponRefusal(coupon, context) === undefined ? takenDays(coupon, context).length : 0;

/** What a coupon takes off, in fen: never more than the rental fee or its cap, 0 when it cannot be used. */
export function couponDiscount(coupon: CouponTerms, context: CouponContext): number {
  if (couponRefusal(coupon, context)) return 0;
  const { value, cap = Infinity } = coupon;
  const worth = {
    AMOUNT: value,
    PERCENT: Math.round((context.rentalFee * value) / 100),
    FIRST_DAY: context.firstDayPrice,
    DAYS: takenDays(coupon, context).reduce((sum, { price }) => sum + price, 0),
  }[coupon.kind];
  return Math.min(worth, cap, context.rentalFee);
}
