import type { OrderLines } from '../kernel/orders/orderLine';
import { rentalLine } from './rental/public';

/** Every line that takes orders: a line adds its own. */
export const orderLines: OrderLines = { RENTAL: rentalLine };
