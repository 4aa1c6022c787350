/** All that the rest of the server may use of the mall. */
export { countMallCoupons } from './mallCouponRepository';
export { mallData } from './personalData';
export { mallDesk } from './mallDesk';
export { pageOfMallCoupons } from './pageOfMallCoupons';
