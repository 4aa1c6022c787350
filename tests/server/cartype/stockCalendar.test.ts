import { eq } from 'drizzle-orm';
import { inventory, stockDays } from '../../../server/kernel/stock/schema';
import { sites } from '../../../server/areas/site/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { CARS, choice, RentalWorld, WEEKDAY_PRICE } from '../rental/rentalWorld';

// Specification §2, /cardetail/calendar; rental.md, detail 7: the calendar marks 最低, 节假日, 起租3天.

let world: RentalWorld;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(() => world.at('2026-12-20T23:30:00+08:00'));

const { site_id, cartype_id } = choice;
/** Three days from Monday 10:00; the calendar prices rentals of that length. */
const search = {
  site_id,
  cartype_id,
  from_time: '2026-12-21T10:00:00+08:00',
  to_time: '2026-12-24T10:00:00+08:00',
};
const calendar = async () => (await world.get('GET /api/cartype/get_calendar', search)).days;
const dayOf = async (day: string) => (await calendar()).find(one => one.day === day);

test('the calendar has 90 days from today in Shanghai', async () => {
  const days = await calendar();
  expect(days).toHaveLength(90);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-12-20', '2027-03-19']);
  world.at('2026-12-21T00:10:00+08:00');
  expect((await calendar())[0]?.day).toBe('2026-12-21');
});

/** 基础服务费 of three days, 手续费 and 车辆整备费, fen. */
const FEES = 4000 * 3 + 2000 * 2;
const priced = (rent: number) => ({
  price: Math.ceil((rent + FEES) / 300) * 100,
  total: rent + FEES,
});

test('it has what three days cost that begin on each day, and marks the lowest, holidays and their minimum', async () => {
  expect(await dayOf('2026-12-21')).toEqual({
    day: '2026-12-21',
    ...priced(3 * WEEKDAY_PRICE),
    isLowest: true,
    available: CARS,
  });
  expect(await dayOf('2026-12-26')).toMatchObject({ ...priced(WEEKDAY_PRICE * 3.3), isLowest: false });
  expect(await dayOf('2027-02-06')).toEqual({
    day: '2027-02-06',
    ...priced(3 * WEEKDAY_PRICE * 2),
    holiday: '春节',
    minimumDays: 3,
    isLowest: false,
    available: CARS,
  });
  expect(await dayOf('2027-01-01')).not.toHaveProperty('minimumDays');
});

test('a booking takes a car of its days, from that of the pickup to that of the return', async () => {
  const session = await world.login('13200000001');
  await world.book(session, {
    from_time: '2026-12-22T10:00:00+08:00',
    to_time: '2026-12-24T10:00:00+08:00',
  });
  const left = (await calendar()).slice(1, 6).map(({ day, available }) => [day, available]);
  expect(left).toEqual([
    ['2026-12-21', CARS],
    ['2026-12-22', CARS - 1],
    ['2026-12-23', CARS - 1],
    ['2026-12-24', CARS - 1],
    ['2026-12-25', CARS],
  ]);
  await world.db.delete(stockDays);
});

test('never are less than no cars left, and none at a site that is closed', async () => {
  await world.db
    .insert(stockDays)
    .values({ siteId: site_id, cartypeId: cartype_id, day: '2026-12-23', taken: CARS });
  await world.db.update(inventory).set({ quantity: 1 }).where(eq(inventory.siteId, site_id));
  expect((await dayOf('2026-12-23'))?.available).toBe(0);
  await world.db.update(sites).set({ closed: true }).where(eq(sites.id, site_id));
  expect((await calendar()).every(({ available }) => available === 0)).toBe(true);
  await world.db.update(sites).set({ closed: false }).where(eq(sites.id, site_id));
  await world.db.update(inventory).set({ quantity: CARS }).where(eq(inventory.siteId, site_id));
  await world.db.delete(stockDays);
});

test.each([
  ['unknown site', { site_id: 'nowhere' }, ErrorCode.NOT_FOUND],
  ['unknown car type', { cartype_id: 'bicycle' }, ErrorCode.NOT_FOUND],
  ['car type that the site does not have', { site_id: 'site-west' }, ErrorCode.NOT_FOUND],
  ['period that is none', { to_time: search.from_time }, ErrorCode.PERIOD_INVALID],
])('a calendar of a(n) %s is refused', async (_what, change, code) => {
  expect((await world.ask('GET /api/cartype/get_calendar', { ...search, ...change })).code).toBe(code);
});
