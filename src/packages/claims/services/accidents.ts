import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** The member's accidents, 10 a page. */
export const getAccidents = (page: number) => call('GET /api/order/accident/get_list', { page });
/** Cars with which an accident can be reported. */
export const getAccidentOrders = () => call('GET /api/order/accident/get_orders', {});
/** An accident in full; NOT_FOUND for another member's too. */
export const getAccident = (id: string) => call('GET /api/order/accident/detail', { id });
/** Reports an accident; errors as the contract lists them. */
export const reportAccident = (request: RequestOf<'POST /api/order/accident/accident_add'>) =>
  call('POST /api/order/accident/accident_add', request);
/** Takes a report back. NOT_FOUND, ORDER_STATE. */
export const withdrawAccident = (id: string) => call('POST /api/order/accident/withdraw', { id });
/** Says what is wrong with a decision; errors as the contract lists them. */
export const appealAccident = (request: RequestOf<'POST /api/order/accident/appeal/add'>) =>
  call('POST /api/order/accident/appeal/add', request);
/** Accepts what was decided, and from where it is paid; errors as the contract lists them. */
export const payAccident = (request: RequestOf<'POST /api/order/accident/pay'>) =>
  call('POST /api/order/accident/pay', request);
