import type { RequestOf } from '~types/api';
import { call } from './call';

/** An order that has followed a quote; NOT_FOUND for another member's too. */
export const getDemandOrder = (orderid: string) => call('GET /api/worksheet/order/get_detail', { orderid });
/** Cancels at the penalty that was shown; PENALTY_CHANGED, ORDER_STATE. */
export const cancelDemandOrder = (request: RequestOf<'POST /api/worksheet/order/cancel'>) =>
  call('POST /api/worksheet/order/cancel', request);
