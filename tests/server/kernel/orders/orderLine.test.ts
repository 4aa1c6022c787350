import type { Database } from '../../../../server/db/database';
import { summarizeOrders, type OrderLines } from '../../../../server/kernel/orders/orderLine';
import type { OrderRow } from '../../../../server/kernel/orders/orderRepository';
import { openTestDatabase } from '../../support/testDatabase';
import { orderSummary } from '../../../support/orders';

// Issue 9: lists of orders ask each line once for all that a page has of it.

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase('empty'));
});
afterAll(() => close());

const rowOf = (id: string): OrderRow => ({
  id,
  line: 'RENTAL',
  userId: 'li',
  clientKey: id,
  state: 'UNPAID',
  total: 50000,
  paid: 0,
  refunded: 0,
  channel: '',
  expiresAt: new Date(),
  deletedAt: null,
  createdAt: new Date(),
});

/** A line that knows some orders, and counts how often it is asked. */
function lineThatKnows(...known: string[]): { lines: OrderLines; asked: string[][] } {
  const asked: string[][] = [];
  return {
    asked,
    lines: {
      RENTAL: {
        line: 'RENTAL',
        minutesToPay: 15,
        released: '车辆已释放',
        summarize(_db, orders) {
          asked.push(orders.map(({ id }) => id));
          return Promise.resolve(known.map(orderid => orderSummary({ orderid })));
        },
        release: () => Promise.resolve(),
      },
    },
  };
}

test('a page keeps its order, whatever the order in which a line answers, and a line is asked once', async () => {
  const { lines, asked } = lineThatKnows('a', 'b', 'c');
  const summaries = await summarizeOrders(db, lines, ['c', 'a', 'b'].map(rowOf));
  expect(summaries.map(({ orderid }) => orderid)).toEqual(['c', 'a', 'b']);
  expect(asked).toEqual([['c', 'a', 'b']]);
});

test('a page without orders asks nobody', async () => {
  const { lines, asked } = lineThatKnows();
  expect(await summarizeOrders(db, lines, [])).toEqual([]);
  expect(asked).toEqual([]);
});

test('a line that does not know an order of its own is told of, instead of a page that lacks it', async () => {
  const { lines } = lineThatKnows('a');
  await expect(summarizeOrders(db, lines, ['a', 'b'].map(rowOf))).rejects.toThrow('does not know');
});
