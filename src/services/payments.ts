import { payerCode, payerPage } from '@/platform/hostPayment';
import type { RequestOf } from '~types/api';
import type { PaymentChoice, PaymentSubject } from '~types/api/pay';
import { call } from './call';

/** The longest address of a screen that the server takes; a browser comes home from a longer one. */
const PAGE_LENGTH = 500;

/** By what the server may ask the host who pays, and where a browser comes back to. */
async function payer(): Promise<Pick<PaymentChoice, 'host_code' | 'page'>> {
  const host_code = await payerCode();
  const page = payerPage();
  const isShort = page.length > 0 && page.length <= PAGE_LENGTH;
  return { ...(host_code && { host_code }), ...(isShort && { page }) };
}

/** A payment that is begun, and by what its host is asked who pays it. */
const withPayer = async <Choice extends PaymentChoice>(choice: Choice): Promise<Choice> => ({
  ...choice,
  ...(choice.method !== 'BALANCE' && (await payer())),
});

/** What is due for a subject, and how it can be paid; NOT_FOUND for another renter's too. */
export const getDue = ({ kind, id }: PaymentSubject) => call('GET /api/pay/get_due', { kind, id });
/** Begins a payment of what is due; the same `client_key` answers the same payment. */
export const beginPayment = async (request: RequestOf<'POST /api/pay/begin'>) =>
  call('POST /api/pay/begin', await withPayer(request));
/** The same for somebody else, by the link that they gave. */
export const beginLinkedPayment = async (request: RequestOf<'POST /api/pay/begin_linked'>) =>
  call('POST /api/pay/begin_linked', await withPayer(request));
