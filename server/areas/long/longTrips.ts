import type { OrderTrips } from '../../kernel/orders/orderLine';
import { heldOfOrder, keepFromDeposit } from './longDeposits';
import { carsOf } from './longRepository';

/** Cars of long rentals while they are out, for cases about them: of several the one that was out at the moment. */
export const longTrips: OrderTrips = {
  async read(db, { id }, at) {
    const [last, ...earlier] = await carsOf(db, id);
    if (!last) return undefined;
    const first = earlier.at(-1) ?? last;
    const { plate } = [last, ...earlier].find(({ outAt }) => outAt <= at) ?? first;
    return { plate, from: first.outAt, to: last.backAt, services: [] };
  },
  heldOf: heldOfOrder,
  keep: keepFromDeposit,
};
