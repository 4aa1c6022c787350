import { eq } from 'drizzle-orm';
import { rentalOrders } from '../../../server/areas/rental/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { DeliveryPoint } from '../../../types/api/address';
import type { RentalSearch } from '../../../types/api/cartype';
import type { TestSession } from '../support/testServer';
import { choice, monday, RentalWorld } from './rentalWorld';

// rental.md, fees: 送车上门费 and 上门取车费, free up to 1 km, then 7/km; 取消违约金 4 h with door delivery; what users
// complain of: fees that appear late.

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

/** `site-east` stands at 116.4, 39.91; 0.03 degrees of latitude are 3.3 km, by road 4.1. */
const hotel: DeliveryPoint = {
  name: '国贸大酒店',
  address: '建国门外大街1号',
  location: { lng: 116.4, lat: 39.94 },
};
const nextDoor: DeliveryPoint = {
  name: '万达广场',
  address: '建国路93号',
  location: { lng: 116.4, lat: 39.915 },
};
const farAway: DeliveryPoint = { name: '长城', address: '八达岭', location: { lng: 116.02, lat: 40.36 } };

const { site_id, from_time, to_time, cartype_id } = choice;
const search: RentalSearch = { site_id, from_time, to_time };

const amounts = async (points: Pick<RentalSearch, 'return_site_id' | 'delivery' | 'collection'>) => {
  const { bill } = await world.get('POST /api/order/calc', { ...choice, ...points });
  return bill.lines
    .filter(({ code }) => code.startsWith('DELIVERY'))
    .map(({ code, amount }) => [code, amount]);
};

test('costs the same in the list, the detail, the calculation and the order', async () => {
  for (const points of [
    { delivery: hotel },
    { collection: hotel },
    { delivery: hotel, collection: nextDoor },
  ]) {
    const { cars } = await world.get('GET /api/cartype/search', { ...search, ...points });
    const listed = cars.find(({ cartype }) => cartype.id === cartype_id);
    const detail = await world.get('GET /api/cartype/get_detail', { ...search, ...points, cartype_id });
    const { bill } = await world.get('POST /api/order/calc', { ...choice, ...points });
    expect(detail.offer).toEqual(listed);
    expect(bill.total).toBe(listed?.total_price);
    const booked = await world.add(session, points);
    expect([booked.code, booked.data.total]).toEqual([ErrorCode.OK, bill.total]);
    await world.get(
      'POST /api/order/cancel',
      { orderid: booked.data.orderid, expected_penalty: 0, reason: '' },
      session,
    );
  }
});

test('is free up to 1 km, then ¥7 for each kilometre that has begun; free is a line too', async () => {
  // 4.1 km by road: four beyond the free one.
  expect(await amounts({ delivery: hotel })).toEqual([['DELIVERY_PICKUP', 2800]]);
  expect(await amounts({ delivery: nextDoor, collection: hotel })).toEqual([
    ['DELIVERY_PICKUP', 0],
    ['DELIVERY_RETURN', 2800],
  ]);
  expect(await amounts({})).toEqual([]);
});

test('is collected by the site to which the car goes back', async () => {
  const byWest: DeliveryPoint = { name: '西单', address: '', location: { lng: 116.3, lat: 39.91 } };
  expect(await amounts({ return_site_id: 'site-west', collection: byWest })).toEqual([
    ['DELIVERY_RETURN', 0],
  ]);
});

test('tells what it adds in the list', async () => {
  const { cars } = await world.get('GET /api/cartype/search', { ...search, delivery: hotel });
  expect(cars[0]?.included).toContain('送车上门费');
});

test.each([
  ['delivery', '国贸店只在15公里内送车上门，请更换地址或到店取车'],
  ['collection', '国贸店只在15公里内上门取车，请更换地址或到店还车'],
] as const)(
  'of a point too far away for %s is refused everywhere with one sentence',
  async (which, sentence) => {
    const points = { [which]: farAway };
    const request = await world.addRequest(session);
    const answers = [
      await world.ask('GET /api/cartype/search', { ...search, ...points }),
      await world.ask('GET /api/cartype/get_detail', { ...search, ...points, cartype_id }),
      await world.ask('GET /api/cartype/get_alternatives', { ...search, ...points }),
      await world.ask('POST /api/order/calc', { ...choice, ...points }),
      await world.ask('POST /api/order/add', { ...request, ...points }, session),
    ];
    for (const { code, msg } of answers) {
      expect([code, msg]).toEqual([ErrorCode.DELIVERY_UNAVAILABLE, sentence]);
    }
    expect(await world.taken()).toEqual({});
  },
);

test.each([
  ['without a name', { ...hotel, name: '' }],
  ['with a name of 61 characters', { ...hotel, name: '酒'.repeat(61) }],
  ['with an address of 121 characters', { ...hotel, address: '路'.repeat(121) }],
  ['off the globe', { ...hotel, location: { lng: 181, lat: 39 } }],
])('to a place %s is refused', async (_what, delivery) => {
  const { code } = await world.ask('GET /api/cartype/search', { ...search, delivery });
  expect(code).toBe(ErrorCode.INVALID_PARAMS);
});

test('is shown in the order, which stores nothing else of the points', async () => {
  const delivery = { ...hotel, location: { ...hotel.location, accuracy: 5 }, note: '偷偷加的' };
  const orderid = await world.book(session, { delivery, collection: nextDoor });
  expect(await world.detail(session, orderid)).toMatchObject({ delivery: hotel, collection: nextDoor });
  const [row] = await world.db.select().from(rentalOrders).where(eq(rentalOrders.orderId, orderid));
  expect(row?.choice.delivery).toEqual(hotel);
  expect(await world.detail(session, await world.book(session))).not.toHaveProperty('delivery');
});

test('moves the border of free cancelling from 2 to 4 hours before the pickup', async () => {
  const orderid = await world.book(session, { delivery: hotel });
  await world.pay(session, orderid);
  const feeAt = async (time: string) => {
    world.at(time);
    return (await world.detail(await world.login(session.login.uid), orderid)).calcFee.once_penalty_amount;
  };
  expect(await feeAt('2026-11-25T06:00:00+08:00')).toBe(0);
  // 30 % of the rental fee of ¥600.
  expect(await feeAt('2026-11-25T06:00:01+08:00')).toBe(18000);
});

test('shows that border among the rules of the car', async () => {
  const ruleOf = async (points: Pick<RentalSearch, 'delivery' | 'collection'>) => {
    const { rules } = await world.get('GET /api/cartype/get_detail', { ...search, ...points, cartype_id });
    return rules.find(({ title }) => title === '取消')?.text;
  };
  expect(await ruleOf({ delivery: hotel })).toBe('11月25日 06:00前可免费取消');
  expect(await ruleOf({ collection: hotel })).toBe('11月25日 08:00前可免费取消');
});
