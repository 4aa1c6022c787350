import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** Rates car and site of an order. ORDER_STATE. */
export const commentOrder = (request: RequestOf<'POST /api/order/comment'>) =>
  call('POST /api/order/comment', request);
/** What the member has said of an order; NOT_FOUND. */
export const getMarks = (orderid: string) => call('GET /api/order/get_marks', { orderid });
/** Rates the staff. ORDER_STATE. */
export const judgeOperator = (request: RequestOf<'POST /api/order/judge_operator'>) =>
  call('POST /api/order/judge_operator', request);
/** What the member has said of the staff; NOT_FOUND. */
export const getJudgement = (orderid: string) => call('GET /api/order/get_judgement', { orderid });
