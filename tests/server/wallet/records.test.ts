import { orders } from '../../../server/kernel/orders/schema';
import { rewardCompletedOrder } from '../../../server/kernel/orders/rewardCompletedOrder';
import { readOrder } from '../../../server/kernel/orders/orderRepository';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { ErrorCode } from '../../../src/domain/errorCode';
import { eq } from 'drizzle-orm';
import { freshKey, monday, RentalWorld } from '../rental/rentalWorld';

// Specification §3, wallet (balance; wkcoin records with total; integral records with total), and §7, /api/account.

let world: RentalWorld;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(() => {
  world.server.now = monday;
});
afterEach(async () => {
  expect(await auditLedger(world.db)).toEqual([]);
});

test('the balance tells what was spent and came back, newest first, and for which order', async () => {
  const session = await world.login('13200000201');
  await world.fill(session, { balance: 100_000 });
  const orderid = await world.book(session, { cartype_id: 'car-sylphy' });
  await world.beginPayment(session, orderid, 'BALANCE');
  world.wait(60);
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
  const { records, total } = await world.get('GET /api/account/balance/get_records', { page: 1 }, session);
  expect(total).toBe(3);
  const order = { line: 'RENTAL', orderid, title: '日产轩逸' };
  expect(records.slice(0, 2)).toMatchObject([
    { amount: 76_000, reason: '退款', time: '2026-11-23T09:01:00+08:00', order },
    { amount: -76_000, reason: '支付', time: '2026-11-23T09:00:00+08:00', order },
  ]);
  expect(records[2]).toMatchObject({ amount: 100_000, reason: '期初余额' });
  expect(records[2]?.order).toBeUndefined();

  // An order that its owner has deleted is named no longer; what it has moved stays.
  await world.get('POST /api/order/delete', { orderid }, session);
  const later = await world.get('GET /api/account/balance/get_records', { page: 1 }, session);
  expect(later.records.map(record => record.order)).toEqual([undefined, undefined, undefined]);
});

test('coins that an order takes and gives back stand among the coins, and nowhere else', async () => {
  const session = await world.login('13200000202');
  await world.fill(session, { wkcoin: 500 });
  const orderid = await world.book(session, { cartype_id: 'car-sylphy', use_wkcoin: true });
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
  const { records } = await world.get('GET /api/account/wkcoin/get_records', { page: 1 }, session);
  expect(records.map(({ amount, reason }) => [amount, reason])).toEqual([
    [500, '订单抵扣退回'],
    [-500, '订单抵扣'],
    [500, '期初余额'],
  ]);
  expect(await world.get('GET /api/account/balance/get_records', { page: 1 }, session)).toEqual({
    records: [],
    total: 0,
  });
});

test('20 a page, and none beyond the last', async () => {
  const session = await world.login('13200000203');
  for (let count = 1; count <= 21; count += 1) await world.fill(session, { wkcoin: count });
  const page = (number: number) =>
    world.get('GET /api/account/wkcoin/get_records', { page: number }, session);
  expect((await page(1)).records).toHaveLength(20);
  expect(await page(2)).toMatchObject({ records: [{ amount: 1 }], total: 21 });
  expect(await page(3)).toEqual({ records: [], total: 21 });
});

test('a completed order earns coins and points of what is kept of it, once', async () => {
  const session = await world.login('13200000204');
  const orderid = await world.book(session, { cartype_id: 'car-sylphy' });
  await world.pay(session, orderid);
  await world.db.update(orders).set({ state: 'COMPLETED', refunded: 10_050 }).where(eq(orders.id, orderid));
  const order = await readOrder(world.db, orderid);
  for (let time = 0; time < 2; time += 1) await rewardCompletedOrder(world.db, order, monday);
  expect(await world.user(session)).toMatchObject({ wkcoin: 659, integral: 659 });
  const { records } = await world.get('GET /api/account/jf/get_records', { page: 1 }, session);
  expect(records).toMatchObject([{ amount: 659, reason: '订单奖励', order: { orderid } }]);
});

test('an order of which nothing was kept earns nothing', async () => {
  const session = await world.login('13200000205');
  const orderid = await world.book(session, { cartype_id: 'car-sylphy' });
  await rewardCompletedOrder(world.db, await readOrder(world.db, orderid), monday);
  expect(await world.user(session)).toMatchObject({ wkcoin: 0, integral: 0 });
});

test('points become coins, once for a key, and never more than there are', async () => {
  const session = await world.login('13200000206');
  await world.fill(session, { integral: 250 });
  const exchange = (points: number, client_key = freshKey()) =>
    world.ask('POST /api/account/jf/exchange', { points, client_key }, session);
  expect((await exchange(150)).code).toBe(ErrorCode.INVALID_PARAMS);
  expect((await exchange(300)).code).toBe(ErrorCode.BALANCE_TOO_LOW);
  const key = freshKey();
  expect((await exchange(200, key)).data).toEqual({ coins: 100 });
  expect((await exchange(200, key)).data).toEqual({ coins: 100 });
  expect(await world.user(session)).toMatchObject({ wkcoin: 100, integral: 50 });
  expect((await exchange(100)).code).toBe(ErrorCode.BALANCE_TOO_LOW);
});

test('at the same moment points are exchanged once', async () => {
  const session = await world.login('13200000207');
  await world.fill(session, { integral: 100 });
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      world.ask('POST /api/account/jf/exchange', { points: 100, client_key: freshKey() }, session),
    ),
  );
  expect(answers.filter(({ code }) => code === ErrorCode.OK)).toHaveLength(1);
  expect(await world.user(session)).toMatchObject({ wkcoin: 50, integral: 0 });
});

test('records are for members only, each their own', async () => {
  const [mine, other] = [await world.login('13200000208'), await world.login('13200000209')];
  await world.fill(mine, { balance: 100, wkcoin: 100, integral: 100 });
  for (const endpoint of [
    'GET /api/account/balance/get_records',
    'GET /api/account/wkcoin/get_records',
    'GET /api/account/jf/get_records',
  ] as const) {
    expect((await world.ask(endpoint, { page: 1 })).code).toBe(ErrorCode.NOT_LOGGED_IN);
    expect((await world.get(endpoint, { page: 1 }, mine)).total).toBe(1);
    expect((await world.get(endpoint, { page: 1 }, other)).total).toBe(0);
  }
  const exchange = await world.ask('POST /api/account/jf/exchange', { points: 100, client_key: freshKey() });
  expect(exchange.code).toBe(ErrorCode.NOT_LOGGED_IN);
});
