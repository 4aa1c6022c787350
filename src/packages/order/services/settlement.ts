import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** What an order costs after the return; NOT_FOUND before it. */
export const getSettlement = (orderid: string) => call('GET /api/order/get_settlement', { orderid });
/** Accepts the bill at what is due, fen. PRICE_CHANGED, ORDER_STATE. */
export const acceptBill = (orderid: string, expected_due: number) =>
  call('POST /api/order/bill/accept', { orderid, expected_due });
/** Says why a charge is not right. ORDER_STATE. */
export const contestCharge = (request: RequestOf<'POST /api/order/bill/contest'>) =>
  call('POST /api/order/bill/contest', request);
