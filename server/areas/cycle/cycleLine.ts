import type { OrderLine } from '../../kernel/orders/orderLine';
import { cycleFace } from './cyclePresenter';
import { listCycles } from './cycleRepository';

/** Cycle purchase as a line of orders: it holds no car, and nothing before it is paid. */
export const cycleLine: OrderLine = {
  line: 'CYCLE',
  minutesToPay: 15,
  released: '这张卡没有生效',
  facesOf: async (db, orders) => {
    const byId = new Map(orders.map(order => [order.id, order]));
    const shown = await listCycles(db, orders);
    return new Map(shown.map(one => [one.order.id, cycleFace(one, byId.get(one.order.id) ?? one.order)]));
  },
  claimsOf: () => Promise.resolve(new Map()),
  release: () => Promise.resolve(),
};
