import type { Database } from '../../db/database';
import type { Money } from '../money/money';
import { orderSubject } from './orderPayable';
import { listOverdueOrders } from './orderRepository';

/** Orders of one sweep; what is left comes with the next. */
const BATCH = 200;

/**
 * Ends the orders of every line whose time to pay is over and gives back what they held; answers how many it looked
 * after. Safe in several processes at once: each skips the orders that another has under lock. An order that cannot be
 * ended does not stop the others; the error tells of it at the end.
 */
export async function lapseOrders(db: Database, money: Money, now: Date): Promise<number> {
  const overdue = await listOverdueOrders(db, now, BATCH);
  const errors: unknown[] = [];
  for (const order of overdue) {
    try {
      await money.lapse(orderSubject(order), now, { skipLocked: true });
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} unpaid orders could not be closed`);
  return overdue.length;
}
