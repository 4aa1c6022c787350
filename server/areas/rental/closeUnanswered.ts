import { and, eq, lte, or } from 'drizzle-orm';
import { yuanText } from '../../../src/domain/money';
import { HOUR } from '../../../src/domain/shanghaiTime';
import { HOURS_TO_CONFIRM, UNANSWERED } from '../../../src/domain/siteConfirmation';
import type { Database } from '../../db/database';
import type { Money } from '../../kernel/money/money';
import { addEvents } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { endBeforePickup } from './endBeforePickup';
import { lockRentalOrder, setEndedBySite } from './rentalOrderRepository';
import { rentalOrders } from './schema';

/** Orders of one sweep; what is left comes with the next. */
const BATCH = 200;

/**
 * Closes the paid orders that their site has not answered in time (`confirmBy`): all that was paid goes back, and what they
 * held is free. Each under its lock, as far as nobody else has moved it.
 */
export async function closeUnanswered(db: Database, money: Money, now: Date): Promise<void> {
  const unanswered = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
    .where(
      and(
        eq(orders.line, 'RENTAL'),
        eq(orders.state, 'CONFIRMING'),
        or(
          lte(orders.stateSince, new Date(now.getTime() - HOURS_TO_CONFIRM * HOUR)),
          lte(rentalOrders.fromTime, now),
        ),
      ),
    )
    .limit(BATCH);
  for (const { id } of unanswered) {
    await money.transaction(now, async work => {
      const locked = await lockRentalOrder(work.tx, id);
      if (locked?.order.state !== 'CONFIRMING') return;
      const refund = locked.order.paid - locked.order.refunded;
      if (!(await endBeforePickup(work, locked, { to: 'CLOSED', by: 'system', refund }))) return;
      await setEndedBySite(work.tx, id, UNANSWERED);
      await addEvents(work.tx, id, now, UNANSWERED, `已原路退款¥${yuanText(refund)}`);
    });
  }
}
