import { eq } from 'drizzle-orm';
import { lapseOrders } from '../../../../server/kernel/orders/lapseOrders';
import { orders } from '../../../../server/kernel/orders/schema';
import { stockDays } from '../../../../server/kernel/stock/schema';
import type { TestSession } from '../../support/testServer';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { CARS, monday, RentalWorld } from '../../rental/rentalWorld';

// Issue 2, section 4: unpaid orders give their stock back after 15 minutes.

const CLOSED = '超过15分钟未支付，订单已关闭';

let world: RentalWorld;
let session: TestSession;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  session = await world.login('13500000001');
});

const sweep = () => lapseOrders(world.db, world.server.money, world.server.clock());
const stateInDatabase = async (orderid: string) =>
  (await world.db.select().from(orders).where(eq(orders.id, orderid)))[0]?.state;

test('the sweep closes an order after 15 minutes and gives car, coupon and coins back', async () => {
  await world.fill(session, { wkcoin: 800 });
  const coupon_id = world.couponOf(session);
  const orderid = await world.book(session, { coupon_id, use_wkcoin: true });

  world.wait(15 * 60 - 1);
  expect(await sweep()).toBe(0);
  expect(await stateInDatabase(orderid)).toBe('UNPAID');

  world.wait(1);
  expect(await sweep()).toBe(1);
  expect(await stateInDatabase(orderid)).toBe('CLOSED');
  expect(await world.taken()).toEqual({});
  expect(await world.couponOrder(coupon_id)).toBeNull();
  expect((await world.user(session)).wkcoin).toBe(800);
  expect(await world.timeline(session, orderid)).toEqual([CLOSED, '订单已提交，等待支付']);
});

test('sweeps of several processes close each order once', async () => {
  const ids = await Promise.all(Array.from({ length: CARS }, () => world.book(session)));
  world.wait(15 * 60);
  await Promise.all([sweep(), sweep(), sweep(), sweep()]);
  expect(await world.taken()).toEqual({});
  for (const orderid of ids) {
    expect((await world.timeline(session, orderid)).filter(text => text === CLOSED)).toHaveLength(1);
  }
});

test('a paid order is left alone', async () => {
  const orderid = await world.book(session);
  await world.pay(session, orderid);
  world.wait(60 * 60);
  await sweep();
  expect(await stateInDatabase(orderid)).toBe('AWAITING_PICKUP');
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
});

test.each(['read', 'paid', 'cancelled'])(
  'an overdue order is closed when it is %s before any sweep',
  async way => {
    const orderid = await world.book(session);
    world.wait(15 * 60);
    if (way === 'read') expect((await world.detail(session, orderid)).status).toBe('CLOSED');
    if (way === 'paid') {
      const request = { orderid, method: 'WECHAT' as const, client_key: `late-payment-${orderid}` };
      const answer = await world.ask('POST /api/order/pay', request, session);
      expect(answer).toMatchObject({ code: ErrorCode.PAYMENT_CLOSED, msg: '订单已关闭，请重新下单' });
    }
    if (way === 'cancelled') {
      const request = { orderid, expected_penalty: 0, reason: '' };
      expect((await world.ask('POST /api/order/cancel', request, session)).code).toBe(ErrorCode.ORDER_STATE);
    }
    expect(await stateInDatabase(orderid)).toBe('CLOSED');
    expect(await world.taken()).toEqual({});
  },
);

test('the car of an expired order can be booked by the next one', async () => {
  for (let car = 0; car < CARS; car += 1) await world.book(session);
  const next = await world.login('13500000002');
  const request = await world.addRequest(next);
  expect((await world.ask('POST /api/order/add', request, next)).code).toBe(ErrorCode.SOLD_OUT);
  world.wait(15 * 60);
  await sweep();
  const { orderid } = await world.get('POST /api/order/add', request, next);
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, next);
});

test('one order that cannot be closed does not keep the others from being closed', async () => {
  const broken = await world.book(session, { cartype_id: 'car-sylphy' });
  await world.db.delete(stockDays).where(eq(stockDays.cartypeId, 'car-sylphy'));
  const sound = await world.book(session);
  world.wait(15 * 60);
  await expect(sweep()).rejects.toThrow('1 of what was not paid in time could not be closed');
  expect(await stateInDatabase(sound)).toBe('CLOSED');
  expect(await stateInDatabase(broken)).toBe('UNPAID');
});
