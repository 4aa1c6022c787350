import { ErrorCode } from '../../../src/domain/errorCode';
import { isBookable } from '../../../src/domain/carFilter';
import { SERVICES } from '../../../src/domain/services';
import type { RentalSearch } from '../../../types/api/cartype';
import { startTestServer, type TestServer } from '../support/testServer';

const DEFAULT_SERVICES = SERVICES.filter(service => service.chosenByDefault).map(({ code }) => code);

// Issue 10, one price: whatever names a price of a car a day names the same one.

const period = { from_time: '2026-12-30T22:30:00+08:00', to_time: '2027-01-04T12:00:00+08:00' };
const centre = { lng: 116.40387, lat: 39.91488 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: { cities: 1 } });
  server.now = new Date('2026-12-24T12:00:00+08:00');
}, 60_000);
afterAll(() => server.close());

test('list, detail, calendar, sites of a car type and map agree on the price a day, in whole yuan', async () => {
  const around = { city_id: '110000', centre, radius: 20_000, ...period };
  const { sites } = (await server.call('GET /api/site/get_map_sites', around)).data;
  for (const { id: site_id, lowest_daily_price } of sites
    .filter(({ bookable }) => bookable > 0)
    .slice(0, 5)) {
    const search = { site_id, ...period };
    const { cars } = (await server.call('GET /api/cartype/search', search)).data;
    const prices = cars.filter(isBookable).map(({ daily_price }) => daily_price);
    expect(lowest_daily_price).toBe(Math.min(...prices));
    for (const { cartype, daily_price, total_price } of cars.slice(0, 3)) {
      expect(daily_price % 100).toBe(0);
      const asked = { ...search, cartype_id: cartype.id };
      const { offer } = (await server.call('GET /api/cartype/get_detail', asked)).data;
      const { days } = (await server.call('GET /api/cartype/get_calendar', asked)).data;
      const { products } = (
        await server.call('GET /api/cartype/get_products', {
          city_id: '110000',
          cartype_id: cartype.id,
          ...period,
        })
      ).data;
      const here = products.find(({ site }) => site.id === site_id)?.offer;
      const onItsDay = days.find(({ day }) => day === '2026-12-30');
      expect([offer.daily_price, here?.daily_price, onItsDay?.price, onItsDay?.total]).toEqual([
        daily_price,
        daily_price,
        daily_price,
        total_price,
      ]);
    }
  }
});

test('sites of a car type and map price the return that the list prices (issue 10, 1)', async () => {
  const { sites } = (
    await server.call('GET /api/site/get_map_sites', { city_id: '110000', centre, radius: 50_000, ...period })
  ).data;
  const open = sites.filter(({ bookable }) => bookable > 0);
  const far = open.at(-1);
  if (!far || open.length < 3) throw new Error('Beijing has several sites');
  const back = { return_site_id: far.id };
  const around = { city_id: '110000', centre, radius: 50_000, ...period, ...back };
  const oneWay = (await server.call('GET /api/site/get_map_sites', around)).data.sites;
  for (const { id: site_id } of [...open.slice(0, 2), far]) {
    const { cars } = (await server.call('GET /api/cartype/search', { site_id, ...back, ...period })).data;
    const bookable = cars.filter(isBookable);
    const lowest = Math.min(...bookable.map(({ daily_price }) => daily_price));
    expect(oneWay.find(({ id }) => id === site_id)?.lowest_daily_price).toBe(lowest);
    const [first] = bookable;
    if (!first) throw new Error('The site has cars');
    const asked = { city_id: '110000', cartype_id: first.cartype.id, ...period, ...back };
    const { products } = (await server.call('GET /api/cartype/get_products', asked)).data;
    const here = products.find(({ site }) => site.id === site_id)?.offer;
    expect([here?.daily_price, here?.total_price]).toEqual([first.daily_price, first.total_price]);
  }
  const [nearest] = open;
  const before = nearest?.lowest_daily_price ?? 0;
  expect(oneWay.find(({ id }) => id === nearest?.id)?.lowest_daily_price).toBeGreaterThan(before);
  const unknown = { ...around, return_site_id: 'nowhere' };
  expect((await server.call('GET /api/site/get_map_sites', unknown)).code).toBe(ErrorCode.NOT_FOUND);
});

test('so they do where the car is brought to the door, at every site that comes so far (issue 10, 1)', async () => {
  const everywhere = { city_id: '110000', centre, radius: 100_000, ...period };
  const bare = (await server.call('GET /api/site/get_map_sites', everywhere)).data.sites;
  const point = { name: '天安门', address: '', location: centre };
  const trips: { points: Pick<RentalSearch, 'delivery' | 'collection'>; serves: boolean[] }[] = [
    { points: { delivery: point }, serves: [] },
    { points: { collection: point }, serves: [] },
  ];
  for (const { points, serves } of trips) {
    const { sites } = (await server.call('GET /api/site/get_map_sites', { ...everywhere, ...points })).data;
    for (const { id: site_id, lowest_daily_price } of sites.filter(({ bookable }) => bookable > 0)) {
      const asked = { site_id, ...period };
      const list = await server.call('GET /api/cartype/search', { ...asked, ...points });
      const isServed = list.code === ErrorCode.OK;
      serves.push(isServed);
      if (!isServed) expect(list.code).toBe(ErrorCode.DELIVERY_UNAVAILABLE);
      const { cars } = isServed ? list.data : (await server.call('GET /api/cartype/search', asked)).data;
      const [first] = cars.filter(isBookable);
      expect([site_id, lowest_daily_price]).toEqual([site_id, first?.daily_price]);
      if (serves.length > 3) continue;
      const cartype_id = first?.cartype.id ?? '';
      const { products } = (
        await server.call('GET /api/cartype/get_products', {
          ...{ city_id: '110000', cartype_id, ...period },
          ...points,
        })
      ).data;
      expect(products.find(({ site }) => site.id === site_id)?.offer).toEqual(first);
    }
    // Some sites of Beijing come to its middle, others are too far away.
    expect(new Set(serves)).toEqual(new Set([true, false]));
    expect(sites).not.toEqual(bare);
  }
});

test('what a coupon takes off in the list is what booking takes off unasked: of a visitor as of a member (issue 11)', async () => {
  const search = { site_id: '11000001', ...period };
  for (const session of [undefined, await server.login('13800000011')]) {
    const { cars } = (await server.call('GET /api/cartype/search', search, { session })).data;
    for (const { cartype, coupon_saving: saving = 0, review_count } of cars.slice(0, 4)) {
      expect(review_count).toBeGreaterThan(0);
      const choice = {
        ...search,
        cartype_id: cartype.id,
        services: DEFAULT_SERVICES,
        insured_count: 1,
        use_wkcoin: false,
        use_discount: true,
      };
      const { coupons } = (await server.call('POST /api/order/calc', choice, { session })).data;
      const best = coupons.find(({ refusal }) => refusal === undefined);
      const taken = (
        await server.call('POST /api/order/calc', { ...choice, coupon_id: best?.id ?? '' }, { session })
      ).data.bill.lines.find(({ code }) => code === 'COUPON');
      expect(-(taken?.amount ?? 0)).toBe(saving);
      expect(saving).toBeGreaterThan(0);
    }
  }
});
