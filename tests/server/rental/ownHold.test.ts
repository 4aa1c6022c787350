import { eq } from 'drizzle-orm';
import { inventory } from '../../../server/kernel/stock/schema';
import type { RentalSearch } from '../../../types/api/cartype';
import type { TestSession } from '../support/testServer';
import { CARS, choice, monday, RentalWorld } from './rentalWorld';

// Issue 11, trusted at first sight: who holds the last car with an order of their own that waits to be paid is told so.

const cartypeId = choice.cartype_id;
const { site_id, from_time, to_time } = choice;
const search: RentalSearch = { site_id, from_time, to_time };

let world: RentalWorld;
let owner: TestSession;
let other: TestSession;
beforeAll(async () => {
  world = await RentalWorld.open();
  [owner, other] = [await world.login('13700000001'), await world.login('13700000002')];
  await world.db.update(inventory).set({ quantity: 1 }).where(eq(inventory.siteId, site_id));
});
afterAll(() => world.close());
/** Gives back what a test has booked. */
afterEach(async () => {
  world.server.now = monday;
  for (const session of [owner, other]) {
    const asked = { page: 1, aliasStatus: 0 } as const;
    for (const { orderid } of (await world.get('GET /api/order/get_orders', asked, session)).orders) {
      const { calcFee } = await world.detail(session, orderid);
      const expected_penalty = calcFee.once_penalty_amount;
      await world.get('POST /api/order/cancel', { orderid, expected_penalty, reason: '' }, session);
    }
  }
  expect(await world.taken()).toEqual({});
});

/** What each way to look at the car says of who holds it: list, whole city, detail and price. */
async function holders(session?: TestSession, changes: Partial<RentalSearch> = {}) {
  const wanted = { ...search, ...changes };
  const { from_time: from, to_time: to } = wanted;
  const [site, city, detail, quote] = [
    await world.get('GET /api/cartype/search', wanted, session),
    await world.get(
      'GET /api/cartype/search_city',
      { city_id: '110000', from_time: from, to_time: to },
      session,
    ),
    await world.get('GET /api/cartype/get_detail', { ...wanted, cartype_id: cartypeId }, session),
    await world.get('POST /api/order/calc', { ...choice, ...changes }, session),
  ];
  const inList = ({ cars }: typeof site) => cars.find(({ cartype }) => cartype.id === cartypeId);
  const found = [inList(site), inList(city), detail.offer, quote];
  return { available: found.map(one => one?.available), held: found.map(one => one?.held_by) };
}
const all = (value: unknown): unknown[] => Array(4).fill(value);

test('who has ordered the last car and not paid it finds their order wherever the car is sold out', async () => {
  const orderid = await world.book(owner);
  expect(await holders(owner)).toEqual({
    available: all(0),
    held: all({ orderid, expires_at: '2026-11-23T09:15:00+08:00' }),
  });
});

test('nobody else learns of it, and a visitor neither', async () => {
  await world.book(owner);
  for (const session of [other, undefined]) {
    expect(await holders(session)).toEqual({ available: all(0), held: all(undefined) });
  }
});

test('an order that is paid, or whose time is over, holds nothing that could still be paid', async () => {
  const orderid = await world.book(owner);
  world.wait(16 * 60);
  expect((await holders(owner)).held).toEqual(all(undefined));
  world.server.now = monday;
  await world.pay(owner, orderid);
  expect((await holders(owner)).held).toEqual(all(undefined));
});

test('where another renter has the car on a day of the trip besides, paying would not help', async () => {
  await world.book(owner, { to_time: '2026-11-26T10:00:00+08:00' });
  const later = { from_time: '2026-11-27T10:00:00+08:00', to_time: '2026-11-28T10:00:00+08:00' };
  await world.book(other, later);
  expect(await holders(owner)).toEqual({ available: all(0), held: all(undefined) });
});

test('on days that the order does not touch the car is there', async () => {
  await world.book(owner);
  const later = { from_time: '2026-11-30T10:00:00+08:00', to_time: '2026-12-02T10:00:00+08:00' };
  expect(await holders(owner, later)).toEqual({ available: all(1), held: all(undefined) });
});

test('of several cars the last one is named only once none is left', async () => {
  await world.db.update(inventory).set({ quantity: CARS }).where(eq(inventory.siteId, site_id));
  const orderid = await world.book(owner);
  expect((await holders(owner)).held).toEqual(all(undefined));
  await world.book(other);
  await world.book(other);
  expect((await holders(owner)).held).toEqual(all(expect.objectContaining({ orderid })));
});
