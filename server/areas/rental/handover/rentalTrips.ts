import { eq } from 'drizzle-orm';
import type { OrderTrips } from '../../../kernel/orders/orderLine';
import { rentalOrders } from '../schema';
import { readChoice } from '../stored';
import { readHandoverState } from './handoverRepository';
import { heldOfOrder, keepFromDeposit } from './rentalDeposits';

/** Cars of rentals while they are out, for cases about them. */
export const rentalTrips: OrderTrips = {
  async read(db, { id }) {
    const [[rental], { handovers }] = await Promise.all([
      db.select({ choice: rentalOrders.choice }).from(rentalOrders).where(eq(rentalOrders.orderId, id)),
      readHandoverState(db, id),
    ]);
    const pickup = handovers.find(({ kind }) => kind === 'PICKUP');
    if (!rental || !pickup) return undefined;
    const back = handovers.find(({ kind }) => kind === 'RETURN');
    return {
      from: pickup.createdAt,
      to: back?.createdAt ?? null,
      services: readChoice(rental.choice).services,
    };
  },
  heldOf: heldOfOrder,
  keep: keepFromDeposit,
};
