import type { RequestOf } from '~types/api';
import type { OrderChoice } from '~types/api/rental';
import { call } from './call';

/** The price of a choice; nothing is reserved. PERIOD_INVALID, NOT_FOUND. */
export const priceOrder = (choice: OrderChoice) => call('POST /api/order/calc', choice);
/** Books; the same `client_key` answers the same order. Errors as the contract lists them. */
export const addOrder = (request: RequestOf<'POST /api/order/add'>) => call('POST /api/order/add', request);
/** The member's usual drivers, their numbers masked; NOT_LOGGED_IN. */
export const getDrivers = () => call('GET /api/user/get_drivers', {});
/** Forgets a usual driver; NOT_FOUND. */
export const removeDriver = (driver_id: string) => call('POST /api/user/remove_driver', { driver_id });
