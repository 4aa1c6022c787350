import type { RequestOf } from '~types/api';
import type { PaymentSubject } from '~types/api/pay';
import { call } from './call';

/** What is due for a subject, and how it can be paid; NOT_FOUND for another renter's too. */
export const getDue = ({ kind, id }: PaymentSubject) => call('GET /api/pay/get_due', { kind, id });
/** Begins a payment of what is due; the same `client_key` answers the same payment. */
export const beginPayment = (request: RequestOf<'POST /api/pay/begin'>) =>
  call('POST /api/pay/begin', request);
