import { and, eq } from 'drizzle-orm';
import { weddingSeries, worksheetCities, worksheets } from '../../../server/areas/worksheet/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { RequestOf } from '../../../types/api';
import { monday } from '../rental/rentalWorld';
import { DESK_TOKEN, type TestSession } from '../support/testServer';
import { COLUMNS, wedding, WorksheetWorld } from './worksheetWorld';

// Specification §7, worksheet/wedding/add; issue 14: a column of cars with its price, on a day that the almanac recommends.

type Add = RequestOf<'POST /api/worksheet/wedding/add'>;

let world: WorksheetWorld;
let lastMobile = 13_300_000_000;
const newMember = (): Promise<TestSession> => world.rental.login(String((lastMobile += 1)));
beforeAll(async () => {
  world = await WorksheetWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.rental.server.now = monday;
  await world.rental.db.delete(worksheets);
});

const ask = (who: TestSession, changes: Partial<Add> = {}) =>
  world.rental.ask(
    'POST /api/worksheet/wedding/add',
    wedding(who.login.uid, { repeat: true, ...changes }),
    who,
  );
const fieldOf = async (who: TestSession, changes: Partial<Add>) => {
  const { code, data } = await ask(who, changes);
  return [code, data];
};
const refusedAt = (field: string) => [ErrorCode.INVALID_PARAMS, { field }];

const calendar = async (month = '2026-12') =>
  (await world.rental.get('GET /api/worksheet/wedding/get_calendar', { city_id: '110000', month })).days;
const roomOn = async (day: string) => (await calendar()).find(one => one.day === day)?.room;

test('the estimate is worked out from the prices of the server, and all that people read says names', async () => {
  const who = await newMember();
  const { data } = await ask(who);
  expect(data).toMatchObject({
    ...{ id: expect.stringMatching(/^HC261123\d{6}$/), title: '婚车 · 大众朗逸 · 6辆' },
  });
  const { title, facts, estimate } = await world.detail(who, data.id);
  expect(title).toBe('大众朗逸 · 6辆');
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: '头车', value: '大众朗逸' },
      { label: '跟车数量', value: '5辆' },
      { label: '跟车', value: '日产轩逸' },
      { label: '花艺', value: '整队花艺' },
    ]),
  );
  expect(estimate?.parts.map(({ name, amount }) => [name, amount])).toEqual([
    ...[
      ['头车', 400_000],
      ['跟车', 400_000],
      ['司机服务费', 168_000],
    ],
    ...[
      ['头车花艺', 38_800],
      ['跟车花艺', 29_000],
    ],
  ]);
});

test('the desk and the order say names, too, also when a series costs more by then', async () => {
  const who = await newMember();
  const { data } = await ask(who);
  const { db } = world.rental;
  await db.update(weddingSeries).set({ dayPrice: 990_000 }).where(eq(weddingSeries.id, 'lavida'));
  try {
    expect((await world.detail(who, data.id)).estimate?.parts[0]?.amount).toBe(400_000);
  } finally {
    await db.update(weddingSeries).set({ dayPrice: 500_000 }).where(eq(weddingSeries.id, 'lavida'));
  }
  const quote = await world.quote(who, data.id, 9_800);
  const order = await world.order(who, await world.accept(who, data.id, quote));
  expect(order.agreed).toContainEqual({ label: '头车', value: '大众朗逸' });
  expect(JSON.stringify(order.agreed)).not.toMatch(/lavida|sylphy/);
});

test('what a client says of names and prices is left out', async () => {
  const who = await newMember();
  const lies = { head_series: '宇宙飞船', head_price: 1, series_price: 1 } as Partial<Add>;
  const { data } = await ask(who, lies);
  const { title, estimate } = await world.detail(who, data.id);
  expect([title, estimate?.parts[0]?.amount]).toEqual(['大众朗逸 · 6辆', 400_000]);
});

test('a series that is unknown or not in the city, and what is wrong besides, is told at its field', async () => {
  const who = await newMember();
  expect(await fieldOf(who, { head_series_id: 'no-such' })).toEqual(refusedAt('head_series_id'));
  expect(await fieldOf(who, { head_series_id: 'elsewhere' })).toEqual(refusedAt('head_series_id'));
  expect(await fieldOf(who, { series_id: "x' or 1=1" })).toEqual(refusedAt('series_id'));
  expect(await fieldOf(who, { number: 20 })).toEqual(refusedAt('number'));
  expect(await fieldOf(who, { take_time: '2026-11-20T07:00:00+08:00' })).toEqual(refusedAt('take_time'));
  expect(await fieldOf(who, { take_time: '2026-11-25T07:00:00+08:00' })).toEqual(refusedAt('take_time'));
  expect(await fieldOf(who, { span: 'WEEK' as 'FULL_DAY' })).toEqual(refusedAt('span'));
  expect((await ask(who, { city_id: '460300' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
  const { series_id: _none, ...alone } = wedding(who.login.uid);
  expect((await world.rental.ask('POST /api/worksheet/wedding/add', alone, who)).data).toEqual({
    field: 'series_id',
  });
});

test('a head car alone needs none to follow, and its id is not kept', async () => {
  const who = await newMember();
  const { data } = await ask(who, { number: 0 });
  const { title, facts } = await world.detail(who, data.id);
  expect(title).toBe('大众朗逸 · 1辆');
  expect(facts.map(({ label }) => label)).not.toContain('跟车');
});

test('a day is almost full when most columns are asked for, full when all are booked, and free again after', async () => {
  const day = '2026-12-04';
  expect(await roomOn(day)).toBe('OPEN');
  const orders: { who: TestSession; orderid: string }[] = [];
  for (let number = 0; number < COLUMNS; number += 1) {
    const who = await newMember();
    const { data } = await ask(who);
    const orderid = await world.accept(who, data.id, await world.quote(who, data.id, 9_800));
    orders.push({ who, orderid });
    expect(await roomOn(day)).toBe(number + 1 < COLUMNS ? 'OPEN' : 'FULL');
  }
  const late = await newMember();
  expect(await ask(late)).toMatchObject({
    ...{
      code: ErrorCode.INVALID_PARAMS,
      msg: '这一天的婚车已经订满，请换一天',
      data: { field: 'take_time' },
    },
  });
  // The evening before is another day, whatever the zone of the server.
  expect((await ask(late, { take_time: '2026-12-03T23:30:00+08:00' })).code).toBe(ErrorCode.OK);
  expect((await ask(late, { take_time: '2026-12-05T00:00:00+08:00' })).code).toBe(ErrorCode.OK);
  const [{ who, orderid } = { who: late, orderid: '' }] = orders;
  await world.rental.get(
    'POST /api/worksheet/order/cancel',
    { orderid, expected_penalty: 0, reason: '' },
    who,
  );
  // Its demand is talked about again: nobody has booked the place.
  expect(await roomOn(day)).toBe('FEW');
  expect((await ask(late)).code).toBe(ErrorCode.OK);
});

test('issue 14: of quotes for one day so many are accepted as it has columns, also at the same moment; the last is told', async () => {
  const asked: { who: TestSession; id: string; quote: { id: string; total: number } }[] = [];
  for (let number = 0; number < COLUMNS + 1; number += 1) {
    const who = await newMember();
    const { id } = (await ask(who)).data;
    asked.push({ who, id, quote: await world.quote(who, id, 9_800) });
  }
  const accept = ({ who, id, quote }: (typeof asked)[number]) => {
    const request = { id, quote_id: quote.id, expected_total: quote.total };
    return world.rental.ask('POST /api/worksheet/accept', request, who);
  };
  const answers = await Promise.all(asked.map(accept));
  expect(answers.filter(({ code }) => code === ErrorCode.OK)).toHaveLength(COLUMNS);
  const late = answers.findIndex(({ code }) => code !== ErrorCode.OK);
  expect(answers[late]).toMatchObject({
    ...{ code: ErrorCode.SOLD_OUT, msg: '12月4日的婚车刚刚订满，请换一天重新提交，或拨打客服热线' },
  });

  const first = answers.findIndex(({ code }) => code === ErrorCode.OK);
  const [booked, refused] = [asked[first], asked[late]];
  if (!booked || !refused) throw new Error('Nobody was refused');
  await world.rental.get(
    'POST /api/worksheet/order/cancel',
    { orderid: answers[first]?.data.orderid ?? '', expected_penalty: 0, reason: '' },
    booked.who,
  );
  expect((await accept(refused)).code).toBe(ErrorCode.OK);
});

/** What the desk says below the field of the price of a quote. */
async function hintOfQuote(id: string): Promise<string | undefined> {
  const headers = { cookie: `desk=${DESK_TOKEN}` };
  const page = await world.rental.server.app.inject({ url: `/desk/demands/${id}`, headers });
  return /id="quote-total-hint">([^<]*)</.exec(page.body)?.[1];
}

test('issue 14: who quotes a column reads how many its day has left, as it is accepted by', async () => {
  const usual = '不收费填0，客人接受即确认';
  const who = await newMember();
  const { id } = (await ask(who)).data;
  // Who only asks takes no place.
  expect(await hintOfQuote(id)).toBe(`${usual}。12月4日的婚车余量：还有2队`);

  const orders: { owner: TestSession; orderid: string }[] = [];
  for (let number = 0; number < COLUMNS; number += 1) {
    const owner = await newMember();
    const { data } = await ask(owner);
    const orderid = await world.accept(owner, data.id, await world.quote(owner, data.id, 9_800));
    orders.push({ owner, orderid });
    if (number === 0) expect(await hintOfQuote(id)).toBe(`${usual}。12月4日的婚车余量：还有1队`);
  }
  expect(await hintOfQuote(id)).toBe(`${usual}。12月4日的婚车余量：已订满，现在报价客人接受不了`);
  const quote = await world.quote(who, id, 9_800);
  const request = { id, quote_id: quote.id, expected_total: quote.total };
  expect((await world.rental.ask('POST /api/worksheet/accept', request, who)).code).toBe(ErrorCode.SOLD_OUT);

  const [first] = orders;
  if (!first) throw new Error('Nobody has booked');
  const cancellation = { orderid: first.orderid, expected_penalty: 0, reason: '' };
  await world.rental.get('POST /api/worksheet/order/cancel', cancellation, first.owner);
  expect(await hintOfQuote(id)).toBe(`${usual}。12月4日的婚车余量：还有1队`);
});

test('issue 14: nothing is said of what is left where a city asks that on the phone, or a kind has no number of a day', async () => {
  const who = await newMember();
  const { id } = (await ask(who)).data;
  const { db } = world.rental;
  const ofWeddings = and(eq(worksheetCities.kind, 'WEDDING'), eq(worksheetCities.cityId, '110000'));
  await db.update(worksheetCities).set({ perDay: null }).where(ofWeddings);
  try {
    expect(await hintOfQuote(id)).toBe('不收费填0，客人接受即确认');
  } finally {
    await db.update(worksheetCities).set({ perDay: COLUMNS }).where(ofWeddings);
  }
  expect(await hintOfQuote(await world.send(who))).toBe('不收费填0，客人接受即确认');
});

test('the calendar marks the days that the almanac recommends, and only those', async () => {
  const days = await calendar();
  expect(days).toHaveLength(31);
  expect(days[3]).toEqual({ day: '2026-12-04', lunar: '十月廿六', is_auspicious: true, room: 'OPEN' });
  expect(days.filter(one => one.is_auspicious).map(({ day }) => Number(day.slice(8)))).toEqual([
    4, 17, 21, 24,
  ]);
});

test('a calendar of a month that is past, too far ahead or none, or of a city without wedding cars is refused', async () => {
  const of = (month: string, cityId = '110000') =>
    world.rental.ask('GET /api/worksheet/wedding/get_calendar', { city_id: cityId, month });
  for (const month of ['2026-10', '2027-12', '2026-13', '2026-1', "2026-12'--"])
    expect((await of(month)).code).toBe(ErrorCode.INVALID_PARAMS);
  expect((await of('2027-11')).code).toBe(ErrorCode.OK);
  expect((await of('2026-12', '460300')).code).toBe(ErrorCode.CITY_NOT_SERVED);
});

test('the series of a city are those that it has, the dearest first, each with its picture', async () => {
  const { series } = await world.rental.get('GET /api/worksheet/wedding/get_series', { city_id: '110000' });
  expect(series).toMatchObject([
    { series_id: 'lavida', brand: '大众', series: '朗逸', day_price: 500_000 },
    { series_id: 'sylphy', picture: expect.stringContaining('car-sylphy-front') },
  ]);
  const elsewhere = await world.rental.ask('GET /api/worksheet/wedding/get_series', { city_id: '460300' });
  expect(elsewhere.code).toBe(ErrorCode.CITY_NOT_SERVED);
});
