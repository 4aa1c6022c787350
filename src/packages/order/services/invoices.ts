import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** How an order stands with its invoice; NOT_FOUND. */
export const getStanding = (orderid: string) => call('GET /api/invoice/get_standing', { orderid });
/** Asks for the invoice of an order; the same answers the same one. Errors as the contract lists them. */
export const applyForInvoice = (request: RequestOf<'POST /api/invoice/apply'>) =>
  call('POST /api/invoice/apply', request);
/** The document in Base64; ORDER_STATE while there is none. */
export const getInvoiceFile = (orderid: string) => call('GET /api/invoice/get_file', { orderid });
/** The member's usual titles. */
export const getTitles = () => call('GET /api/invoice/get_titles', {});
/** Forgets a usual title; NOT_FOUND. */
export const removeTitle = (title_id: string) => call('POST /api/invoice/remove_title', { title_id });
