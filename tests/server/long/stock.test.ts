import { ErrorCode } from '../../../src/domain/errorCode';
import { addDays, dayOf } from '../../../src/domain/shanghaiTime';
import type { Answer } from '../../../types/api/call';
import { CARS, freshKey } from '../rental/rentalWorld';
import { callingAt, startServerProcess } from '../rental/serverProcess';
import { onPostgres } from '../support/onPostgres';
import type { TestSession } from '../support/testServer';
import { longChoice, LongWorld } from './LongWorld';

// Issue 13, stock over months: a long order holds its car as a short one does and cannot oversell; an extension into
// another's booking names the earliest day.

jest.setTimeout(120_000);

let world: LongWorld;
let who: TestSession;
let mobile = 13_500_000_000;
beforeAll(async () => {
  world = await LongWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun(String((mobile += 1)));
});

/** Others take so many cars for two days of March, after the three months, or of another month. */
async function shortRentals(count: number, month = '03'): Promise<void> {
  const period = { from_time: `2027-${month}-05T10:00:00+08:00`, to_time: `2027-${month}-07T10:00:00+08:00` };
  for (let index = 0; index < count; index += 1) {
    const other = await world.rental.login(String((mobile += 1)));
    await world.rental.book(other, { ...period, services: ['INS_THIRDPARTY'] });
  }
}

const BOOKINGS = 200;

/** So many members, each of whom has yet to book. */
async function newcomers(count: number): Promise<TestSession[]> {
  const sessions: TestSession[] = [];
  for (let index = 0; index < count; index += 1) {
    sessions.push(await world.rental.login(String((mobile += 1))));
  }
  return sessions;
}

/** How often each code was answered: a deadlock or an error of the database would be an INTERNAL among them. */
function counted(answers: readonly Answer<unknown>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

const THE_LAST_CARS = { [ErrorCode.OK]: CARS, [ErrorCode.SOLD_OUT]: BOOKINGS - CARS };

test('200 bookings of the last long-rent cars: as many succeed as there are cars', async () => {
  const request = await world.addRequest(who);
  const sessions = await newcomers(BOOKINGS);
  const answers = await Promise.all(
    sessions.map(session =>
      world.rental.ask('POST /api/order_long/add', { ...request, client_key: freshKey() }, session),
    ),
  );
  expect(counted(answers)).toEqual(THE_LAST_CARS);
  expect(new Set(Object.values(await world.rental.taken()))).toEqual(new Set([CARS]));
});

test('200 bookings at once, long and short, of the last cars on the same days: never more than there are', async () => {
  const long = await world.addRequest(who);
  const short = await world.rental.addRequest(who, {
    ...{ from_time: '2027-01-05T10:00:00+08:00', to_time: '2027-01-08T10:00:00+08:00' },
  });
  const sessions = await newcomers(BOOKINGS);
  const answers = await Promise.all(
    sessions.map((session, index) => {
      const own = { client_key: freshKey() };
      return index % 2 === 0
        ? world.rental.ask('POST /api/order_long/add', { ...long, ...own }, session)
        : world.rental.ask('POST /api/order/add', { ...short, ...own }, session);
    }),
  );
  expect(counted(answers)).toEqual(THE_LAST_CARS);
  const taken = await world.rental.taken();
  expect(taken['2027-01-06']).toBe(CARS);
  // Of the other days only what the long ones hold.
  const longs = answers.filter(({ code }, index) => code === ErrorCode.OK && index % 2 === 0).length;
  expect(taken['2026-12-01'] ?? 0).toBe(longs);
});

onPostgres('the same with two server processes: long and short at either', async () => {
  const own = await LongWorld.open();
  own.rental.server.now = undefined;
  const processes = await Promise.all([1, 2].map(() => startServerProcess(own.rental.server.databaseUrl)));
  try {
    const session = await own.rental.login(String((mobile += 1)));
    const { earliest } = (await own.rental.get('GET /api/order_long/get_cities', {})).cities[0] ?? {};
    const long = await own.addRequest(session, { from_time: earliest ?? '', months: 1 });
    const day = addDays(dayOf(long.from_time), 3);
    const short = await own.rental.addRequest(session, {
      from_time: `${day}T10:00:00+08:00`,
      to_time: `${addDays(day, 3)}T10:00:00+08:00`,
    });
    const sessions: TestSession[] = [];
    for (let index = 0; index < BOOKINGS; index += 1) {
      sessions.push(await own.rental.login(String((mobile += 1))));
    }
    const answers = await Promise.all(
      sessions.map((member, index) => {
        const { port } = processes[index % 2] ?? { port: '' };
        const key = { client_key: freshKey() };
        return index % 4 < 2
          ? callingAt(own.rental.server, port)('POST /api/order_long/add', { ...long, ...key }, member)
          : callingAt(own.rental.server, port)('POST /api/order/add', { ...short, ...key }, member);
      }),
    );
    expect(counted(answers)).toEqual(THE_LAST_CARS);
    expect((await own.rental.taken())[addDays(day, 1)]).toBe(CARS);
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()));
    await own.close();
  }
});

test('short rentals and long ones hold the same cars', async () => {
  await shortRentals(CARS);
  const quote = (months: number) =>
    world.rental.get('POST /api/order_long/calc', { ...longChoice, months }, who);
  expect(await quote(3)).toMatchObject({ available: CARS });
  // Four months would end on 28 March.
  expect(await quote(4)).toMatchObject({ available: 0, longest_months: 3 });
  const request = await world.addRequest(who, { months: 4 });
  expect(await world.rental.ask('POST /api/order_long/add', request, who)).toMatchObject({
    code: ErrorCode.SOLD_OUT,
  });
  const list = await world.rental.get('GET /api/product/get_long_cartypes', {
    ...{ city_id: '110000', from_time: longChoice.from_time, months: 4 },
  });
  expect(list.cartypes.map(({ cartype, available }) => [cartype.id, available])).toEqual([
    ['car-sylphy', 500],
    ['car-lavida', 0],
  ]);
});

test('an extension into bookings of others names the first day that is taken, and what is free', async () => {
  const orderid = await world.rented(who, { months: 1 });
  await shortRentals(CARS);
  const wish = { orderid, months: 3 };
  const refused = await world.rental.ask('GET /api/order_long/extend_calc', wish, who);
  expect(refused).toMatchObject({
    code: ErrorCode.SOLD_OUT,
    msg: '这辆车2027年3月5日起已有其他预订，最多可续租2个月',
    data: { booked_from: '2027-03-05', months: 2 },
  });
  const before = await world.rental.taken();
  const again = await world.rental.ask(
    'POST /api/order_long/extend',
    { ...wish, expected: 0, client_key: 'not-the-price' },
    who,
  );
  expect(again.code).toBe(ErrorCode.PRICE_CHANGED);
  expect(await world.rental.taken()).toEqual(before);
  expect(await world.extend(who, orderid, 2)).toMatchObject({ code: ErrorCode.OK });
});

test('two that extend into the last car: one of them does', async () => {
  const other = await world.rental.login(String((mobile += 1)));
  const orders = [
    { session: who, orderid: await world.rented(who, { months: 1 }) },
    { session: other, orderid: '' },
  ];
  world.rental.at('2026-11-23T09:00:00+08:00');
  orders[1] = { session: other, orderid: await world.rented(other, { months: 1 }) };
  await shortRentals(CARS - 1, '01');
  const answers = await Promise.all(
    orders.map(async ({ session, orderid }, index) => {
      const { amount } = await world.extension(session, orderid, 2);
      return { session, orderid, index, amount };
    }),
  );
  const done = await Promise.all(
    answers.map(({ session, orderid, index, amount }) =>
      world.rental.ask(
        'POST /api/order_long/extend',
        { orderid, months: 2, expected: amount, client_key: `extension-${index}` },
        session,
      ),
    ),
  );
  expect(done.map(({ code }) => code).sort()).toEqual([ErrorCode.OK, ErrorCode.SOLD_OUT].sort());
});

test.each([
  ['before the car is ready', { from_time: '2026-11-24T10:00:00+08:00' }, '备车需要1天'],
  ['in half a year', { from_time: '2027-06-01T10:00:00+08:00' }, '最多可提前90天预订'],
  ['for thirteen months', { months: 13 }, '租期可选1至12个月'],
  ['at a time that is none', { from_time: 'tomorrow' }, '交车时间格式有误'],
])('nobody rents %s', async (_when, changes, sentence) => {
  const asked = await world.rental.ask('POST /api/order_long/calc', { ...longChoice, ...changes }, who);
  expect(asked.code).toBe(ErrorCode.PERIOD_INVALID);
  expect(asked.msg).toContain(sentence);
});

test('a pickup in closed hours is booked, and said to be spoken of before', async () => {
  const asked = { ...longChoice, from_time: '2026-11-28T03:00:00+08:00' };
  const { notices } = await world.rental.get('POST /api/order_long/calc', asked, who);
  expect(notices).toContain('交车时间不在08:00–21:00的营业时间内，门店会提前与您联系');
  const usual = await world.rental.get('POST /api/order_long/calc', longChoice, who);
  expect(usual.notices.join()).not.toContain('营业时间');
});

test('a city without long rental says so', async () => {
  const asked = await world.rental.ask('GET /api/product/get_extend_tags', { city_id: '310000' }, who);
  expect(asked.code).toBe(ErrorCode.CITY_NOT_SERVED);
});

test('a door too far from every site is refused with the way on', async () => {
  const delivery = { name: '天津', address: '天津站', location: { lng: 117.2, lat: 39.1 } };
  const asked = await world.rental.ask('POST /api/order_long/calc', { ...longChoice, delivery }, who);
  expect(asked.code).toBe(ErrorCode.DELIVERY_UNAVAILABLE);
});
