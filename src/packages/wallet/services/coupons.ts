import type { RequestOf } from '~types/api';
import { call } from '@/services/call';

/** Coupons of the member by status: 0 unused, 1 used, 2 expired (specification §3). */
export const getCoupons = (request: RequestOf<'GET /api/account/get_coupons'>) =>
  call('GET /api/account/get_coupons', request);
