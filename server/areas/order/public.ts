/** All that the rest of the server may use of orders. */
export { expireUnpaidOrders } from './expireUnpaidOrders';
export { rentalPayable } from './rentalPayable';
