import { eq } from 'drizzle-orm';
import { coverOf } from '../../../../src/domain/cover';
import type { OrderTrips } from '../../../kernel/orders/orderLine';
import { rentalOrders } from '../schema';
import { readBill, readChoice, type StoredBill } from '../stored';
import { readHandoverState } from './handoverRepository';
import { heldOfOrder, keepFromDeposit } from './rentalDeposits';

/** What a day costs of 车辆租赁费, before anything that takes off of it, whole fen. */
function dayPriceOf(stored: StoredBill): number {
  const { lines, days } = readBill(stored);
  const rent = lines.filter(({ group, code }) => group === 'rental' && code.startsWith('RENTAL_'));
  return Math.round(rent.reduce((sum, { amount }) => sum + amount, 0) / days);
}

/** Cars of rentals while they are out, for cases about them. */
export const rentalTrips: OrderTrips = {
  async read(db, { id }) {
    const [[rental], { handovers }] = await Promise.all([
      db
        .select({ choice: rentalOrders.choice, bill: rentalOrders.bill })
        .from(rentalOrders)
        .where(eq(rentalOrders.orderId, id)),
      readHandoverState(db, id),
    ]);
    const pickup = handovers.find(({ kind }) => kind === 'PICKUP');
    if (!rental || !pickup) return undefined;
    const back = handovers.find(({ kind }) => kind === 'RETURN');
    const { services } = readChoice(rental.choice);
    return {
      ...{ from: pickup.createdAt, to: back?.createdAt ?? null, services },
      ...{ cover: coverOf(services), dayPrice: dayPriceOf(rental.bill) },
    };
  },
  heldOf: heldOfOrder,
  keep: keepFromDeposit,
};
