import { and, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { OrderRow } from '../../kernel/orders/orderRepository';
import { rewardCompletedOrder } from '../../kernel/orders/rewardCompletedOrder';
import { orders } from '../../kernel/orders/schema';
import { rewardInvitation } from '../invite/public';
import { numberOf } from './people';
import { rentalOrders } from './schema';

/**
 * Whether another member has paid for a rental by the identity card of an order's renter. The numbers are sealed for each
 * order: only opened they can be compared.
 */
async function hasRentedByCardOf(
  tx: Database,
  orderId: string,
  otherId: string,
  dataKey: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id, kept: rentalOrders.renterNumber })
    .from(orders)
    .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
    .where(or(eq(orders.id, orderId), and(eq(orders.userId, otherId), gt(orders.paid, 0))));
  const numbers = rows.map(({ id, kept }) => ({ id, number: numberOf(kept, id, dataKey) }));
  const own = numbers.find(({ id }) => id === orderId);
  return numbers.some(({ id, number }) => id !== orderId && number === own?.number);
}

/**
 * Gives what a rental has earned, in the transaction that completes it: coins and points to its member, and, if it is the
 * first one of who was invited, a coupon to them and to who has invited them.
 */
export async function rewardCompletedRental(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'line' | 'userId' | 'paid' | 'refunded'>,
  { now, dataKey }: { now: Date; dataKey: string },
): Promise<void> {
  await rewardCompletedOrder(tx, order, now);
  const isSamePerson = (work: Database, otherId: string) =>
    hasRentedByCardOf(work, order.id, otherId, dataKey);
  await rewardInvitation(tx, { userId: order.userId, isSamePerson }, now);
}
