import { orders } from '../../../server/kernel/orders/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { addDays, dayOf } from '../../../src/domain/shanghaiTime';
import type { Answer } from '../../../types/api/call';
import { Amender } from '../rental/amend/amendWorld';
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

test('an extension into bookings of others names the earliest of them by its time, and what is free', async () => {
  const orderid = await world.rented(who, { months: 1 });
  await shortRentals(CARS);
  const wish = { orderid, months: 3 };
  const refused = await world.rental.ask('GET /api/order_long/extend_calc', wish, who);
  expect(refused).toMatchObject({
    code: ErrorCode.SOLD_OUT,
    msg: '这辆车已有预订从2027年3月5日10:00起，最多可续租2个月',
    data: { booked_from: '2027-03-05T10:00:00+08:00', months: 2 },
  });
  const before = await world.rental.taken();
  const again = await world.rental.ask(
    'POST /api/order_long/extend',
    { ...wish, expected: 0, client_key: 'not-the-price', agreement_version: '1.0' },
    who,
  );
  expect(again.code).toBe(ErrorCode.PRICE_CHANGED);
  expect(await world.rental.taken()).toEqual(before);
  expect(await world.extend(who, orderid, 2)).toMatchObject({ code: ErrorCode.OK });
});

test('an extension into another long rental names when that begins, and nothing of whose it is', async () => {
  const orderid = await world.rented(who, { months: 1 });
  // Those who have it from 10 January, by the month.
  for (let index = 0; index < CARS; index += 1) {
    const other = await world.rental.login(String((mobile += 1)));
    await world.book(other, { from_time: `2027-01-10T${11 + index}:00:00+08:00`, months: 1 });
  }
  const refused = await world.rental.ask('GET /api/order_long/extend_calc', { orderid, months: 1 }, who);
  expect(refused).toMatchObject({
    code: ErrorCode.SOLD_OUT,
    msg: '这辆车已有预订从2027年1月10日11:00起，请按时还车或联系客服换车',
  });
  expect(refused.data).toEqual({ booked_from: '2027-01-10T11:00:00+08:00' });
});

test('a relet by the day into a long rental names when that begins, as an extension does', async () => {
  const mine = new Amender(world.rental, who);
  const orderid = await mine.runningOrder();
  for (let index = 0; index < CARS; index += 1) {
    const other = await world.rental.login(String((mobile += 1)));
    await world.book(other, { from_time: `2026-12-01T${11 + index}:00:00+08:00`, months: 1 });
  }
  const refused = await mine.check('relet', { orderid, to_time: '2026-12-02T10:00:00+08:00' });
  expect(refused.code).toBe(ErrorCode.SOLD_OUT);
  expect(refused.data).toEqual({
    booked_from: '2026-12-01T11:00:00+08:00',
    latest: '2026-11-30T20:30:00+08:00',
  });
});

describe('a car that is out besides that of its order', () => {
  // The cars of earlier stories are back.
  beforeEach(() => world.db.update(orders).set({ state: 'COMPLETED' }));

  const exchange = (orderid: string, source: 'OWN' | 'OTHER') =>
    world.desk(orderid, 'exchange', {
      ...{ odometerBack: 5_000, energyBack: 100, plate: '京B00001', odometer: 100, energy: 80 },
      ...{ source, reason: '保养' },
    });
  const exchangeBack = (orderid: string) =>
    world.desk(orderid, 'exchange-back', {
      ...{ odometerBack: 200, energyBack: 80, plate: '京A12345', odometer: 5_000, energy: 100 },
      reason: '保养完成',
    });
  const taken = async (day: string) => (await world.rental.taken())[day] ?? 0;

  test('stands in for its own, and is held day by day for as long as it does', async () => {
    const orderid = await world.rented(who);
    world.rental.at('2026-12-10T10:00:00+08:00');
    expect(await exchange(orderid, 'OWN')).toBe('已换车');
    expect([await taken('2026-12-10'), await taken('2026-12-11'), await taken('2026-12-12')]).toEqual([
      2, 2, 1,
    ]);
    world.rental.at('2026-12-11T10:00:00+08:00');
    await world.moveOn();
    await world.moveOn();
    expect([await taken('2026-12-12'), await taken('2026-12-13')]).toEqual([2, 1]);
    expect(await exchangeBack(orderid)).toBe('已换回原车');
    expect([await taken('2026-12-11'), await taken('2026-12-12')]).toEqual([2, 1]);
  });

  test('from elsewhere takes none of the site’s, and one of the site’s is not given where none is left', async () => {
    const orderid = await world.rented(who);
    world.rental.at('2026-12-09T10:00:00+08:00');
    for (let index = 0; index < CARS - 1; index += 1) {
      const other = await world.rental.login(String((mobile += 1)));
      const period = { from_time: '2026-12-10T10:00:00+08:00', to_time: '2026-12-13T10:00:00+08:00' };
      await world.rental.book(other, { ...period, services: ['INS_THIRDPARTY'] });
    }
    world.rental.at('2026-12-10T10:00:00+08:00');
    expect(await exchange(orderid, 'OWN')).toBe('门店今天没有空闲的同款车，请换用其他车辆');
    expect((await world.detail(await world.rental.login(who.login.uid), orderid)).status).toBe('IN_USE');
    expect(await exchange(orderid, 'OTHER')).toBe('已换车');
    await world.moveOn();
    expect([await taken('2026-12-10'), await taken('2026-12-11')]).toEqual([CARS, CARS]);
  });

  test('is kept beyond the end, and held until it is back', async () => {
    const orderid = await world.rented(who, { months: 1 });
    world.rental.at('2026-12-29T11:00:00+08:00');
    await world.moveOn();
    expect([await taken('2026-12-28'), await taken('2026-12-29'), await taken('2026-12-30')]).toEqual([
      1, 1, 1,
    ]);
    world.rental.at('2026-12-30T11:00:00+08:00');
    await world.moveOn();
    await world.takeBack(orderid);
    expect([await taken('2026-12-30'), await taken('2026-12-31')]).toEqual([1, 0]);
  });

  test('goes on with its order when that is extended, also where it is the last', async () => {
    const orderid = await world.rented(who, { months: 1 });
    for (let index = 0; index < CARS - 1; index += 1) {
      const other = await world.rental.login(String((mobile += 1)));
      const period = { from_time: '2026-12-29T10:00:00+08:00', to_time: '2027-01-03T10:00:00+08:00' };
      world.rental.at('2026-12-20T10:00:00+08:00');
      await world.rental.book(await world.rental.login(other.login.uid), {
        ...period,
        services: ['INS_THIRDPARTY'],
      });
    }
    world.rental.at('2026-12-29T11:00:00+08:00');
    await world.moveOn();
    expect(await taken('2026-12-30')).toBe(CARS);
    const mine = await world.rental.login(who.login.uid);
    expect(await world.extend(mine, orderid, 1)).toMatchObject({ code: ErrorCode.OK });
    expect(await taken('2026-12-30')).toBe(CARS);
    expect((await world.detail(mine, orderid)).status).toBe('IN_USE');
    await world.moveOn();
    expect(await taken('2027-01-28')).toBe(1);
  });

  test('which stood in when the time was over does so when it is extended', async () => {
    const orderid = await world.rented(who, { months: 1 });
    world.rental.at('2026-12-27T10:00:00+08:00');
    await exchange(orderid, 'OWN');
    world.rental.at('2026-12-28T11:00:00+08:00');
    await world.moveOn();
    const mine = await world.rental.login(who.login.uid);
    expect((await world.detail(mine, orderid)).status).toBe('AWAITING_RETURN');
    expect(await world.extend(mine, orderid, 1)).toMatchObject({ code: ErrorCode.OK });
    expect((await world.detail(mine, orderid)).status).toBe('EXCHANGING');
    expect(await exchangeBack(orderid)).toBe('已换回原车');
  });
});

test('two that extend into the last car: one of them does', async () => {
  const other = await world.rental.login(String((mobile += 1)));
  const both = [
    { session: who, orderid: await world.rented(who, { months: 1 }) },
    { session: other, orderid: '' },
  ];
  world.rental.at('2026-11-23T09:00:00+08:00');
  both[1] = { session: other, orderid: await world.rented(other, { months: 1 }) };
  await shortRentals(CARS - 1, '01');
  const answers = await Promise.all(
    both.map(async ({ session, orderid }, index) => {
      const { amount } = await world.extension(session, orderid, 2);
      return { session, orderid, index, amount };
    }),
  );
  const done = await Promise.all(
    answers.map(({ session, orderid, index, amount }) =>
      world.rental.ask(
        'POST /api/order_long/extend',
        {
          ...{ orderid, months: 2, expected: amount },
          ...{ client_key: `extension-${index}`, agreement_version: '1.0' },
        },
        session,
      ),
    ),
  );
  expect(done.map(({ code }) => code).sort()).toEqual([ErrorCode.OK, ErrorCode.SOLD_OUT].sort());
});

test.each([
  ['before the car is ready', { from_time: '2026-11-24T10:00:00+08:00' }, '备车需要1天，最早11月25日交车'],
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
