import { eq } from 'drizzle-orm';
import * as pricing from '../../../src/domain/pricing';
import { THREE_LEFT } from '../../../server/demo/knownStock';
import { sites } from '../../../server/areas/site/schema';
import type { Database } from '../../../server/db/database';
import { distanceKm } from '../../../src/domain/geo';
import { startTestServer, type TestServer } from '../support/testServer';

// Issue 10, section 2, high 4, and section 4: an answer works out what it needs, and once for all who ask the same.

jest.mock('../../../src/domain/pricing', () => {
  const real = jest.requireActual<typeof pricing>('../../../src/domain/pricing');
  return { ...real, quoteFor: jest.fn(real.quoteFor), priceCalendar: jest.fn(real.priceCalendar) };
});
const searchesPriced = jest.mocked(pricing.quoteFor);
const calendarsPriced = jest.mocked(pricing.priceCalendar);

const period = { from_time: '2026-11-25T10:00:00+08:00', to_time: '2026-11-28T10:00:00+08:00' };
const { siteId: site_id, cartypeId: cartype_id } = THREE_LEFT;
const beijing = { city_id: '110000', ...period };

let server: TestServer;
let queries: jest.SpyInstance;
beforeAll(async () => {
  server = await startTestServer({ seed: { cities: 2 }, settings: { costlyCallsAtOnce: 1000 } });
  server.now = new Date('2026-11-24T12:00:00+08:00');
  const { $client: client } = server.db as Database & { $client: { query: () => unknown } };
  queries = jest.spyOn(client, 'query');
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  searchesPriced.mockClear();
  queries.mockClear();
});

/** Statements that have read a table. */
const readsOf = (table: string) =>
  queries.mock.calls.filter(([query]) => JSON.stringify(query).includes(`from \\"${table}\\"`)).length;

const calls: Record<string, () => Promise<unknown>> = {
  map: () =>
    server.call('GET /api/site/get_map_sites', {
      ...beijing,
      centre: { lng: 116.40387, lat: 39.91488 },
      radius: 50_000,
    }),
  fleet: () => server.call('GET /api/cartype/get_cartypes', beijing),
  'whole city': () => server.call('GET /api/cartype/search_city', beijing),
  products: () => server.call('GET /api/cartype/get_products', { ...beijing, cartype_id }),
};

test.each(Object.entries(calls))(
  '150 who ask for the same %s at once are answered by one computation, and who comes later by none',
  async (_name, ask) => {
    const all = await Promise.all(Array.from({ length: 150 }, ask));
    expect(new Set(all.map(answer => JSON.stringify(answer))).size).toBe(1);
    await ask();
    expect(searchesPriced).toHaveBeenCalledTimes(1);
    expect(readsOf('sites')).toBeLessThanOrEqual(1);
  },
);

test('the calendar of a car is priced once for all who open it', async () => {
  const ask = () => server.call('GET /api/cartype/get_calendar', { site_id, cartype_id, ...period });
  await Promise.all(Array.from({ length: 150 }, ask));
  expect(calendarsPriced).toHaveBeenCalledTimes(1);
});

test('a search works out once what its cars have in common', async () => {
  const { data } = await server.call('GET /api/cartype/search', { site_id, ...period });
  expect(data.cars.length).toBeGreaterThan(5);
  expect(searchesPriced).toHaveBeenCalledTimes(1);
});

test('alternatives are priced at near sites alone, however many a city has', async () => {
  const all = await server.db.select().from(sites).where(eq(sites.cityId, beijing.city_id));
  const asked = all.find(({ id }) => id === site_id);
  if (!asked) throw new Error('Beijing must have the site');
  const near = all.filter(one => one.id !== site_id && !one.closed && distanceKm(one, asked) <= 3);
  expect(near.length).toBeLessThan(all.length / 2);
  await server.call('GET /api/cartype/get_alternatives', { site_id, cartype_id, ...period });
  // Besides: two hours earlier, two hours later, and its siblings.
  expect(searchesPriced.mock.calls.length).toBeLessThanOrEqual(near.length + 3);
});
