import { eq } from 'drizzle-orm';
import { refunds } from '../../../server/kernel/money/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { TestSession } from '../support/testServer';
import { monday, RentalWorld } from './rentalWorld';

// Specification §7, /api/order/cancel, and §3, calcFee; rental.md, 取消违约金: 30 % inside 2 hours before the pickup,
// 48 on holidays. decisions, reading 13: integer fen.

const TOTAL = 76000;
/** 30 % of the rental fee of ¥600. */
const PENALTY = 18000;

let world: RentalWorld;
let session: TestSession;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(() => begin(monday.toISOString()));

/** Moves the clock and logs in again, since a session does not outlive a week. */
async function begin(time: string): Promise<void> {
  world.at(time);
  session = await world.login('13600000001');
}

const cancel = (orderid: string, expected_penalty: number, reason = '') =>
  world.ask('POST /api/order/cancel', { orderid, expected_penalty, reason }, session);

async function paidOrder(period: { from_time?: string; to_time?: string } = {}): Promise<string> {
  const orderid = await world.book(session, period);
  await world.pay(session, orderid);
  return orderid;
}

test('an unpaid order is cancelled for nothing and gives everything back', async () => {
  await world.fill(session, { wkcoin: 3000 });
  const coupon_id = world.couponOf(session);
  const orderid = await world.book(session, { coupon_id, use_wkcoin: true });
  expect((await cancel(orderid, 0, '行程有变')).data).toEqual({ penalty: 0, refund: 0 });

  expect(await world.detail(session, orderid)).toMatchObject({
    status: 'CANCELLED',
    can_pay: false,
    can_delete: true,
  });
  expect(await world.timeline(session, orderid)).toEqual([
    '订单已取消，原因：行程有变',
    '订单已提交，等待支付',
  ]);
  expect(await world.taken()).toEqual({});
  expect(await world.couponOrder(coupon_id)).toBeNull();
  expect((await world.user(session)).wkcoin).toBe(3000);
});

test('2 hours before the pickup cancelling is still free, a second later it costs 30 % of the rental fee', async () => {
  const orderid = await paidOrder();
  await begin('2026-11-25T08:00:00+08:00');
  expect((await world.detail(session, orderid)).calcFee).toEqual({
    once_penalty_amount: 0,
    refund_amount: TOTAL,
    rule: '11月25日 08:00前可免费取消',
  });
  await begin('2026-11-25T08:00:01+08:00');
  expect((await world.detail(session, orderid)).calcFee).toMatchObject({
    once_penalty_amount: PENALTY,
    refund_amount: TOTAL - PENALTY,
  });

  const surprised = await cancel(orderid, 0);
  expect(surprised.code).toBe(ErrorCode.PENALTY_CHANGED);
  expect(surprised.data).toMatchObject({ once_penalty_amount: PENALTY, refund_amount: TOTAL - PENALTY });
  expect((await world.detail(session, orderid)).status).toBe('AWAITING_PICKUP');

  expect((await cancel(orderid, PENALTY)).data).toEqual({ penalty: PENALTY, refund: TOTAL - PENALTY });
  expect(await world.detail(session, orderid)).toMatchObject({ paid: TOTAL, refunded: TOTAL - PENALTY });
  expect((await world.timeline(session, orderid)).slice(0, 3)).toEqual([
    '已原路退款¥580',
    '收取取消违约金¥180',
    '订单已取消',
  ]);
});

test('at the border the whole amount comes back', async () => {
  const orderid = await paidOrder();
  await begin('2026-11-25T08:00:00+08:00');
  expect((await cancel(orderid, 0)).data).toEqual({ penalty: 0, refund: TOTAL });
  expect(await world.taken()).toEqual({});
});

test('on a holiday the border is 48 hours before the pickup', async () => {
  await begin('2026-12-25T09:00:00+08:00');
  const orderid = await paidOrder({
    from_time: '2027-01-01T10:00:00+08:00',
    to_time: '2027-01-02T10:00:00+08:00',
  });
  await begin('2026-12-30T10:00:00+08:00');
  expect((await world.detail(session, orderid)).calcFee.once_penalty_amount).toBe(0);
  await begin('2026-12-30T10:00:01+08:00');
  // A new year's day costs ¥260; 30 % of it.
  expect((await world.detail(session, orderid)).calcFee.once_penalty_amount).toBe(7800);
  expect((await cancel(orderid, 7800)).code).toBe(ErrorCode.OK);
});

test('a double tap cancels once and refunds once', async () => {
  const orderid = await paidOrder();
  const answers = await Promise.all([cancel(orderid, 0), cancel(orderid, 0), cancel(orderid, 0)]);
  const codes = answers.map(({ code }) => code).sort();
  expect(codes).toEqual([ErrorCode.OK, ErrorCode.ORDER_STATE, ErrorCode.ORDER_STATE]);
  const rows = await world.db.select().from(refunds).where(eq(refunds.subjectId, orderid));
  expect(rows.map(({ amount }) => amount)).toEqual([TOTAL]);
  expect(await world.taken()).toEqual({});
});

test('what was paid from the balance goes back to the balance', async () => {
  await world.fill(session, { balance: 100000 });
  const orderid = await world.book(session);
  await world.beginPayment(session, orderid, 'BALANCE');
  expect((await world.user(session)).balance).toBe(100000 - TOTAL);
  await cancel(orderid, 0);
  expect((await world.user(session)).balance).toBe(100000);
});

test('an ended order can be deleted from the list and is then gone; one that goes on cannot', async () => {
  const orderid = await world.book(session);
  expect((await world.ask('POST /api/order/delete', { orderid }, session)).code).toBe(ErrorCode.ORDER_STATE);
  await cancel(orderid, 0);
  await world.get('POST /api/order/delete', { orderid }, session);
  expect((await world.ask('GET /api/order/get_detail', { orderid }, session)).code).toBe(ErrorCode.NOT_FOUND);
  const { orders } = await world.get('GET /api/order/get_orders', { page: 1, aliasStatus: 2 }, session);
  expect(orders.map(order => order.orderid)).not.toContain(orderid);
});

test('a cancelled order leaves the processing list (specification §4)', async () => {
  const lister = await world.login('13600000002');
  const orderid = await world.book(lister);
  const processing = () => world.get('GET /api/order/get_orders', { page: 1, aliasStatus: 0 }, lister);
  expect((await processing()).orders.map(order => order.orderid)).toEqual([orderid]);
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, lister);
  expect(await processing()).toEqual({ orders: [], total: 0 });
  const all = await world.get('GET /api/order/get_orders', { page: 1, aliasStatus: 2 }, lister);
  expect(all.orders[0]).toMatchObject({ orderid, status_text: '已取消' });
});

test('orders come newest first, 10 a page', async () => {
  const lister = await world.login('13600000003');
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    world.wait(1);
    const orderid = await world.book(lister, { cartype_id: 'car-sylphy' });
    await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, lister);
    ids.unshift(orderid);
  }
  const pageOf = async (page: number) => {
    const { orders, total } = await world.get('GET /api/order/get_orders', { page, aliasStatus: 2 }, lister);
    expect(total).toBe(12);
    return orders.map(order => order.orderid);
  };
  expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([ids.slice(0, 10), ids.slice(10), []]);
});
