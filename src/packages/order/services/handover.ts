import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** How the car of an order looked, in photos; NOT_FOUND. */
export const getPhotos = (orderid: string) => call('GET /api/order/handover/get_photos', { orderid });
/** Adds photos of a hand-over. ORDER_STATE, NOT_FOUND. */
export const addPhotos = (request: RequestOf<'POST /api/order/handover/add_photos'>) =>
  call('POST /api/order/handover/add_photos', request);
