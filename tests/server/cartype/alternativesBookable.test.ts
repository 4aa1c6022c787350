import { eq } from 'drizzle-orm';
import { inventory, stockDays } from '../../../server/kernel/stock/schema';
import { sites } from '../../../server/areas/site/schema';
import { THREE_LEFT } from '../../../server/demo/knownStock';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { RentalSearch } from '../../../types/api/cartype';
import type { OrderChoice } from '../../../types/api/rental';
import { freshKey, renter } from '../rental/rentalWorld';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Issue 3, nothing found: each alternative is a change after which the rental can be booked, at the price it shows.

const NOW = '2026-09-21T09:00:00+08:00';
const plain = { from_time: '2026-11-25T10:00:00+08:00', to_time: '2026-11-28T10:00:00+08:00' };
const night = { from_time: '2026-11-25T23:00:00+08:00', to_time: '2026-11-29T01:00:00+08:00' };
const nationalDay = { from_time: '2026-10-01T10:00:00+08:00', to_time: '2026-10-02T10:00:00+08:00' };
const centre = { name: '国贸', address: '', location: { lng: 116.465, lat: 39.915 } };

let server: TestServer;
let session: TestSession;
beforeAll(async () => {
  server = await startTestServer({ seed: { cities: 2 } });
  server.now = new Date(NOW);
}, 60_000);
// One member may not make as many orders in a day as there are alternatives.
let members = 0;
beforeEach(async () => {
  members += 1;
  session = await server.login(String(13_300_000_000 + members));
});
afterEach(() => server.db.delete(stockDays));
afterAll(() => server.close());

async function ask(request: RentalSearch & { cartype_id?: string }) {
  const { code, data } = await server.call('GET /api/cartype/get_alternatives', request);
  expect(code).toBe(ErrorCode.OK);
  return data.alternatives;
}

/** Takes all cars of a city on a day but those of every third car type of a site. */
async function sellOut(cityId: string, day: string): Promise<void> {
  const stock = await server.db
    .select({ siteId: inventory.siteId, cartypeId: inventory.cartypeId, quantity: inventory.quantity })
    .from(inventory)
    .innerJoin(sites, eq(sites.id, inventory.siteId))
    .where(eq(sites.cityId, cityId));
  const rows = stock.filter((_row, index) => index % 3 > 0);
  await server.db
    .insert(stockDays)
    .values(rows.map(({ quantity, ...row }) => ({ ...row, day, taken: quantity })));
}

const searches: [string, RentalSearch][] = [
  ...['11000001', '11000002', '11000007', '11000009', '31000003', '31000005'].flatMap(
    (site_id): [string, RentalSearch][] => [
      [`at ${site_id}`, { site_id, ...plain }],
      [`at ${site_id} at night`, { site_id, ...night }],
    ],
  ),
  ...['11000001', '31000003'].map((site_id): [string, RentalSearch] => [
    `at ${site_id} on a holiday that asks for more days`,
    { site_id, ...nationalDay },
  ]),
  ['returned at a closed site', { site_id: '11000007', return_site_id: '11000009', ...plain }],
  ['returned in another city', { site_id: '11000007', return_site_id: '31000001', ...plain }],
  [
    'returned at a closed site of another city',
    { site_id: '11000007', return_site_id: '31000005', ...plain },
  ],
  ['brought to the door', { site_id: '11000007', delivery: centre, collection: centre, ...plain }],
];

test.each(searches)('every alternative to a search %s can be booked as it stands', async (_name, search) => {
  const stock = await server.db.select().from(inventory).where(eq(inventory.siteId, search.site_id));
  let offered = 0;
  for (const cartype_id of [undefined, stock[0]?.cartypeId, stock[5]?.cartypeId]) {
    await server.db.delete(stockDays);
    await sellOut('110000', search.from_time.slice(0, 10));
    await sellOut('310000', search.from_time.slice(0, 10));
    const found = await ask({ ...search, cartype_id });
    offered += found.length;
    const prices = found.map(({ offer }) => offer.total_price);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    for (const { search: other, offer, kind } of found) {
      const choice: OrderChoice = {
        ...other,
        cartype_id: offer.cartype.id,
        services: [],
        insured_count: 1,
        use_wkcoin: false,
        use_discount: true,
      };
      const booking = { ...choice, expected_total: offer.total_price, renter, remark: '' };
      const added = await server.call(
        'POST /api/order/add',
        { ...booking, client_key: freshKey() },
        { session },
      );
      expect([kind, added.code, added.msg]).toEqual([kind, ErrorCode.OK, added.msg]);
      const cancelling = { orderid: added.data.orderid, expected_penalty: 0, reason: '' };
      expect((await server.call('POST /api/order/cancel', cancelling, { session })).code).toBe(ErrorCode.OK);
    }
  }
  expect(offered).toBeGreaterThan(0);
});

test('the last cars of a type being gone, there are three ways on', async () => {
  const { siteId, cartypeId, quantity } = THREE_LEFT;
  await server.db.insert(stockDays).values({ siteId, cartypeId, day: '2026-11-25', taken: quantity });
  const found = await ask({ site_id: siteId, cartype_id: cartypeId, ...night });
  expect(found.map(({ kind }) => kind)).toContain('LATER');
  expect(found).toHaveLength(3);
});

test('a closed site has open ones to go to: one within 3 km, or else the nearest', async () => {
  const wudaokou = await ask({ site_id: '11000009', ...plain });
  expect(wudaokou.map(({ kind, site }) => [kind, site.name])).toEqual([['SITE', '中关村店']]);
  expect(wudaokou[0]?.distance).toBeLessThanOrEqual(3000);

  // Another site and other days at once would be no small change.
  expect(await ask({ site_id: '11000009', ...nationalDay })).toEqual([]);

  const southStation = await ask({ site_id: '31000005', ...plain });
  expect(southStation.map(({ kind }) => kind)).toEqual(['SITE', 'SITE', 'SITE']);
  expect(southStation.map(({ site }) => site.name)).toContain('徐家汇店');
  expect(Math.min(...southStation.map(({ distance }) => distance))).toBeGreaterThan(3000);
});
