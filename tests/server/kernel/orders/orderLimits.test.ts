import type { Database } from '../../../../server/db/database';
import { users } from '../../../../server/kernel/members/schema';
import { assertMayOrder } from '../../../../server/kernel/orders/orderLimits';
import { orders } from '../../../../server/kernel/orders/schema';
import { ORDERS_A_DAY_LIMIT, UNPAID_ORDERS_LIMIT } from '../../../../src/domain/bookingLimits';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { openTestDatabase } from '../../support/testDatabase';

// Issue 10, section 2, high 2. How bookings meet the limits: tests/server/rental/bookingLimits.test.ts.

const now = new Date('2026-11-23T09:00:00+08:00');
const secondsAgo = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const A_DAY = 24 * 60 * 60;

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase('empty'));
  await db.insert(users).values([
    { id: 'li', mobile: '13800000001' },
    { id: 'han', mobile: '13800000002' },
  ]);
});
afterAll(() => close());
beforeEach(() => db.delete(orders));

type Order = typeof orders.$inferInsert;

/** Orders of a member that wait to be paid, one second apart; the last is the newest. */
async function make(count: number, differences: Partial<Order> = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, index): Order => {
    const id = `${differences.userId ?? 'li'}-${differences.state ?? 'UNPAID'}-${index + 1}`;
    return {
      ...{ id, clientKey: id, line: 'RENTAL', userId: 'li', state: 'UNPAID', total: 50000, channel: '' },
      createdAt: secondsAgo(60 + count - index),
      expiresAt: secondsAgo(-600),
      ...differences,
    };
  });
  await db.insert(orders).values(rows);
}

const ask = () => db.transaction(tx => assertMayOrder(tx, 'li', now));

test('an account that is not there any more, or was emptied meanwhile, orders nothing', async () => {
  const asking = db.transaction(tx => assertMayOrder(tx, 'gone', now));
  await expect(asking).rejects.toMatchObject({ code: ErrorCode.NOT_LOGGED_IN, message: '请先登录' });
});

test('whose unpaid orders are fewer than the limit may order', async () => {
  await make(UNPAID_ORDERS_LIMIT - 1);
  await expect(ask()).resolves.toBeUndefined();
});

test('who has as many is told how many wait, and which came last', async () => {
  await make(UNPAID_ORDERS_LIMIT);
  await expect(ask()).rejects.toMatchObject({
    code: ErrorCode.TOO_MANY_UNPAID,
    message: '您有5个订单还没支付，请先支付或取消，再下新的订单',
    data: { orderid: `li-UNPAID-${UNPAID_ORDERS_LIMIT}` },
  });
});

test.each<[string, Partial<Order>]>([
  ['somebody else’s', { userId: 'han' }],
  ['paid', { state: 'AWAITING_PICKUP' }],
  ['cancelled', { state: 'CANCELLED' }],
  ['overdue to the second', { expiresAt: now }],
])('orders that are %s hold nothing', async (_what, differences) => {
  await make(UNPAID_ORDERS_LIMIT, differences);
  await expect(ask()).resolves.toBeUndefined();
});

test('an order that still waits counts, however long ago it was made', async () => {
  await make(UNPAID_ORDERS_LIMIT, { createdAt: secondsAgo(3 * A_DAY) });
  await expect(ask()).rejects.toMatchObject({ code: ErrorCode.TOO_MANY_UNPAID });
});

test('who has made as many in a day as they may is told when the first of them is a day old', async () => {
  await make(ORDERS_A_DAY_LIMIT - 1, { state: 'CANCELLED' });
  await expect(ask()).resolves.toBeUndefined();
  await make(1, {
    id: 'the-first',
    clientKey: 'the-first',
    state: 'CANCELLED',
    createdAt: secondsAgo(A_DAY - 90),
  });
  await expect(ask()).rejects.toMatchObject({
    code: ErrorCode.TOO_MANY_REQUESTS,
    message: '您一天内下单的次数用完了，请明天再订，或联系客服帮您预订',
    data: { retry_after: 90 },
  });
});

test('an order of yesterday leaves room, to the second; one that still waits to be paid does not count twice', async () => {
  await make(ORDERS_A_DAY_LIMIT - 1, { state: 'CANCELLED' });
  await make(1, { id: 'yesterday', clientKey: 'yesterday', createdAt: secondsAgo(A_DAY) });
  await expect(ask()).resolves.toBeUndefined();
});
