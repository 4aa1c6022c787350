import type { OrderLine } from '../../kernel/orders/orderLine';
import { releaseHoldings } from './releaseHoldings';
import { listRentals, rentalOf } from './rentalOrderRepository';
import { rentalFace } from './rentalPresenter';

/** Self-drive rental as a line of orders. */
export const rentalLine: OrderLine = {
  line: 'RENTAL',
  // rental.md, detail 12.
  minutesToPay: 15,
  released: '车辆已释放',
  facesOf: async (db, orders) =>
    new Map((await listRentals(db, orders)).map(rental => [rental.orderId, rentalFace(rental)])),
  release: async (tx, order, now) => releaseHoldings(tx, await rentalOf(tx, order), now),
};
