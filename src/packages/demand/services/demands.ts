import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** The member's demands, newest first, 10 a page. */
export const getDemands = (page: number) => call('GET /api/worksheet/get_list', { page });
/** A demand in full; NOT_FOUND for another member's too. */
export const getDemand = (id: string) => call('GET /api/worksheet/get_detail', { id });
/** Gives up a demand; DEMAND_STATE. */
export const cancelDemand = (request: RequestOf<'POST /api/worksheet/cancel'>) =>
  call('POST /api/worksheet/cancel', request);
/** Accepts a quote: an unpaid order; errors as the contract lists them. */
export const acceptQuote = (request: RequestOf<'POST /api/worksheet/accept'>) =>
  call('POST /api/worksheet/accept', request);
/** Says how a service was, once; ORDER_STATE. */
export const commentDemandOrder = (request: RequestOf<'POST /api/worksheet/order/comment'>) =>
  call('POST /api/worksheet/order/comment', request);
/** Declines a quote with a word; DEMAND_STATE. */
export const declineQuote = (request: RequestOf<'POST /api/worksheet/decline'>) =>
  call('POST /api/worksheet/decline', request);
