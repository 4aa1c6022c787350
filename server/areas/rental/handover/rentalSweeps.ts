import { and, eq, lte } from 'drizzle-orm';
import { DAY } from '../../../../src/domain/shanghaiTime';
import type { RentalState } from '../../../../src/domain/rentalLife';
import type { Database } from '../../../db/database';
import { addEvents, lockOrder, moveOrder } from '../../../kernel/orders/orderRepository';
import { orders } from '../../../kernel/orders/schema';
import { rewardCompletedRental } from '../rewardCompletedRental';
import { rentalOrders } from '../schema';

/** Orders of one sweep; what is left comes with the next. */
const BATCH = 200;

/** So long it can be rated once its deposits are back; then it is completed without a review. */
const REVIEW_TIME = 15 * DAY;

/** How orders move on by themselves. */
interface Move {
  from: RentalState;
  to: RentalState;
  event: string;
  /** Whether it is still so under the lock; absent: the state says it all. */
  isStillDue?: (tx: Database, id: string) => Promise<boolean>;
}

/** Moves orders on by themselves; each under its lock, as far as nobody else has moved it. */
async function moveAll(
  db: Database,
  ids: readonly string[],
  { from, to, event, isStillDue = () => Promise.resolve(true) }: Move,
  { now, dataKey }: { now: Date; dataKey: string },
): Promise<void> {
  for (const id of ids) {
    await db.transaction(async tx => {
      const order = await lockOrder(tx, id, { skipLocked: true });
      if (order?.state !== from || !(await isStillDue(tx, id))) return;
      if (!(await moveOrder(tx, order, { to, by: 'system', now }))) return;
      if (to === 'COMPLETED') await rewardCompletedRental(tx, order, { now, dataKey });
      await addEvents(tx, id, now, event);
    });
  }
}

/** A rental whose time is over waits for its car; one that nobody has rated is completed after 15 days. */
export async function moveRentalsOn(
  db: Database,
  now: Date,
  { settings: { dataKey } }: { settings: { dataKey: string } },
): Promise<void> {
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
    .where(and(eq(orders.line, 'RENTAL'), eq(orders.state, 'IN_USE'), lte(rentalOrders.toTime, now)))
    .limit(BATCH);
  await moveAll(
    db,
    overdue.map(({ id }) => id),
    {
      ...{ from: 'IN_USE', to: 'AWAITING_RETURN', event: '已到还车时间，请尽快还车或续租' },
      // Meanwhile it may have been extended.
      isStillDue: async (tx, id) =>
        (await tx.$count(rentalOrders, and(eq(rentalOrders.orderId, id), lte(rentalOrders.toTime, now)))) > 0,
    },
    { now, dataKey },
  );
  const unrated = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.line, 'RENTAL'),
        eq(orders.state, 'AWAITING_REVIEW'),
        lte(orders.stateSince, new Date(now.getTime() - REVIEW_TIME)),
      ),
    )
    .limit(BATCH);
  await moveAll(
    db,
    unrated.map(({ id }) => id),
    { from: 'AWAITING_REVIEW', to: 'COMPLETED', event: '订单已完成' },
    { now, dataKey },
  );
}
