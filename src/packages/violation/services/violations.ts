import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** The member's violations, 10 a page, with what one should know of them. */
export const getViolations = (page: number) => call('GET /api/violation/get_list', { page });
/** A violation in full; NOT_FOUND for another member's too. */
export const getViolation = (id: string) => call('GET /api/violation/get_detail', { id });
/** Hands in a receipt, appeals, or gives up having us pay; errors as the contract lists them. */
export const processViolation = (request: RequestOf<'POST /api/violation/user_process'>) =>
  call('POST /api/violation/user_process', request);
/** Has us pay the fine; errors as the contract lists them. */
export const confirmFee = (request: RequestOf<'POST /api/violation/confirm_fee'>) =>
  call('POST /api/violation/confirm_fee', request);
