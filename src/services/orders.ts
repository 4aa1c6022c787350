import type { RequestOf } from '~types/api';
import { call } from './call';

/** Orders of the renter by group: 0 processing, 1 completed, 2 all (specification §3). */
export const getOrders = (request: RequestOf<'GET /api/order/get_orders'>) =>
  call('GET /api/order/get_orders', request);
/** How many processing orders of the renter are in each stage. */
export const getOrderCounts = () => call('GET /api/order/get_counts', {});
/** One rental; NOT_FOUND for another renter's too. */
export const getRental = (orderid: string) => call('GET /api/order/get_detail', { orderid });
/** Cancels a rental; PENALTY_CHANGED when the penalty is no longer the one that was shown, ORDER_STATE when it is too late. */
export const cancelRental = (request: RequestOf<'POST /api/order/cancel'>) =>
  call('POST /api/order/cancel', request);
/** Hides an ended order from the renter's list. */
export const deleteOrder = (orderid: string) => call('POST /api/order/delete', { orderid });
