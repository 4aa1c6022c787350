import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** Begins a payment of what is due; the same `client_key` answers the same payment. */
export const beginPayment = (request: RequestOf<'POST /api/order/pay'>) =>
  call('POST /api/order/pay', request);
/** How a payment stands. */
export const queryPayment = (paymentId: string) => call('GET /api/pay/query', { payment_id: paymentId });
/** Decides a payment of the sandbox cashier. */
export const decideSandboxPayment = (request: RequestOf<'POST /api/pay/sandbox'>) =>
  call('POST /api/pay/sandbox', request);
