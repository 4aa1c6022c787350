import { call } from '@/services/call';

/** The bill of an order with what was paid and refunded. */
export const getOrderBill = (orderid: string) => call('GET /api/order/bill/calc', { orderid });
/** Whom the member has named for an emergency, masked. */
export const getEmergencyContact = () => call('GET /api/user/get_emergency_contact', {});
