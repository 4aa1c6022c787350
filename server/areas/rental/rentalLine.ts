import type { OrderLine } from '../../kernel/orders/orderLine';
import { releaseHoldings } from './releaseHoldings';
import { listRentals, rentalOf } from './rentalOrderRepository';
import { presentOrderSummary } from './rentalPresenter';

/** Self-drive rental as a line of orders. */
export const rentalLine: OrderLine = {
  line: 'RENTAL',
  // rental.md, detail 12.
  minutesToPay: 15,
  released: '车辆已释放',
  summarize: async (db, orders) => (await listRentals(db, orders)).map(presentOrderSummary),
  release: async (tx, order, now) => releaseHoldings(tx, await rentalOf(tx, order), now),
};
