import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** How a payment stands. */
export const queryPayment = (paymentId: string) => call('GET /api/pay/query', { payment_id: paymentId });
/** What a link to pay is about; NOT_FOUND for one that is forged or over. */
export const getLinkedDue = (token: string) => call('GET /api/pay/get_linked_due', { token });
/** Decides a payment of the sandbox cashier. */
export const decideSandboxPayment = (request: RequestOf<'POST /api/pay/sandbox'>) =>
  call('POST /api/pay/sandbox', request);
