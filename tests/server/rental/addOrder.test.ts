import { eq } from 'drizzle-orm';
import { coupons } from '../../../server/areas/account/schema';
import { inventory } from '../../../server/kernel/stock/schema';
import { rentalOrders } from '../../../server/areas/rental/schema';
import { orders } from '../../../server/kernel/orders/schema';
import { sites } from '../../../server/areas/site/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { TestSession } from '../support/testServer';
import { CARS, freshKey, idCardNumber, monday, RentalWorld, renter, WEEKDAY_PRICE } from './rentalWorld';

// Specification §7, /api/order/add; decisions, reading 14; architecture, the backend.

const DAYS = { '2026-11-25': 1, '2026-11-26': 1, '2026-11-27': 1, '2026-11-28': 1 };

let world: RentalWorld;
let session: TestSession;
let members = 0;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  session = await world.login(`1370000${String((members += 1)).padStart(4, '0')}`);
});
/** Gives back what a test has booked. */
afterEach(async () => {
  world.server.now = monday;
  const { orders: mine } = await world.get('GET /api/order/get_orders', { page: 1, aliasStatus: 0 }, session);
  for (const { orderid } of mine) {
    await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
  }
  expect(await world.taken()).toEqual({});
});

test('a booking takes the car and waits 15 minutes for its payment', async () => {
  const { code, data } = await world.add(session, { remark: ' 需要儿童座椅 ' });
  expect(code).toBe(ErrorCode.OK);
  expect(data.orderid).toMatch(/^ZC261123\d{8}$/);
  expect(data.expires_at).toBe('2026-11-23T09:15:00+08:00');
  expect(await world.taken()).toEqual(DAYS);

  const detail = await world.detail(session, data.orderid);
  expect(detail).toMatchObject({
    status: 'UNPAID',
    status_text: '待支付',
    expires_at: '2026-11-23T09:15:00+08:00',
    total: data.total,
    bill: { days: 3 },
    paid: 0,
    can_pay: true,
    can_cancel: true,
    can_delete: false,
    remark: '需要儿童座椅',
    renter: { name: '王小明', mobile: '138****8000', idcard_no: expect.stringMatching(/^110\*{11}.{4}$/) },
    timeline: [{ text: '订单已提交，等待支付', time: '2026-11-23T09:00:00+08:00' }],
  });
});

test('a double submit makes one order and takes one car, and both answers carry it', async () => {
  const request = await world.addRequest(session);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => world.ask('POST /api/order/add', request, session)),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(ErrorCode.OK));
  expect(new Set(answers.map(({ data }) => data.orderid)).size).toBe(1);
  expect(await world.orderCount(session)).toBe(1);
  expect(await world.taken()).toEqual(DAYS);
});

test('a double submit with the last car, a coupon and all coins still answers the one order', async () => {
  await world.fill(session, { wkcoin: 500 });
  await world.db.update(inventory).set({ quantity: 1 }).where(eq(inventory.siteId, 'site-east'));
  const request = await world.addRequest(session, { coupon_id: world.couponOf(session), use_wkcoin: true });
  const ask = () => world.ask('POST /api/order/add', request, session);
  const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
  await world.db.update(inventory).set({ quantity: CARS }).where(eq(inventory.siteId, 'site-east'));

  expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(ErrorCode.OK));
  expect(new Set(answers.map(({ data }) => data.orderid)).size).toBe(1);
  expect((await world.user(session)).wkcoin).toBe(0);
});

test('a key that comes with another choice is refused, and names the order that it has made', async () => {
  const member = await world.login('13700008888');
  const first = await world.addRequest(member);
  const { orderid } = await world.get('POST /api/order/add', first, member);
  const others = [
    { services: [...first.services, 'INS_PASSENGER' as const] },
    { to_time: '2026-11-29T10:00:00+08:00' },
    { renter: { ...first.renter, name: '李雷' } },
    { remark: '请早点到' },
  ];
  for (const change of others) {
    expect(await world.ask('POST /api/order/add', { ...first, ...change }, member)).toEqual({
      code: ErrorCode.KEY_REUSED,
      msg: '您刚才的订单已经提交成功，请先到我的订单里查看',
      data: { orderid },
    });
  }
  // The price may have changed while the answer was lost.
  const again = { ...first, expected_total: first.expected_total + 100 };
  expect((await world.get('POST /api/order/add', again, member)).orderid).toBe(orderid);
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, member);
});

test('the same key of another member is another order', async () => {
  const client_key = freshKey();
  const other = await world.login('13700009999');
  const [mine, his] = [await world.book(session, { client_key }), await world.book(other, { client_key })];
  expect(mine).not.toBe(his);
  await world.get('POST /api/order/cancel', { orderid: his, expected_penalty: 0, reason: '' }, other);
});

test('a price that is not the one the renter saw is answered with the new quote, and nothing is booked', async () => {
  const request = await world.addRequest(session);
  await world.db.update(inventory).set({ weekdayPrice: 25000 }).where(eq(inventory.siteId, 'site-east'));
  const answer = await world.ask('POST /api/order/add', request, session);
  await world.db
    .update(inventory)
    .set({ weekdayPrice: WEEKDAY_PRICE })
    .where(eq(inventory.siteId, 'site-east'));

  expect(answer.code).toBe(ErrorCode.PRICE_CHANGED);
  expect(answer.data).toMatchObject({ bill: { total: request.expected_total + 15000 } });
  expect(await world.orderCount(session)).toBe(0);
  expect((await world.add(session, { expected_total: 1 })).code).toBe(ErrorCode.PRICE_CHANGED);
});

test('a coupon and coins are taken with the order', async () => {
  await world.fill(session, { wkcoin: 2000 });
  const coupon_id = world.couponOf(session);
  const orderid = await world.book(session, { coupon_id, use_wkcoin: true });
  expect(await world.couponOrder(coupon_id)).toBe(orderid);
  expect((await world.user(session)).wkcoin).toBe(0);

  const again = await world.add(session, { coupon_id });
  expect(again).toMatchObject({ code: ErrorCode.COUPON_UNUSABLE, msg: '优惠券不可用：已使用' });
  expect(await world.taken()).toEqual(DAYS);
});

test('one coupon used by two bookings at the same moment counts for one', async () => {
  const coupon_id = world.couponOf(session);
  const first = await world.addRequest(session, { coupon_id });
  const second = { ...first, client_key: freshKey() };
  const answers = await Promise.all(
    [first, second].map(one => world.ask('POST /api/order/add', one, session)),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([ErrorCode.OK, ErrorCode.COUPON_UNUSABLE]);
  expect(await world.taken()).toEqual(DAYS);
});

test('coins spent by two bookings at the same moment never fall below zero', async () => {
  await world.fill(session, { wkcoin: 6000 });
  const first = await world.addRequest(session, { use_wkcoin: true });
  const second = { ...first, client_key: freshKey() };
  const answers = await Promise.all(
    [first, second].map(one => world.ask('POST /api/order/add', one, session)),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([ErrorCode.OK, ErrorCode.PRICE_CHANGED]);
  expect((await world.user(session)).wkcoin).toBe(0);
});

test('a coupon of somebody else, of another day or past its time is refused with the reason', async () => {
  const other = await world.login('13700009998');
  const refused = async (coupon_id: string) => (await world.add(session, { coupon_id })).msg;
  expect(await refused(world.couponOf(other))).toBe('优惠券不可用：优惠券不存在');
  expect(await refused(`newcomer-3-${session.login.user_id}`)).toBe('优惠券不可用：仅限周末取车');
  const mine = world.couponOf(session);
  await world.db
    .update(coupons)
    .set({ validTo: new Date('2026-11-23T08:59:59+08:00') })
    .where(eq(coupons.id, mine));
  expect(await refused(mine)).toBe('优惠券不可用：已过期');
});

test.each([
  ['a name of one character', { name: '王' }, 'name'],
  ['a name with digits', { name: '王小明2' }, 'name'],
  ['a mobile number of ten digits', { mobile: '1380013800' }, 'mobile'],
  ['an identity card with a wrong check digit', { idcard_no: '110101199003071234' }, 'idcard_no'],
  ['a renter who turns 18 the day after the pickup', { idcard_no: idCardNumber('20081126') }, 'idcard_no'],
  ['a renter who turns 76 on the day of the pickup', { idcard_no: idCardNumber('19501125') }, 'idcard_no'],
])('%s is refused and names its field', async (_case, change, field) => {
  const answer = await world.add(session, { renter: { ...renter, ...change } });
  expect(answer.code).toBe(ErrorCode.INVALID_PARAMS);
  expect(answer.data).toEqual({ field });
});

test.each([
  ['a foreign name', { name: ' John Smith ' }],
  ['a name with a middle dot', { name: '买买提·艾力' }],
  ['a renter who turns 18 on the day of the pickup', { idcard_no: idCardNumber('20081125') }],
  ['a renter who turns 76 the day after the pickup', { idcard_no: idCardNumber('19501126') }],
])('%s may book', async (_case, change) => {
  expect((await world.add(session, { renter: { ...renter, ...change } })).code).toBe(ErrorCode.OK);
});

test('a remark has at most 200 characters', async () => {
  expect((await world.add(session, { remark: '好'.repeat(200) })).code).toBe(ErrorCode.OK);
  expect((await world.add(session, { remark: '好'.repeat(201) })).data).toEqual({ field: 'remark' });
});

test('a closed site, at either end, takes no bookings', async () => {
  expect(await world.add(session, { site_id: 'site-closed' })).toMatchObject({
    code: ErrorCode.SITE_CLOSED,
    msg: '装修店暂停营业：门店装修，12月1日恢复营业',
  });
  await world.db.update(sites).set({ closed: true }).where(eq(sites.id, 'site-west'));
  const answer = await world.add(session, { return_site_id: 'site-west' });
  await world.db.update(sites).set({ closed: false }).where(eq(sites.id, 'site-west'));
  expect(answer.code).toBe(ErrorCode.SITE_CLOSED);
});

test('closed hours can be booked and cost the night service (rental.md, detail 4)', async () => {
  const day = await world.get('POST /api/order/calc', await world.addRequest(session), session);
  const answer = await world.add(session, {
    from_time: '2026-11-25T22:00:00+08:00',
    to_time: '2026-11-28T22:00:00+08:00',
  });
  expect(answer.code).toBe(ErrorCode.OK);
  expect(answer.data.total).toBe(day.bill.total + 2 * 5000);
});

test('a holiday asks for its minimum of days (国庆起租3天)', async () => {
  world.at('2027-01-20T09:00:00+08:00');
  const fresh = await world.login(session.login.uid);
  const period = { from_time: '2027-02-06T10:00:00+08:00', to_time: '2027-02-08T10:00:00+08:00' };
  expect(await world.add(fresh, period)).toMatchObject({
    code: ErrorCode.MINIMUM_DAYS,
    msg: '春节3天起租，请延长租期',
  });
});

test('the period is checked again when booking: the pickup may have passed meanwhile', async () => {
  const request = await world.addRequest(session);
  world.at('2026-11-25T10:00:00+08:00');
  const fresh = await world.login(session.login.uid);
  expect((await world.ask('POST /api/order/add', request, fresh)).code).toBe(ErrorCode.PERIOD_INVALID);
});

test('when the last car is gone the answer says so', async () => {
  const request = await world.addRequest(session);
  for (let car = 0; car < CARS; car += 1) await world.book(session);
  expect((await world.ask('POST /api/order/add', request, session)).code).toBe(ErrorCode.SOLD_OUT);
});

test('what a caller sends beyond the contract is not stored', async () => {
  const request = { ...(await world.addRequest(session)), total: 1, status: 'COMPLETED' };
  const { orderid } = await world.get('POST /api/order/add', request, session);
  const [order] = await world.db.select().from(orders).where(eq(orders.id, orderid));
  expect(order).toMatchObject({ state: 'UNPAID', total: request.expected_total });
  const [rental] = await world.db.select().from(rentalOrders).where(eq(rentalOrders.orderId, orderid));
  expect(rental?.choice).toMatchObject({ version: 1, cartype_id: request.cartype_id });
  expect(Object.keys(rental?.choice ?? {})).not.toContain('status');
});
