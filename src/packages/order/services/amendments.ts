import { call } from '@/services/call';
import type { RequestOf } from '~types/api';
import type { EndWish, ModifyWish } from '~types/api/amendment';

/** What another time, site or insurance would cost; nothing is reserved. */
export const checkModify = (wish: ModifyWish) => call('POST /api/order/modify_check', wish);
/** Changes a rental before its pickup; PRICE_CHANGED when the difference is no longer the one that was shown. */
export const modify = (request: RequestOf<'POST /api/order/modify'>) =>
  call('POST /api/order/modify', request);
/** What a later return would cost; SOLD_OUT says until when the car can be kept. */
export const checkRelet = (wish: EndWish) => call('POST /api/order/relet_check', wish);
/** Prolongs a rental; errors as `modify` and `checkRelet`. */
export const relet = (request: RequestOf<'POST /api/order/relet'>) => call('POST /api/order/relet', request);
/** What an earlier return would give back, and its penalty. */
export const checkEarlyReturn = (wish: EndWish) => call('POST /api/order/early_return_check', wish);
/** Shortens a rental; errors as `modify`. */
export const returnEarly = (request: RequestOf<'POST /api/order/early_return'>) =>
  call('POST /api/order/early_return', request);
/** All amendments of an order, newest first: of the order that is named, or of the one that an amendment is of. */
export const getHistory = (request: RequestOf<'GET /api/order/history'>) =>
  call('GET /api/order/history', request);
/** Gives up an amendment that waits for its money; ORDER_STATE when it waits no more. */
export const cancelAmendment = (amendment_id: string) =>
  call('POST /api/order/history/relet_cancel', { amendment_id });
/** A car type at every site of a city. */
export const getProducts = (request: RequestOf<'GET /api/cartype/get_products'>) =>
  call('GET /api/cartype/get_products', request);
