import { call } from '@/services/call';

/** The contract of an order; NOT_FOUND. */
export const getContract = (orderid: string) => call('GET /api/order/get_contract', { orderid });
/** The same as a document in Base64; NOT_FOUND. */
export const getContractFile = (orderid: string) => call('GET /api/order/get_contract_file', { orderid });
