import { ErrorCode } from '../../../src/domain/errorCode';
import { sites } from '../../../server/areas/site/schema';
import type { TestSession } from '../support/testServer';
import { BASE, longChoice, LongWorld, MONTH } from './LongWorld';

// Issue 13, long rental: car types with their tags, filters and sorting; coupon and delivery to the door; notices.

let world: LongWorld;
let who: TestSession;
let mobile = 13_300_000_000;
beforeAll(async () => {
  world = await LongWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun(String((mobile += 1)));
});

const city = { city_id: '110000' };
const asked = { ...city, from_time: longChoice.from_time, months: 3 };
const carsOf = async (query: object) =>
  (await world.rental.get('GET /api/product/get_long_cartypes', { ...asked, ...query })).cartypes.map(
    ({ cartype }) => cartype.id,
  );
const calc = (changes: object = {}) =>
  world.rental.ask('POST /api/order_long/calc', { ...longChoice, ...changes }, who);

describe('the car types of a city', () => {
  it('are filtered by brand, class, energy and tag, and say which brands and classes there are all the same', async () => {
    const all = await world.rental.get('GET /api/product/get_long_cartypes', asked);
    expect(all.cartypes.map(({ cartype }) => cartype.id).sort()).toEqual(['car-lavida', 'car-sylphy']);
    const [{ cartype: first }, { cartype: second }] = all.cartypes as [
      (typeof all.cartypes)[0],
      (typeof all.cartypes)[0],
    ];
    expect(await carsOf({ brand: first.brand })).toEqual([first.id]);
    expect(await carsOf({ brand: second.brand })).toEqual([second.id]);
    expect(await carsOf({ category: first.category })).toContain(first.id);
    expect(await carsOf({ category: 'SPORTS' })).toEqual([]);
    expect(await carsOf({ energy: 'ELECTRIC' })).toEqual([]);
    expect((await carsOf({ energy: first.energy })).length).toBeGreaterThan(0);
    // ¥2,850 a month for three, ¥3,000 for one.
    expect(await carsOf({ tag: 'below-3000' })).toHaveLength(2);
    expect(await carsOf({ tag: 'seven' })).toEqual([]);
    const filtered = await world.rental.get('GET /api/product/get_long_cartypes', {
      ...asked,
      brand: first.brand,
    });
    expect([filtered.brands, filtered.categories]).toEqual([all.brands, all.categories]);
  });

  it('are sorted by price, either way', async () => {
    await world.setPrice('car-sylphy', BASE - 50_000);
    try {
      expect(await carsOf({ sort: 'PRICE_UP' })).toEqual(['car-sylphy', 'car-lavida']);
      expect(await carsOf({ sort: 'PRICE_DOWN' })).toEqual(['car-lavida', 'car-sylphy']);
    } finally {
      await world.setPrice('car-sylphy', BASE);
    }
  });

  it('have the tags that some car of the city has, and a cheapest', async () => {
    const { tags } = await world.rental.get('GET /api/product/get_extend_tags', city);
    expect(tags).toEqual([{ id: 'below-3000', name: '月租3000元内' }]);
    const { cartypes } = await world.rental.get('GET /api/product/get_low_price_cartypes', city);
    expect(cartypes.map(({ monthly_price }) => monthly_price)).toEqual([BASE, BASE]);
    for (const path of [
      'GET /api/product/get_extend_tags',
      'GET /api/product/get_low_price_cartypes',
    ] as const) {
      expect((await world.rental.ask(path, { city_id: '460200' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
    }
  });
});

describe('what a choice has besides', () => {
  it('a coupon takes its sum off, is spent with the booking and comes back when that is cancelled', async () => {
    await world.rental.fill(who, {});
    const coupon_id = world.rental.couponOf(who);
    const { data } = await calc({ coupon_id });
    const off = data?.bill.lines.find(({ code }) => code === 'COUPON')?.amount ?? 0;
    expect(off).toBeLessThan(0);
    expect(data?.bill.total).toBe(3 * MONTH + off);
    const orderid = await world.book(who, { coupon_id });
    const again = await world.rental.ask(
      'POST /api/order_long/add',
      await world.addRequest(who, { coupon_id, from_time: '2026-11-29T10:00:00+08:00' }),
      who,
    );
    expect(again.code).toBe(ErrorCode.COUPON_UNUSABLE);
    await world.rental.get('POST /api/order_long/cancel', { orderid, expected_penalty: 0, reason: '' }, who);
    expect((await calc({ coupon_id })).data?.bill.couponRefusal).toBeUndefined();
  });

  it('a car is brought to a door that a site goes to, and to no other', async () => {
    const [site] = await world.db.select().from(sites);
    const near = { name: '家', address: '北京市朝阳区建国路1号' };
    const door = { ...near, location: { lng: site?.lng ?? 0, lat: site?.lat ?? 0 } };
    const orderid = await world.book(who, { delivery: door });
    expect((await world.detail(who, orderid)).delivery).toEqual(door);
    const agreement = await world.rental.get('GET /api/order_long/get_agreement', { orderid }, who);
    expect(JSON.stringify(agreement.parts)).toContain('送车上门');
    const far = { ...near, location: { lng: door.location.lng + 3, lat: door.location.lat } };
    expect((await calc({ delivery: far })).code).toBe(ErrorCode.DELIVERY_UNAVAILABLE);
  });

  it('a month that lacks the day of the pickup is spoken of before one books', async () => {
    const from = { from_time: '2026-12-31T10:00:00+08:00' };
    const ended = (await calc({ ...from, months: 2 })).data;
    expect(ended?.to_time).toBe('2027-02-28T10:00:00+08:00');
    expect(ended?.notices).toContain('到期月份没有对应的日期，租期到当月最后一天结束');
    expect((await calc({ ...from, months: 1 })).data?.notices).not.toContain(
      '到期月份没有对应的日期，租期到当月最后一天结束',
    );
  });
});

test('the list of the tab bar has long rentals alone, beside orders of other lines', async () => {
  const long = await world.book(who);
  const short = await world.rental.book(who, { services: ['INS_THIRDPARTY'] });
  const list = await world.rental.get('GET /api/order_long/get_list', { page: 1, aliasStatus: 2 }, who);
  expect(list.orders.map(({ orderid }) => orderid)).toEqual([long]);
  expect(list.total).toBe(1);
  const mine = await world.rental.get('GET /api/order/get_orders', { page: 1, aliasStatus: 2 }, who);
  expect(mine.orders.map(({ orderid }) => orderid).sort()).toEqual([long, short].sort());
});

test('my orders say of an overdue one what is late and how much, with what being late has cost', async () => {
  const orderid = await world.rented(who);
  const mine = async () =>
    (await world.rental.get('GET /api/order/get_orders', { page: 1, aliasStatus: 0 }, who)).orders[0];
  expect(await mine()).not.toHaveProperty('is_late');
  world.rental.at('2027-01-04T12:00:00+08:00');
  who = await world.rental.login(who.login.uid);
  expect(await mine()).toMatchObject({ orderid, note: '第2期租金¥2864.25，已逾期', is_late: true });
});

test('who pays all at once pays an extension at once, too, and less for it', async () => {
  const orderid = await world.rented(who, { plan: 'ONCE' });
  // Three months at ¥2,700, less 3 %.
  const amount = 810_000 - 24_300;
  expect(await world.extension(who, orderid, 3)).toMatchObject({ amount, plan: [{ amount }] });
  await world.extend(who, orderid, 3);
  const { bill, total } = await world.detail(who, orderid);
  expect(bill.lines.filter(({ code }) => code === 'LONG_ONCE')).toMatchObject([{ amount: -25_650 - 24_300 }]);
  expect(total).toBe(3 * MONTH - 25_650 + amount);
});
