import type { RequestOf } from '~types/api';
import { call } from './call';

/** One long rental; NOT_FOUND for another member's too. */
export const getLongRental = (orderid: string) => call('GET /api/order_long/get_detail', { orderid });
/** Cancels a long rental; PENALTY_CHANGED when the fee is no longer the one that was shown, ORDER_STATE when it is too late. */
export const cancelLongRental = (request: RequestOf<'POST /api/order_long/cancel'>) =>
  call('POST /api/order_long/cancel', request);
