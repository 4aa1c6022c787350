import { ErrorCode } from '../../../src/domain/errorCode';
import { freshKey, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { buyCycle, cycleChoice, ownCycle, voucherOf } from './cycleWorld';

let world: RentalWorld;
let mine: TestSession;
let mobile = 13_400_000_000;

const newcomer = (): Promise<TestSession> => world.login(String((mobile += 1)));

beforeAll(async () => {
  world = await RentalWorld.open({ bookingsPerHour: 10_000 });
}, 60_000);
afterAll(() => world.close());

beforeEach(async () => {
  world.at('2026-11-23T09:00:00+08:00');
  mine = await newcomer();
});

const detail = (orderid: string, who = mine) => world.get('GET /api/cycle/get_detail', { orderid }, who);
const wallet = async (who = mine, status: 0 | 1 | 2 = 0) =>
  (await world.get('GET /api/account/get_coupons', { page: 1, status }, who)).coupons.filter(
    ({ kind }) => kind === 'DAYS',
  );

describe('what is sold (specification §2, /cycle_purchase; issue 13)', () => {
  test('three plans for each class of a city, with the price of a day against the ordinary one and the refund by an example', async () => {
    const { classes, category, plans, refund_rules } = await world.get('GET /api/cycle/get_plans', {
      city_id: '110000',
    });
    expect(classes).toMatchObject([{ category: 'ECONOMY', name: '经济型', cars: ['大众朗逸', '日产轩逸'] }]);
    expect(category).toBe('ECONOMY');
    expect(
      plans.map(({ name, total, day_price, ordinary_day_price }) => [
        name,
        total,
        day_price,
        ordinary_day_price,
      ]),
    ).toEqual([
      ['周末卡', 156800, 19600, 23000],
      ['工作日卡', 300000, 15000, 20000],
      ['月卡', 390000, 13000, 20000],
    ]);
    expect(plans[1]?.refund_example).toBe('例如用了2天后退款：¥3000－2天×¥200，可退¥2600');
    expect(refund_rules[0]).toContain('不收手续费');
  });

  test('nothing in a city without cars, and a class that a city has not is answered by the first', async () => {
    expect(await world.get('GET /api/cycle/get_plans', { city_id: '999999' })).toMatchObject({
      classes: [],
      plans: [],
    });
    const { category } = await world.get('GET /api/cycle/get_plans', { city_id: '110000', category: 'SUV' });
    expect(category).toBe('ECONOMY');
  });
});

describe('buying days (issue 13)', () => {
  test('is priced for a visitor, line by line', async () => {
    expect(await world.get('POST /api/cycle/calc', cycleChoice)).toMatchObject({
      bill: {
        total: 300000,
        lines: [
          { code: 'DAYS', amount: 400000 },
          { code: 'CYCLE_SAVING', amount: -100000 },
        ],
      },
      valid_from: '2026-11-23T00:00:00+08:00',
      valid_to: '2027-01-21T23:59:59+08:00',
    });
  });

  test.each([
    [{ start_day: '2026-11-22' }, ErrorCode.INVALID_PARAMS],
    [{ start_day: '2026-11-31' }, ErrorCode.INVALID_PARAMS],
    [{ category: 'SUV' as const }, ErrorCode.NOT_FOUND],
    [{ city_id: '310000' }, ErrorCode.NOT_FOUND],
    [{ category: 'LUXURY' as const }, ErrorCode.INVALID_PARAMS],
  ])('refuses what is not sold: %j', async (changes, code) => {
    expect((await world.ask('POST /api/cycle/calc', { ...cycleChoice, ...changes })).code).toBe(code);
  });

  test('one client key is one order, also twice at the same moment; another wish under it is refused', async () => {
    const request = { ...cycleChoice, client_key: freshKey(), expected_total: 300000 };
    const both = await Promise.all([
      world.get('POST /api/cycle/add', request, mine),
      world.get('POST /api/cycle/add', request, mine),
    ]);
    expect(both[0].orderid).toBe(both[1].orderid);
    const other = { ...request, plan: 'MONTH' as const };
    expect(await world.ask('POST /api/cycle/add', other, mine)).toMatchObject({
      ...{ code: ErrorCode.KEY_REUSED, data: { orderid: both[0].orderid } },
    });
    expect(await world.orderCount(mine)).toBe(1);
  });

  test('believes no figure of the request', async () => {
    const request = { ...cycleChoice, client_key: freshKey(), expected_total: 1 };
    const { code, data } = await world.ask('POST /api/cycle/add', request, mine);
    expect(code).toBe(ErrorCode.PRICE_CHANGED);
    expect(data).toMatchObject({ bill: { total: 300000 } });
  });

  test('puts the days into the wallet with the payment, and stands in my orders in its own words', async () => {
    const orderid = await buyCycle(world, mine);
    expect(await wallet()).toEqual([]);
    expect(await detail(orderid)).toMatchObject({ status: 'UNPAID', can_pay: true, can_refund: false });
    await world.pay(mine, orderid);
    expect(await wallet()).toMatchObject([
      {
        id: voucherOf(orderid),
        name: '工作日卡',
        days: { left: 20, bought: 20, category: 'ECONOMY', on: 'WORKDAY', orderid },
      },
    ]);
    const { orders } = await world.get('GET /api/order/get_orders', { page: 1, aliasStatus: 0 }, mine);
    expect(orders).toMatchObject([
      {
        orderid,
        line: 'CYCLE',
        status_text: '使用中',
        title: '工作日卡 · 经济型',
        note: '还剩20天，有效期至2027年1月21日',
      },
    ]);
    expect((await world.get('GET /api/cycle/get_own', {}, mine)).cards).toHaveLength(1);
  });

  test('is closed when nobody pays, and money that comes late goes back', async () => {
    const orderid = await buyCycle(world, mine);
    const payment_id = await world.beginPayment(mine, orderid);
    world.wait(16 * 60);
    expect(await detail(orderid)).toMatchObject({ status: 'CLOSED' });
    await world.ask('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, mine);
    expect(await wallet()).toEqual([]);
  });

  test('is cancelled for nothing while it is not paid, and not afterwards', async () => {
    const cancel = (orderid: string) =>
      world.ask('POST /api/cycle/cancel', { orderid, expected_penalty: 0, reason: '' }, mine);
    const orderid = await buyCycle(world, mine);
    expect((await cancel(orderid)).data).toEqual({ penalty: 0, refund: 0 });
    expect((await cancel(orderid)).code).toBe(ErrorCode.ORDER_STATE);
    expect((await cancel(await ownCycle(world, mine))).code).toBe(ErrorCode.ORDER_STATE);
  });
});

test('bought days are nobody else’s, and cannot be given away', async () => {
  const orderid = await ownCycle(world, mine);
  const stranger = await newcomer();
  for (const endpoint of ['POST /api/cycle/refund_calc', 'GET /api/cycle/get_detail'] as const) {
    expect((await world.ask(endpoint, { orderid }, stranger)).code).toBe(ErrorCode.NOT_FOUND);
    expect((await world.ask(endpoint, { orderid })).code).toBe(ErrorCode.NOT_LOGGED_IN);
  }
  const coupon_id = voucherOf(orderid);
  const given = { coupon_id, mobile: '13900000001' };
  expect((await world.ask('POST /api/account/coupon/assign', given, mine)).code).toBe(
    ErrorCode.COUPON_UNUSABLE,
  );
  const blessing = { coupon_id, card: 'ROAD', words: '一路平安' } as const;
  expect((await world.ask('POST /api/account/bless/create', blessing, mine)).code).toBe(
    ErrorCode.COUPON_UNUSABLE,
  );
  const { coupons } = await world.get('GET /api/account/bless/get_coupons', {}, mine);
  expect(coupons.map(({ id }) => id)).not.toContain(coupon_id);
});
