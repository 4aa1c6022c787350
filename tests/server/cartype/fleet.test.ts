import { eq } from 'drizzle-orm';
import { inventory, stockDays } from '../../../server/kernel/stock/schema';
import { sites } from '../../../server/areas/site/schema';
import { THREE_LEFT } from '../../../server/demo/knownStock';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isBookable } from '../../../src/domain/carFilter';
import type { RequestOf } from '../../../types/api';
import { startTestServer, type TestServer } from '../support/testServer';

const { siteId, cartypeId } = THREE_LEFT;
const period = { from_time: '2026-11-25T10:00:00+08:00', to_time: '2026-11-28T10:00:00+08:00' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: { cities: 2 } });
  server.now = new Date('2026-11-24T12:00:00+08:00');
}, 60_000);
afterEach(() => server.db.delete(stockDays));
afterAll(() => server.close());

/** The stock of the open sites of Beijing. */
const stockOfBeijing = async () =>
  (
    await server.db
      .select({ stock: inventory, site: sites })
      .from(inventory)
      .innerJoin(sites, eq(sites.id, inventory.siteId))
      .where(eq(sites.cityId, '110000'))
  )
    .filter(({ site }) => !site.closed)
    .map(({ stock }) => stock);

/** Specification §2, /cartype. */
describe('the fleet of a city', () => {
  const fleet = (city_id: string) => server.call('GET /api/cartype/get_cartypes', { city_id, ...period });
  const productsOf = async (cartype_id: string) =>
    (await server.call('GET /api/cartype/get_products', { city_id: '110000', cartype_id, ...period })).data
      .products;

  test('has every car type of its open sites once, cheapest first', async () => {
    const stock = await stockOfBeijing();
    const { cartypes } = (await fleet('110000')).data;
    expect(new Set(cartypes.map(({ cartype }) => cartype.id))).toEqual(
      new Set(stock.map(row => row.cartypeId)),
    );
    for (const { cartype, site_count } of cartypes) {
      expect(site_count).toBe(stock.filter(row => row.cartypeId === cartype.id).length);
    }
    const prices = cartypes.map(({ from_price }) => from_price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test('says of every car type the lowest daily price to which it leads (issue 10, one price)', async () => {
    const { cartypes } = (await fleet('110000')).data;
    for (const { cartype, from_price } of cartypes) {
      const offers = (await productsOf(cartype.id)).map(({ offer }) => offer).filter(isBookable);
      expect(from_price).toBe(Math.min(...offers.map(({ daily_price }) => daily_price)));
    }
  });

  test('also where the car is given back elsewhere, or brought to the door (issue 10, one price)', async () => {
    const centre = { name: '天安门', address: '', location: { lng: 116.40387, lat: 39.91488 } };
    const cheapest = (await fleet('110000')).data.cartypes.slice(0, 5);
    for (const trip of [{ return_site_id: '31000001' }, { delivery: centre, collection: centre }]) {
      const asked = { city_id: '110000', ...period, ...trip };
      const { cartypes } = (await server.call('GET /api/cartype/get_cartypes', asked)).data;
      const prices = cartypes.map(({ from_price }) => from_price);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      for (const { cartype, from_price: before } of cheapest) {
        const call = { ...asked, cartype_id: cartype.id };
        const { products } = (await server.call('GET /api/cartype/get_products', call)).data;
        const offers = products.map(({ offer }) => offer).filter(isBookable);
        const price = cartypes.find(one => one.cartype.id === cartype.id)?.from_price;
        expect(price).toBe(Math.min(...offers.map(({ daily_price }) => daily_price)));
        if (trip.return_site_id) expect(price).toBeGreaterThan(before);
      }
    }
    const unknown = { city_id: '110000', ...period, return_site_id: 'nowhere' };
    expect((await server.call('GET /api/cartype/get_cartypes', unknown)).code).toBe(ErrorCode.NOT_FOUND);
  });

  test('does not name the price of a site whose cars are all taken', async () => {
    const [cheapest, next] = await productsOf(cartypeId);
    if (!cheapest || !next) throw new Error('Two sites must have the car');
    const taken = { siteId: cheapest.site.id, cartypeId, taken: cheapest.offer.available };
    await server.db.insert(stockDays).values({ ...taken, day: '2026-11-26' });
    const { cartypes } = (await fleet('110000')).data;
    expect(cartypes.find(({ cartype }) => cartype.id === cartypeId)?.from_price).toBe(next.offer.daily_price);
  });

  test('is priced for the default period where none is asked for', async () => {
    const { data } = await server.call('GET /api/cartype/get_cartypes', { city_id: '110000' });
    expect(data).toEqual((await fleet('110000')).data);
  });

  test('does not count a closed site', async () => {
    const before = (await fleet('110000')).data.cartypes;
    const countOf = (list: typeof before) =>
      list.find(({ cartype }) => cartype.id === cartypeId)?.site_count ?? 0;
    await server.db.update(sites).set({ closed: true }).where(eq(sites.id, siteId));
    const after = (await fleet('110000')).data.cartypes;
    await server.db.update(sites).set({ closed: false }).where(eq(sites.id, siteId));
    expect(countOf(after)).toBe(countOf(before) - 1);
  });

  test('of a city that is not served, or for a period that is none, is refused', async () => {
    expect((await fleet('000000')).code).toBe(ErrorCode.CITY_NOT_SERVED);
    const past = { city_id: '110000', ...period, from_time: '2026-11-24T11:00:00+08:00' };
    expect((await server.call('GET /api/cartype/get_cartypes', past)).code).toBe(ErrorCode.PERIOD_INVALID);
  });
});

/** Specification §2, /cartype_product. */
describe('the products of a car type', () => {
  const ask = (changes: Partial<RequestOf<'GET /api/cartype/get_products'>> = {}) =>
    server.call('GET /api/cartype/get_products', {
      city_id: '110000',
      cartype_id: cartypeId,
      ...period,
      ...changes,
    });

  test('are the sites that have it, each at the price of its list, cheapest first', async () => {
    const { cartype, products } = (await ask()).data;
    expect(cartype).toMatchObject({ id: cartypeId, series: 'GL8' });
    const stock = (await stockOfBeijing()).filter(row => row.cartypeId === cartypeId);
    expect(
      products
        .filter(({ site }) => site.status === 'OPEN')
        .map(({ site }) => site.id)
        .sort(),
    ).toEqual(stock.map(row => row.siteId).sort());
    for (const { site, offer } of products.filter(one => isBookable(one.offer))) {
      const { cars } = (await server.call('GET /api/cartype/search', { site_id: site.id, ...period })).data;
      expect(cars).toContainEqual(offer);
    }
    const prices = products.filter(one => isBookable(one.offer)).map(({ offer }) => offer.total_price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test('come nearest first where a location is given', async () => {
    const { products } = (await ask({ location: { lng: 116.385, lat: 39.872 } })).data;
    const distances = products.filter(one => isBookable(one.offer)).map(({ site }) => site.distance);
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });

  test('that are sold out or closed come last', async () => {
    const [first] = (await ask()).data.products;
    const soldOut = first?.site.id ?? '';
    await server.db
      .insert(stockDays)
      .values({ siteId: soldOut, cartypeId, day: '2026-11-26', taken: first?.offer.available ?? 0 });
    const { products } = (await ask()).data;
    expect(products.find(({ site }) => site.id === soldOut)?.offer.available).toBe(0);
    const bookable = products.map(({ offer }) => isBookable(offer));
    expect(bookable).toEqual([...bookable].sort((a, b) => Number(b) - Number(a)));
  });

  test.each([
    ['car type', { cartype_id: '0' }, ErrorCode.NOT_FOUND],
    ['city', { city_id: '000000' }, ErrorCode.CITY_NOT_SERVED],
    ['period', { from_time: '2026-11-24T11:00:00+08:00' }, ErrorCode.PERIOD_INVALID],
  ])('of a wrong %s are refused', async (_what, changes, code) => {
    expect((await ask(changes)).code).toBe(code);
  });
});
