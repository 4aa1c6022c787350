import { call } from '@/services/call';

/** What lets somebody else pay for a rental order of the renter, whoever holds it. */
export const getPayLink = (orderid: string) => call('GET /api/pay/get_link', { kind: 'RENTAL', id: orderid });
