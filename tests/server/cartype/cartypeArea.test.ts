import { and, eq } from 'drizzle-orm';
import { inventory, stockDays } from '../../../server/kernel/stock/schema';
import { sites } from '../../../server/areas/site/schema';
import { oneWayOf } from '../../../server/areas/cartype/oneWay';
import { stockDaysOf } from '../../../server/kernel/stock/stockDays';
import { THREE_LEFT } from '../../../server/demo/knownStock';
import { ErrorCode } from '../../../src/domain/errorCode';
import { quote } from '../../../src/domain/pricing';
import type { RentalSearch } from '../../../types/api/cartype';
import { startTestServer, type TestServer } from '../support/testServer';

const { siteId, cartypeId } = THREE_LEFT;
/** Three plain weekdays. */
const search: RentalSearch = { site_id: siteId, from_time: '2026-11-25 10:00', to_time: '2026-11-28 10:00' };

/** Specification §7, /api/cartype; rental.md: the final page repeats exactly the figure of the list. */
describe('car types', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 2 } });
    server.now = new Date('2026-11-24T12:00:00+08:00');
  }, 60_000);
  afterEach(() => server.db.delete(stockDays));
  afterAll(() => server.close());

  const offers = async (changes: Partial<RentalSearch> = {}) =>
    (await server.call('GET /api/cartype/search', { ...search, ...changes })).data;
  const offer = async (changes: Partial<RentalSearch> = {}) => {
    const found = (await offers(changes)).cars.find(({ cartype }) => cartype.id === cartypeId);
    if (!found) throw new Error('The known car type is not at the known site');
    return found;
  };
  const take = (day: string, taken: number) =>
    server.db.insert(stockDays).values({ siteId, cartypeId, day, taken });

  test('are offered cheapest first with picture, deposit and what the total includes', async () => {
    const { cars, reason } = await offers();
    expect(reason).toBeUndefined();
    expect(cars.length).toBeGreaterThanOrEqual(14);
    const totals = cars.map(({ total_price }) => total_price);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    const gl8 = await offer();
    expect(gl8.cartype).toMatchObject({ brand: '别克', series: 'GL8', category: 'MPV', seats: 7 });
    expect(gl8.cartype.picture.small).toMatch(/car\/\d+-front-360\.webp$/);
    expect(gl8.included).toEqual(['基础服务费', '手续费', '车辆整备费', '第三者责任险']);
    expect(gl8).toMatchObject({ days: 3, available: 3, deposit: 650_000 });
  });

  test('cost what the pricing rules quote with the services chosen from the start', async () => {
    const stock = await server.db.select().from(inventory).where(eq(inventory.siteId, siteId));
    for (const { cartype, total_price, daily_price } of (await offers()).cars) {
      const { weekdayPrice = 0 } = stock.find(row => row.cartypeId === cartype.id) ?? {};
      const bill = quote({
        from: search.from_time,
        to: search.to_time,
        weekdayPrice,
        services: ['INS_THIRDPARTY'],
        vehicleDeposit: 0,
        violationDeposit: 0,
      });
      expect([total_price, daily_price]).toEqual([bill.total, bill.dailyAverage]);
      // Three weekdays, 40 a day, 20 and 20 for the order.
      expect(total_price).toBe(3 * weekdayPrice + 16_000);
    }
  });

  test('cost the same in the list, in the detail and in the calculation of an order', async () => {
    for (const period of [{}, { from_time: '2026-11-27 22:00', to_time: '2026-12-06 02:30' }]) {
      const listed = await offer(period);
      const choice = { ...search, ...period, cartype_id: cartypeId };
      const detail = (await server.call('GET /api/cartype/get_detail', choice)).data;
      const calculated = (
        await server.call('POST /api/order/calc', {
          ...choice,
          services: [],
          insured_count: 1,
          use_wkcoin: false,
          use_discount: true,
        })
      ).data;
      expect(detail.offer).toEqual(listed);
      expect(calculated.bill.total).toBe(listed.total_price);
    }
  });

  test('cost more when they are returned elsewhere, by the way that the car has to go', async () => {
    const [t3, south] = await Promise.all(
      [siteId, '11000004'].map(async id => (await server.db.select().from(sites).where(eq(sites.id, id)))[0]),
    );
    if (!t3 || !south) throw new Error('The known sites are missing');
    const km = oneWayOf(t3, south)?.crossSiteKm ?? 0;
    const [here, there] = [await offer(), await offer({ return_site_id: '11000004' })];
    // 3 km are free, then 1.50 yuan for each that has begun.
    expect(there.total_price - here.total_price).toBe((Math.ceil(km) - 3) * 150);
    expect(there.included).toContain('跨网点还车费');

    const shanghai = await offer({ return_site_id: '31000001' });
    expect(shanghai.included).toContain('异地还车费');
    expect(shanghai.total_price).toBeGreaterThan(there.total_price + 200_000);
  });

  test('are left as many as on the day on which most are taken', async () => {
    await take('2026-11-25', 1);
    await take('2026-11-27', 2);
    expect((await offer()).available).toBe(1);
  });

  test.each([
    ['the day before the pickup', '2026-11-24', 3],
    ['the day of the pickup', '2026-11-25', 0],
    ['the day of the return', '2026-11-28', 0],
    ['the day after the return', '2026-11-29', 3],
  ])('taken on %s leave what they leave', async (_name, day, available) => {
    await take(day, 3);
    expect((await offer()).available).toBe(available);
  });

  test('taken at another site leave all', async () => {
    await server.db.insert(stockDays).values({ siteId: '11000002', cartypeId, day: '2026-11-26', taken: 3 });
    expect((await offer()).available).toBe(3);
  });

  test('that are sold out stay in the list; when all are, the answer says so', async () => {
    await take('2026-11-26', 3);
    expect((await offer()).available).toBe(0);
    expect((await offers()).reason).toBeUndefined();

    await server.db.delete(stockDays);
    const stock = await server.db.select().from(inventory).where(eq(inventory.siteId, siteId));
    await server.db.insert(stockDays).values(
      stock.map(({ quantity, ...row }) => ({
        siteId,
        cartypeId: row.cartypeId,
        day: stockDaysOf(search.from_time, search.to_time)[1] ?? '',
        taken: quantity,
      })),
    );
    const { cars, reason, reason_text } = await offers();
    expect(cars.every(({ available }) => available === 0)).toBe(true);
    expect([reason, reason_text]).toEqual(['SOLD_OUT', '所选时间的车辆已订完，请调整时间或选择附近门店']);
  });

  test('have a shortest rental on holidays', async () => {
    server.now = new Date('2026-09-20T12:00:00+08:00');
    const short = await offers({ from_time: '2026-10-01 10:00', to_time: '2026-10-02 10:00' });
    expect(short).toMatchObject({ reason: 'MINIMUM_DAYS', reason_text: '国庆节3天起租，请延长租期' });
    expect(short.cars.every(({ minimum_days }) => minimum_days === 3)).toBe(true);
    const long = await offers({ from_time: '2026-10-01 10:00', to_time: '2026-10-04 10:00' });
    expect(long.reason).toBeUndefined();
    expect(long.cars.every(({ minimum_days }) => minimum_days === undefined)).toBe(true);
    server.now = new Date('2026-11-24T12:00:00+08:00');
  });

  test.each([
    ['of pickup', { site_id: '11000009' }],
    ['of return', { return_site_id: '11000009' }],
  ])('are not offered while the site %s is closed, and the answer says why', async (_name, changes) => {
    const closed = await offers(changes);
    expect(closed).toMatchObject({ cars: [], reason: 'SITE_CLOSED' });
    expect(closed.reason_text).toMatch(/^五道口地铁站店暂停营业：商场停车场改造/);
  });

  test('are none at a site without a fleet', async () => {
    await server.db.delete(inventory).where(eq(inventory.siteId, '11000012'));
    expect(await offers({ site_id: '11000012' })).toEqual({
      cars: [],
      reason: 'NO_FLEET',
      reason_text: '这家门店暂无可租车辆，请选择其他门店',
    });
  });

  test('are described in detail with the rules of the rental', async () => {
    const { data } = await server.call('GET /api/cartype/get_detail', { ...search, cartype_id: cartypeId });
    const rules = new Map(data.rules.map(({ title, text }) => [title, text]));
    expect([...rules.keys()]).toEqual(['取车证件', '押金', '里程', '油电', '取消']);
    expect(rules.get('取消')).toBe('11月25日 08:00前可免费取消');
    expect(rules.get('押金')).toMatch(/^车辆押金5000元，违章押金1500元；/);
    expect(data.specification.find(({ name }) => name === '座位数')?.value).toBe('7座');
    expect(data.marks.average).toBe(data.offer.score);
    expect(data.pictures[0]).toBe(data.offer.cartype.picture.large);
    expect(new Set(data.pictures).size).toBe(4);
  });

  test('say in detail why they cannot be booked: the return site is closed, sold out', async () => {
    const detailOf = async (changes: Partial<RentalSearch>) =>
      (await server.call('GET /api/cartype/get_detail', { ...search, ...changes, cartype_id: cartypeId }))
        .data;
    expect((await detailOf({})).reason).toBeUndefined();
    const closed = await detailOf({ return_site_id: '11000009' });
    expect([closed.reason, closed.offer.available]).toEqual(['SITE_CLOSED', 0]);
    expect(closed.reason_text).toMatch(/^五道口地铁站店暂停营业/);
    await take('2026-11-26', 3);
    expect((await detailOf({})).reason).toBe('SOLD_OUT');
  });

  test.each([
    ['site', { site_id: '0' }, '没有找到这家门店'],
    ['return site', { return_site_id: '0' }, '没有找到这家门店'],
    ['car type', { cartype_id: '0' }, '这家门店没有这款车型'],
  ])('answer NOT_FOUND for an unknown %s', async (_name, changes, message) => {
    const { code, msg } = await server.call('GET /api/cartype/get_detail', {
      ...search,
      cartype_id: cartypeId,
      ...changes,
    });
    expect([code, msg]).toEqual([ErrorCode.NOT_FOUND, message]);
  });

  test('that exist but that a site does not have answer NOT_FOUND', async () => {
    await server.db
      .delete(inventory)
      .where(and(eq(inventory.siteId, '11000002'), eq(inventory.cartypeId, '1004')));
    const missing = { ...search, site_id: '11000002', cartype_id: '1004' };
    expect((await server.call('GET /api/cartype/get_detail', missing)).code).toBe(ErrorCode.NOT_FOUND);
  });

  test('cannot be searched for a period in the past', async () => {
    const { code, msg } = await server.call('GET /api/cartype/search', {
      ...search,
      from_time: '2026-11-24 11:00',
    });
    expect([code, msg]).toEqual([ErrorCode.PERIOD_INVALID, '取车时间已过，请重新选择']);
  });

  test('have reviews by type, 10 a page', async () => {
    const { data: first } = await server.call('GET /api/cartype/get_marks', {
      id: cartypeId,
      type: 'ALL',
      page: 1,
    });
    expect(first.marks.length).toBe(Math.min(10, first.total));
    expect(first.marks.every(({ subject }) => subject.startsWith('GL8 · '))).toBe(true);
    const times = first.marks.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
  });
});
