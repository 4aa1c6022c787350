/** All that other areas may use of coupons. */
export { presentCoupon } from './couponPresenter';
export { findCoupon, releaseCoupon, takeCoupon, type CouponRow } from './couponRepository';
export { couponsOfVisitor, giveNewcomerCoupons } from './newcomerCoupons';
export { findPaymentMeans } from './paymentMeans';
