/** All that other areas may use of coupons. */
export { issueCouponCode, spendCouponCode } from './couponCodes';
export {
  daysLeftOf,
  emptyVoucher,
  heldDays,
  issueVoucher,
  keepDays,
  listDayUses,
  voucherIdOf,
  type DayUse,
} from './couponDays';
export { claimCoupons } from './giveCoupon';
export { couponData } from './personalData';
export { presentCoupon } from './couponPresenter';
export {
  countCoupons,
  couponsById,
  findCoupon,
  findVouchers,
  releaseCoupon,
  takeCoupon,
  unusedCoupons,
  type CouponRow,
} from './couponRepository';
export { callCouponBack, passCouponOn, sendCouponAway } from './couponsAway';
export { issueCoupon, issueCouponUntil } from './issueCoupon';
export { coupons, type CouponGrant } from './schema';
export { couponsOfVisitor, giveNewcomerCoupons } from './newcomerCoupons';
export { renewCoupon, withdrawCoupons } from './withdrawCoupons';
export { findPaymentMeans, type PaymentMeans } from './paymentMeans';
