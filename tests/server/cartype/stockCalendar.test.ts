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
const calendar = async () => (await world.get('GET /api/cartype/get_calendar', { site_id, cartype_id })).days;
const dayOf = async (day: string) => (await calendar()).find(one => one.day === day);

test('the calendar has 90 days from today in Shanghai', async () => {
  const days = await calendar();
  expect(days).toHaveLength(90);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-12-20', '2027-03-19']);
  world.at('2026-12-21T00:10:00+08:00');
  expect((await calendar())[0]?.day).toBe('2026-12-21');
});

test('it has the price of each day and marks the lowest, holidays and their minimum days', async () => {
  expect(await dayOf('2026-12-21')).toEqual({
    day: '2026-12-21',
    price: WEEKDAY_PRICE,
    isLowest: true,
    available: CARS,
  });
  expect(await dayOf('2026-12-26')).toMatchObject({ price: WEEKDAY_PRICE * 1.15, isLowest: false });
  expect(await dayOf('2027-02-06')).toEqual({
    day: '2027-02-06',
    price: WEEKDAY_PRICE * 2,
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
  ['site', { site_id: 'nowhere', cartype_id }],
  ['car type', { site_id, cartype_id: 'bicycle' }],
  ['car type that the site does not have', { site_id: 'site-west', cartype_id }],
])('an unknown %s is not found', async (_what, request) => {
  expect((await world.ask('GET /api/cartype/get_calendar', request)).code).toBe(ErrorCode.NOT_FOUND);
});
