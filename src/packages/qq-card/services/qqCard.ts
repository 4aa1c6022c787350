import { call } from '@/services/call';

/** The coupons of the QQ card in their order. */
export const getCardCoupons = () => call('GET /api/qqcard/get_coupons', {});
/** Takes one of them; once more answers the same. Errors as the contract lists them. */
export const takeCardCoupon = (id: string) => call('POST /api/qqcard/take_coupon', { id });
