import type { OrderLine } from '../../kernel/orders/orderLine';
import { listSettlings } from './handover/handoverRepository';
import { rentalTrips } from './handover/rentalTrips';
import { claimOfRental, releaseHoldings } from './releaseHoldings';
import { firstRentalPickup, listHeld, listRentals, rentalOf } from './rentalOrderRepository';
import { noteOfWaiting, rentalFace } from './rentalPresenter';

/** Self-drive rental as a line of orders. */
export const rentalLine: OrderLine = {
  line: 'RENTAL',
  // rental.md, detail 12.
  minutesToPay: 15,
  released: '车辆已释放',
  async facesOf(db, orders) {
    const inSettling = orders.filter(({ state }) => state === 'SETTLING').map(({ id }) => id);
    const [rentals, settlings] = await Promise.all([listRentals(db, orders), listSettlings(db, inSettling)]);
    const byId = new Map(orders.map(order => [order.id, order]));
    return new Map(
      rentals.map(rental => {
        const order = byId.get(rental.orderId);
        const waiting = order && noteOfWaiting(order, rental.fromTime);
        return [rental.orderId, rentalFace(rental, waiting ?? settlings.get(rental.orderId))];
      }),
    );
  },
  claimsOf: async (db, orders) =>
    new Map((await listHeld(db, orders)).map(held => [held.orderId, claimOfRental(held)])),
  firstPickup: firstRentalPickup,
  trips: rentalTrips,
  release: async (tx, order, now) => releaseHoldings(tx, await rentalOf(tx, order), now),
};
