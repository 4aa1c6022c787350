import { call } from './call';

/** Cars that the member has out, and those that came back within 7 days. */
export const getRescueOrders = () => call('GET /api/order/accident/get_orders', {});
