import type { OrderLines } from '../kernel/orders/orderLine';
import { cycleLine } from './cycle/public';
import { longLine } from './long/public';
import { rentalLine } from './rental/public';
import { worksheetLine } from './worksheet/public';

/** Every line that takes orders: a line adds its own. */
export const orderLines: OrderLines = {
  RENTAL: rentalLine,
  LONG: longLine,
  CYCLE: cycleLine,
  DEMAND: worksheetLine,
};
