import type { RequestOf } from '~types/api';
import { call } from '@/services/call';

/** Coupons of the member by status: 0 unused, 1 used, 2 expired (specification §3). */
export const getCoupons = (request: Omit<RequestOf<'GET /api/account/get_coupons'>, 'user_id'>) =>
  call('GET /api/account/get_coupons', request);
/** Coupons of the member in the mall by status, for the `user_id` that it knows them by (wk_coupons). NOT_FOUND. */
export const getMallCoupons = (request: Required<RequestOf<'GET /api/account/get_coupons'>>) =>
  call('GET /api/account/get_coupons', request);
/** Logs the member in to the mall; again answers the same. */
export const logInToMall = () => call('POST /api/user/mall/login', {});
/** Gives a coupon to whoever has a mobile number. Errors as the contract lists them. */
export const giveCoupon = (request: RequestOf<'POST /api/account/coupon/assign'>) =>
  call('POST /api/account/coupon/assign', request);
