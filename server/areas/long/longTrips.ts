import { eq } from 'drizzle-orm';
import { longCoverOf } from '../../../src/domain/cover';
import { dayPriceOf, monthOf } from '../../../src/domain/longPricing';
import type { OrderTrips } from '../../kernel/orders/orderLine';
import { heldOfOrder, keepFromDeposit } from './longDeposits';
import { carsOf } from './longRepository';
import { longOrders } from './schema';
import { readBill } from '../rental/public';

/** Cars of long rentals while they are out, for cases about them: of several the one that was out at the moment. */
export const longTrips: OrderTrips = {
  async read(db, { id }, at) {
    const [[long], [last, ...earlier]] = await Promise.all([
      db
        .select({ choice: longOrders.choice, bill: longOrders.bill })
        .from(longOrders)
        .where(eq(longOrders.orderId, id)),
      carsOf(db, id),
    ]);
    if (!long || !last) return undefined;
    const first = earlier.at(-1) ?? last;
    const { plate } = [last, ...earlier].find(({ outAt }) => outAt <= at) ?? first;
    return {
      ...{ plate, from: first.outAt, to: last.backAt, services: [] },
      ...{ cover: longCoverOf(long.choice.services), dayPrice: dayPriceOf(monthOf(readBill(long.bill))) },
    };
  },
  heldOf: heldOfOrder,
  keep: keepFromDeposit,
};
