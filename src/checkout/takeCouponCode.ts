import { call } from '@/services/call';

/** Gives a coupon for a printed code. Errors as the contract lists them. */
export const takeCouponCode = (code: string) => call('POST /api/account/coupon/active', { code });
