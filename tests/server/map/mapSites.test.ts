import { eq } from 'drizzle-orm';
import { inventory, stockDays } from '../../../server/kernel/stock/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isBookable } from '../../../src/domain/carFilter';
import type { RequestOf } from '../../../types/api';
import { startTestServer, type TestServer } from '../support/testServer';

// Specification §7, map sites.

const request: RequestOf<'GET /api/site/get_map_sites'> = {
  city_id: '110000',
  centre: { lng: 116.40387, lat: 39.91488 },
  radius: 8000,
  from_time: '2026-11-25T10:00:00+08:00',
  to_time: '2026-11-28T10:00:00+08:00',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: { cities: 2 } });
  server.now = new Date('2026-09-20T12:00:00+08:00');
}, 60_000);
afterEach(() => server.db.delete(stockDays));
afterAll(() => server.close());

const ask = (changes: Partial<typeof request> = {}) =>
  server.call('GET /api/site/get_map_sites', { ...request, ...changes });
const sitesOf = async (changes: Partial<typeof request> = {}) => (await ask(changes)).data.sites;

test('the sites within the radius are answered, nearest first', async () => {
  const { data } = await server.call('GET /api/site/get_sites', {
    city_id: '110000',
    location: request.centre,
  });
  for (const radius of [500, 8000, 20_000, 100_000]) {
    const expected = data.sites.filter(({ distance }) => distance <= radius);
    expect((await sitesOf({ radius })).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
});

test('where there are none the list is empty', async () => {
  expect(await sitesOf({ centre: { lng: 115, lat: 41 }, radius: 5000 })).toEqual([]);
});

test('each has the lowest daily price of its list, and how many car types can be booked', async () => {
  for (const site of await sitesOf({ radius: 100_000 })) {
    const search = { site_id: site.id, from_time: request.from_time, to_time: request.to_time };
    const cars = (await server.call('GET /api/cartype/search', search)).data.cars.filter(isBookable);
    expect(site.bookable).toBe(cars.length);
    const lowest = cars.length > 0 ? Math.min(...cars.map(({ daily_price }) => daily_price)) : undefined;
    expect(site.lowest_daily_price).toBe(lowest);
  }
});

test('a car that is sold out is no price to show', async () => {
  const [site] = await sitesOf();
  if (!site) throw new Error('The centre of Beijing has a site');
  const stock = await server.db.select().from(inventory).where(eq(inventory.siteId, site.id));
  const [cheapest] = [...stock].sort((a, b) => a.weekdayPrice - b.weekdayPrice);
  const take = (rows: typeof stock) =>
    server.db.insert(stockDays).values(
      rows.map(({ quantity, siteId, cartypeId }) => ({
        siteId,
        cartypeId,
        day: '2026-11-28',
        taken: quantity,
      })),
    );
  await take(stock.filter(row => row === cheapest));
  const [without] = await sitesOf();
  expect(without?.bookable).toBe(site.bookable - 1);
  expect(without?.lowest_daily_price).toBeGreaterThan(site.lowest_daily_price ?? Infinity);

  await take(stock.filter(row => row !== cheapest));
  const [none] = await sitesOf();
  expect(none).toMatchObject({ id: site.id, bookable: 0 });
  expect(none).not.toHaveProperty('lowest_daily_price');
});

test('a closed site is on the map without anything to book, as is a period shorter than a holiday asks for', async () => {
  const closed = (await sitesOf({ radius: 100_000 })).find(({ id }) => id === '11000009');
  expect(closed).toMatchObject({ status: 'CLOSED', bookable: 0 });
  const short = await sitesOf({ from_time: '2026-10-01 10:00', to_time: '2026-10-02 10:00' });
  expect(short.length).toBeGreaterThan(0);
  expect(short.every(({ bookable }) => bookable === 0)).toBe(true);
});

test.each([
  ['city that is not served', { city_id: '000000' }, ErrorCode.CITY_NOT_SERVED],
  ['period in the past', { from_time: '2026-09-20 11:00' }, ErrorCode.PERIOD_INVALID],
  ['radius below zero', { radius: -1 }, ErrorCode.INVALID_PARAMS],
])('a %s is refused', async (_what, changes, code) => {
  expect((await ask(changes)).code).toBe(code);
});
