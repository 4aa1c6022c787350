import type { RequestOf } from '~types/api';
import { call } from './call';

/** An order of cycle purchase; NOT_FOUND for another member's too. */
export const getCycle = (orderid: string) => call('GET /api/cycle/get_detail', { orderid });
/** Gives up an order of cycle purchase that is not paid; ORDER_STATE when it is. */
export const cancelCycle = (request: RequestOf<'POST /api/cycle/cancel'>) =>
  call('POST /api/cycle/cancel', request);
