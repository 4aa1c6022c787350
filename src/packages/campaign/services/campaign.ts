import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** An activity, with what of it is the member's own; NOT_FOUND. */
export const getCampaign = (id: string) => call('GET /api/activities/get_detail', { id });
/** Makes its coupon the member's; ACTIVITY_REFUSED, NOT_FOUND. */
export const takeCoupon = (id: string) => call('POST /api/activities/coupon/take', { id });
/** A group by what its link carries; NOT_FOUND. */
export const getGroup = (code: string) => call('GET /api/party/group/detail', { code });
/** Founds a group; ACTIVITY_REFUSED, GROUP_REFUSED, TOO_MANY_REQUESTS, NOT_FOUND. */
export const addGroup = (id: string) => call('POST /api/party/group/add', { id });
/** Comes into a group; GROUP_REFUSED, ACTIVITY_REFUSED, NOT_FOUND. */
export const joinGroup = (code: string) => call('POST /api/party/group/join', { code });
/** The shops of brands. */
export const getBrandShops = () => call('GET /api/brandStore/api/get_list', {});
/** The shop of a brand; NOT_FOUND. */
export const getBrandShop = (id: string) => call('GET /api/brandStore/api/get_detail', { id });
/** The cars of a brand in a city, each at the nearest site that can book it. */
export const getBrandCars = (request: RequestOf<'GET /api/brandStore/api/cartype'>) =>
  call('GET /api/brandStore/api/cartype', request);
