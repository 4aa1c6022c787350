import { eq } from 'drizzle-orm';
import { closeUnanswered } from '../../../../server/areas/rental/public';
import { sites } from '../../../../server/areas/site/schema';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { ErrorCode } from '../../../../src/domain/errorCode';
import type { TestSession } from '../../support/testServer';
import { choice, monday, RentalWorld } from '../rentalWorld';

// Issue 12, orders: every state can be reached by hand: 待确认 at a site whose staff confirm, 已取消 and 已关闭 by the site.

const TOTAL = 76000;
/** 30 % of the rental fee of ¥600. */
const PENALTY = 18000;

let world: RentalWorld;
let session: TestSession;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.update(sites).set({ confirmsOrders: false });
  await begin(monday.toISOString());
});
afterEach(async () => expect(await auditLedger(world.db)).toEqual([]));

/** Moves the clock; the member logs in again, since a session does not outlive a week. */
async function begin(time: string): Promise<void> {
  world.at(time);
  session = await world.login('13600000021');
}

async function paidOrder(changes: Parameters<RentalWorld['book']>[1] = {}): Promise<string> {
  const orderid = await world.book(session, changes);
  await world.pay(session, orderid);
  return orderid;
}

const atDesk = (orderid: string, action: string, fields: Record<string, string> = {}) =>
  world.server.desk('orders', orderid, action, fields);

async function waitingOrder(): Promise<string> {
  expect(await world.server.desk('sites', 'site-east', 'confirming')).toBe('新订单将由门店确认');
  const orderid = await paidOrder();
  expect(await world.detail(session, orderid)).toMatchObject({ status: 'CONFIRMING', status_text: '待确认' });
  return orderid;
}

/** Closes what no site has answered by then. */
async function answerWhen(time: string): Promise<void> {
  world.at(time);
  await closeUnanswered(world.db, world.server.money, world.server.clock());
}

describe('a site whose staff confirm its orders', () => {
  it('takes an order on, which then waits for its pickup', async () => {
    const orderid = await waitingOrder();
    expect((await world.timeline(session, orderid)).slice(0, 2)).toEqual(['等待门店确认订单', '支付成功']);
    expect(await atDesk(orderid, 'confirm')).toBe('已接单');
    expect((await world.detail(session, orderid)).status).toBe('AWAITING_PICKUP');
    expect((await world.timeline(session, orderid))[0]).toBe('门店已确认，请按时取车');
    // What was taken on is not taken on again.
    await atDesk(orderid, 'confirm');
    expect(await world.timeline(session, orderid)).toHaveLength(4);
    await atDesk(orderid, 'cancel', { reason: '试完了' });
  });

  it('is given two hours: who has no answer then has their money back', async () => {
    const orderid = await waitingOrder();
    const note = '门店将在11月23日 11:00前确认，逾期未确认自动取消并全额退款';
    expect((await world.detail(session, orderid)).note).toBe(note);
    await answerWhen('2026-11-23T10:59:59+08:00');
    expect((await world.detail(session, orderid)).status).toBe('CONFIRMING');
    await answerWhen('2026-11-23T11:00:00+08:00');
    expect(await world.detail(session, orderid)).toMatchObject({
      ...{ status: 'CLOSED', paid: TOTAL, refunded: TOTAL, note: '门店未及时确认，订单已关闭' },
    });
    expect((await world.timeline(session, orderid)).slice(0, 2)).toEqual([
      '已原路退款¥760',
      '门店未及时确认，订单已关闭',
    ]);
    // Its site comes too late.
    expect(await atDesk(orderid, 'confirm')).not.toBe('已接单');
  });

  it('answers before the pickup, however short that is', async () => {
    await begin('2026-11-25T09:00:00+08:00');
    const orderid = await waitingOrder();
    expect((await world.detail(session, orderid)).note).toContain('11月25日 10:00前确认');
    await answerWhen('2026-11-25T10:00:00+08:00');
    expect((await world.detail(session, orderid)).status).toBe('CLOSED');
  });

  it('declines one: all comes back, and the renter reads why in list and detail', async () => {
    const orderid = await waitingOrder();
    expect(await atDesk(orderid, 'cancel', { reason: '这款车临时送修' })).toBe('已拒单');
    const note = '门店取消了订单，原因：这款车临时送修';
    expect(await world.detail(session, orderid)).toMatchObject({
      ...{ status: 'CANCELLED', paid: TOTAL, refunded: TOTAL, note },
    });
    const { orders } = await world.get('GET /api/order/get_orders', { page: 1, aliasStatus: 2 }, session);
    expect(orders.find(order => order.orderid === orderid)).toMatchObject({ note });
    expect((await world.timeline(session, orderid)).slice(0, 2)).toEqual(['已原路退款¥760', note]);
    expect(await world.taken()).toEqual({});
  });

  it('owes its renter an answer: until then cancelling costs nothing, however near the pickup', async () => {
    const orderid = await waitingOrder();
    await begin('2026-11-25T09:30:00+08:00');
    const cancelled = await world.get(
      'POST /api/order/cancel',
      { orderid, expected_penalty: 0, reason: '' },
      session,
    );
    expect(cancelled).toEqual({ penalty: 0, refund: TOTAL });
  });

  it('lets its orders be confirmed by themselves again', async () => {
    await world.server.desk('sites', 'site-east', 'confirming');
    expect(await world.server.desk('sites', 'site-east', 'confirming')).toBe('新订单将自动确认');
    const [site] = await world.db.select().from(sites).where(eq(sites.id, 'site-east'));
    expect(site?.confirmsOrders).toBe(false);
  });
});

describe('a site that cannot keep its word', () => {
  it('gives all back, also within the hours in which its renter would pay', async () => {
    const coupon_id = world.couponOf(session);
    const orderid = await paidOrder({ coupon_id });
    await begin('2026-11-25T09:30:00+08:00');
    const { total } = await world.detail(session, orderid);
    expect(await atDesk(orderid, 'cancel', { reason: '车辆事故' })).toBe('已取消');
    expect(await world.detail(session, orderid)).toMatchObject({ status: 'CANCELLED', refunded: total });
    expect(await world.couponOrder(coupon_id)).toBeNull();
    expect(await world.taken()).toEqual({});
  });

  it('says why, and cancels no order that nobody has paid with anything but its cashier', async () => {
    const orderid = await world.book(session);
    expect(await atDesk(orderid, 'cancel')).toContain('原因');
    expect(await atDesk(orderid, 'cancel', { reason: '门店停业' })).toBe('已取消');
    expect(await world.detail(session, orderid)).toMatchObject({ status: 'CANCELLED', paid: 0, refunded: 0 });
    const pay = { orderid, method: 'WECHAT', client_key: 'after-the-end' } as const;
    expect((await world.ask('POST /api/order/pay', pay, session)).code).not.toBe(ErrorCode.OK);
  });

  it('waits for a payment whose result is not known', async () => {
    const orderid = await world.book(session);
    const payment_id = await world.beginPayment(session, orderid);
    await world.get('POST /api/pay/sandbox', { payment_id, outcome: 'UNKNOWN' }, session);
    expect(await atDesk(orderid, 'cancel', { reason: '门店停业' })).toBe('支付结果正在确认，请稍后再试');
    world.wait(20);
    expect((await world.detail(session, orderid)).status).toBe('AWAITING_PICKUP');
    expect(await atDesk(orderid, 'cancel', { reason: '门店停业' })).toBe('已取消');
  });
});

describe('nobody comes for the car', () => {
  it('is closed an hour after the pickup: it costs what cancelling costs, the rest comes back', async () => {
    const orderid = await paidOrder();
    await begin('2026-11-25T10:59:00+08:00');
    await atDesk(orderid, 'no-show');
    expect((await world.detail(session, orderid)).status).toBe('AWAITING_PICKUP');
    await begin('2026-11-25T11:00:00+08:00');
    expect(await atDesk(orderid, 'no-show')).toBe('已关闭');
    expect(await world.detail(session, orderid)).toMatchObject({
      ...{ status: 'CLOSED', paid: TOTAL, refunded: TOTAL - PENALTY },
      note: '超过取车时间1小时未取车，订单已关闭，收取违约金¥180',
    });
    expect(await world.taken()).toEqual({});
    // Twice is as once.
    await atDesk(orderid, 'no-show');
    expect((await world.detail(session, orderid)).refunded).toBe(TOTAL - PENALTY);
  });

  it('stands in the contract before', async () => {
    const orderid = await paidOrder();
    const { terms } = await world.get('GET /api/order/get_contract', { orderid }, session);
    expect(terms).toContain('未取车：超过取车时间1小时未取车，门店可以关闭订单，按取消收取违约金。');
    await atDesk(orderid, 'cancel', { reason: '试完了' });
  });
});

test('once the car is out the site can neither cancel nor close', async () => {
  const orderid = await paidOrder({ cartype_id: 'car-sylphy', from_time: choice.from_time });
  await world.db.execute(`update orders set state = 'IN_USE' where id = '${orderid}'`);
  await atDesk(orderid, 'cancel', { reason: '太晚' });
  await atDesk(orderid, 'no-show');
  expect(await world.detail(session, orderid)).toMatchObject({ status: 'IN_USE', refunded: 0 });
});
