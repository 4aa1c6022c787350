import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { nearestOfEach, type PlacedCar } from '../../../server/areas/cartype/cityOffers';
import { sites } from '../../../server/areas/site/schema';
import type { Database } from '../../../server/db/database';
import { inventory, stockDays } from '../../../server/kernel/stock/schema';
import { isBookable } from '../../../src/domain/carFilter';
import { ErrorCode } from '../../../src/domain/errorCode';
import { metresBetween } from '../../../src/domain/geo';
import type { CitySearch } from '../../../types/api/cartype';
import { startTestServer, type TestServer } from '../support/testServer';

// Issue 11: “北京全城” is a choice of its own: the nearest bookable site of each car is shown with its distance.

const placedCar = fc.record<PlacedCar>({
  site: fc.record({ id: fc.constantFrom('S1', 'S2', 'S3', 'S4'), distance: fc.nat(5).map(far => far * 100) }),
  car: fc.record({
    cartype: fc.record({ id: fc.constantFrom('朗逸', '轩逸', 'GL8') }),
    available: fc.nat(2),
    weekdayPrice: fc.nat(3),
  }),
});
const placedCars = fc.uniqueArray(placedCar, {
  selector: ({ site, car }) => `${site.id} ${car.cartype.id}`,
  maxLength: 12,
});

describe('the nearest bookable site of each car', () => {
  test('every car type comes once, and none that no site has', () => {
    fc.assert(
      fc.property(placedCars, placed => {
        const found = nearestOfEach(placed).map(({ car }) => car.cartype.id);
        expect([...found].sort()).toEqual([...new Set(placed.map(({ car }) => car.cartype.id))].sort());
      }),
    );
  });

  test('no site that has the car left is nearer, and where one has, the chosen one has', () => {
    fc.assert(
      fc.property(placedCars, placed => {
        for (const { site, car } of nearestOfEach(placed)) {
          const all = placed.filter(one => one.car.cartype.id === car.cartype.id);
          const left = all.filter(one => one.car.available > 0);
          const rivals = left.length > 0 ? left : all;
          expect(rivals.some(one => one.site.id === site.id)).toBe(true);
          expect(site.distance).toBe(Math.min(...rivals.map(one => one.site.distance)));
        }
      }),
    );
  });

  test('it does not matter in which order the sites are read', () => {
    fc.assert(
      fc.property(placedCars, fc.infiniteStream(fc.integer()), (placed, dice) => {
        const keys = new Map(placed.map(one => [one, dice.next().value as number]));
        const shuffled = [...placed].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
        expect(nearestOfEach(shuffled)).toEqual(nearestOfEach(placed));
      }),
    );
  });
});

describe('GET /api/cartype/search_city', () => {
  const period = { from_time: '2026-11-25T10:00:00+08:00', to_time: '2026-11-28T10:00:00+08:00' };
  const city_id = '110000';
  /** 天安门. */
  const location = { lng: 116.40387, lat: 39.91488 };
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 2 } });
    server.now = new Date('2026-11-24T12:00:00+08:00');
  }, 60_000);
  afterEach(() => server.db.delete(stockDays));
  afterAll(() => server.close());

  const search = (changes: Partial<CitySearch> = {}) =>
    server.call('GET /api/cartype/search_city', { city_id, ...period, ...changes });
  /** Where and how one car is offered. */
  const find = async (cartypeId: string, changes: Partial<CitySearch> = {}) => {
    const { cars, sites: places } = (await search(changes)).data;
    const offer = cars.find(({ cartype }) => cartype.id === cartypeId);
    const site = places.find(({ id }) => id === offer?.site_id);
    if (!offer || !site) throw new Error('A car without a site');
    return { offer, site };
  };
  const sellOut = async (siteId: string, cartypeId: string): Promise<void> => {
    const [stock] = await server.db
      .select()
      .from(inventory)
      .where(and(eq(inventory.siteId, siteId), eq(inventory.cartypeId, cartypeId)));
    const day = '2026-11-26';
    await server.db.insert(stockDays).values({ siteId, cartypeId, day, taken: stock?.quantity ?? 0 });
  };
  const sitesByCar = async (): Promise<Map<string, string[]>> => {
    const rows = await server.db
      .select({ siteId: inventory.siteId, cartypeId: inventory.cartypeId })
      .from(inventory)
      .innerJoin(sites, eq(sites.id, inventory.siteId))
      .where(and(eq(sites.cityId, city_id), eq(sites.closed, false)));
    const found = new Map<string, string[]>();
    for (const { siteId, cartypeId } of rows) {
      found.set(cartypeId, [...(found.get(cartypeId) ?? []), siteId]);
    }
    return found;
  };
  /** The car that most sites have. */
  const commonCar = async (): Promise<[cartypeId: string, siteIds: string[]]> =>
    [...(await sitesByCar())].sort(([, a], [, b]) => b.length - a.length)[0] ?? ['', []];

  test('offers each car of the city once, with its site, its distance and its score; closed sites are passed over', async () => {
    const { cars, sites: places, reason } = (await search({ location })).data;
    expect(reason).toBeUndefined();
    expect(cars.map(({ cartype }) => cartype.id).sort()).toEqual([...(await sitesByCar()).keys()].sort());
    expect([...new Set(cars.map(({ site_id }) => site_id))].sort()).toEqual(
      places.map(({ id }) => id).sort(),
    );
    const distances = places.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    for (const site of places) {
      expect(site.status).toBe('OPEN');
      expect(site.distance).toBe(metresBetween(location, site.location));
      const { marks } = (await server.call('GET /api/site/get_detail', { id: site.id })).data;
      expect(site.score).toBe(marks.average);
    }
  });

  test('stock taken away: the next nearest site comes, and where no site has it left the nearest says so', async () => {
    const [cartypeId, siteIds] = await commonCar();
    expect(siteIds.length).toBeGreaterThan(2);
    const first = await find(cartypeId, { location });
    const passed: number[] = [];
    while (passed.length < siteIds.length) {
      const { offer, site } = await find(cartypeId, { location });
      expect(isBookable(offer)).toBe(true);
      expect(site.distance).toBeGreaterThanOrEqual(Math.max(0, ...passed));
      passed.push(site.distance);
      await sellOut(site.id, cartypeId);
    }
    const none = await find(cartypeId, { location });
    expect([none.offer.available, none.site.id]).toEqual([0, first.site.id]);
    expect((await search({ location })).data.reason).toBeUndefined();
  });

  test('costs what the site’s own list, the detail and the bill say, from near and far, back at the same site or another', async () => {
    const { sites: all } = (await server.call('GET /api/site/get_sites', { city_id })).data;
    const other = all.find(({ status }) => status === 'OPEN');
    const door = { name: '天安门', address: '', location };
    for (const trip of [
      {},
      { return_site_id: other?.id ?? '' },
      { return_site_id: other?.id ?? '', collection: door },
    ]) {
      const { cars } = (await search({ location, ...trip })).data;
      for (const offer of cars.slice(0, 6)) {
        const asked = { site_id: offer.site_id, cartype_id: offer.cartype.id, ...period, ...trip };
        const detail = await server.call('GET /api/cartype/get_detail', asked);
        // A site that does not come so far offers the car without the way to the door.
        if (detail.code === ErrorCode.DELIVERY_UNAVAILABLE) continue;
        expect(detail.data.offer).toEqual(offer);
      }
    }
  });

  test('without a position distances are measured from the middle of the city', async () => {
    expect((await search()).data).toEqual((await search({ location })).data);
  });

  test('says why nothing can be booked: all sold out, too short for a holiday, the return closed', async () => {
    const stock = await server.db.select().from(inventory);
    const day = '2026-11-26';
    await server.db
      .insert(stockDays)
      .values(stock.map(({ siteId, cartypeId, quantity }) => ({ siteId, cartypeId, day, taken: quantity })));
    const sold = (await search()).data;
    expect([sold.reason, sold.reason_text]).toEqual([
      'SOLD_OUT',
      '所选时间的车辆已订完，请调整时间或选择其他城市',
    ]);
    expect(sold.cars.length).toBeGreaterThan(5);
    await server.db.delete(stockDays);
    const short = { from_time: '2027-02-06T10:00:00+08:00', to_time: '2027-02-07T10:00:00+08:00' };
    expect((await search(short)).data.reason).toBe('MINIMUM_DAYS');
    const [closed] = await server.db.select().from(sites).where(eq(sites.closed, true));
    const back = (await search({ return_site_id: closed?.id ?? '' })).data;
    expect([back.reason, back.cars]).toEqual(['SITE_CLOSED', []]);
  });

  // Issue 14, /ali_rent_free: a waiver is asked for before a car is chosen.
  test('says what was answered to the claim of a score, and nothing where none was made', async () => {
    expect((await search()).data).not.toHaveProperty('credit');
    const passed = (await search({ credit: { scheme: 'sesame', score: '700' } })).data;
    expect(passed.credit).toEqual({ waived: true });
    expect(passed.cars.every(({ deposit_waived: waived }) => waived)).toBe(true);
    const refused = (await search({ credit: { scheme: 'sesame', score: '600' } })).data;
    expect(refused.credit).toEqual({ notWaived: '您的芝麻分未达到免押要求（650分），取车时请支付押金' });
    expect(refused.cars.some(({ deposit_waived: waived }) => waived)).toBe(false);
    const silent = (await search({ credit: { scheme: 'jd_score', score: '?' } })).data;
    expect(silent.credit).toMatchObject({ unanswered: true });
  });

  test.each<[string, Partial<CitySearch>, number]>([
    ['a city without a site', { city_id: '999999' }, ErrorCode.CITY_NOT_SERVED],
    ['an unknown return', { return_site_id: 'nowhere' }, ErrorCode.NOT_FOUND],
    ['a time that is none', { from_time: 'soon' }, ErrorCode.PERIOD_INVALID],
    ['a point abroad', { location: { lng: 2.35, lat: 48.85 } }, ErrorCode.INVALID_PARAMS],
    ['a city of a thousand letters', { city_id: '1'.repeat(1000) }, ErrorCode.INVALID_PARAMS],
  ])('refuses %s', async (_name, changes, code) => {
    expect((await search(changes)).code).toBe(code);
  });

  test('asks the database as often for many sites as for few', async () => {
    const { $client: client } = server.db as Database & { $client: { query: () => unknown } };
    const queries = jest.spyOn(client, 'query');
    const countOf = async (changes: Partial<CitySearch>): Promise<number> => {
      await search(changes);
      queries.mockClear();
      await search({ ...changes, location });
      return queries.mock.calls.length;
    };
    const [beijing, shanghai] = [await countOf({}), await countOf({ city_id: '310000' })];
    expect([beijing, shanghai]).toEqual([beijing, beijing]);
    expect(beijing).toBeLessThanOrEqual(4);
    queries.mockRestore();
  });
});
