import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orders } from './schema';
import type { Money } from '../../kernel/money/money';
import { rentalSubject } from './rentalSubject';

/** Orders of one sweep; what is left comes with the next. */
const BATCH = 200;

/**
 * Closes the unpaid orders whose 15 minutes are over and gives back their cars, coupons and coins; answers how
 * many it looked after. Safe in several processes at once: each skips the orders that another has under lock.
 * An order that cannot be closed does not stop the others; the error tells of it at the end.
 */
export async function expireUnpaidOrders(db: Database, money: Money, now: Date): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'UNPAID'), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH);
  const errors: unknown[] = [];
  for (const { id } of due) {
    try {
      await money.refresh(rentalSubject(id), now, { skipLocked: true });
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} unpaid orders could not be closed`);
  return due.length;
}
