import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** How a payment stands. */
export const queryPayment = (paymentId: string) => call('GET /api/pay/query', { payment_id: paymentId });
/** Decides a payment of the sandbox cashier. */
export const decideSandboxPayment = (request: RequestOf<'POST /api/pay/sandbox'>) =>
  call('POST /api/pay/sandbox', request);
