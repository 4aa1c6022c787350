import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** The plans for a class of cars in a city, and its classes. */
export const getPlans = (request: RequestOf<'GET /api/cycle/get_plans'>) =>
  call('GET /api/cycle/get_plans', request);
/** The member's cards of which days are left. */
export const getOwnCards = () => call('GET /api/cycle/get_own', {});
/** Price of a choice. */
export const priceCycle = (request: RequestOf<'POST /api/cycle/calc'>) =>
  call('POST /api/cycle/calc', request);
/** Buys: an unpaid order; errors as the contract lists them. */
export const addCycle = (request: RequestOf<'POST /api/cycle/add'>) => call('POST /api/cycle/add', request);
/** What would come back of a card now. */
export const checkRefund = (orderid: string) => call('POST /api/cycle/refund_calc', { orderid });
/** Gives up what is left of a card; PENALTY_CHANGED where another sum comes back by now. */
export const refundCycle = (request: RequestOf<'POST /api/cycle/refund'>) =>
  call('POST /api/cycle/refund', request);
