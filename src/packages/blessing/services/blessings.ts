import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** The coupons that the member may give away. */
export const getGiveableCoupons = () => call('GET /api/account/bless/get_coupons', {});
/** Gives a coupon away; INVALID_PARAMS, COUPON_UNUSABLE. */
export const createBlessing = (request: RequestOf<'POST /api/account/bless/create'>) =>
  call('POST /api/account/bless/create', request);
/** What the member has sent, sent last first. */
export const getSentBlessings = (page: number) => call('GET /api/account/bless/get_list', { page });
/** A blessing by what its link carries; NOT_FOUND. */
export const getBlessing = (secret: string) => call('GET /api/account/bless/get_detail', { secret });
/** Makes its coupon the member's; BLESSING_OVER, TOO_MANY_REQUESTS, NOT_FOUND. */
export const claimBlessing = (secret: string) => call('POST /api/account/bless/claim', { secret });
/** Takes back what nobody has claimed; BLESSING_OVER, NOT_FOUND. */
export const takeBlessingBack = (blessing_id: string) =>
  call('POST /api/account/bless/take_back', { blessing_id });
