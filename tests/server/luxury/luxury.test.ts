import { ErrorCode } from '../../../src/domain/errorCode';
import { driverRule } from '../../../src/domain/renter';
import type { RequestOf } from '../../../types/api';
import { choice, idCardNumber, monday, renter } from '../rental/rentalWorld';
import { uploaded } from '../support/photos';
import { DESK_TOKEN, type TestSession } from '../support/testServer';
import { luxury, WorksheetWorld } from '../worksheet/worksheetWorld';
import { fillLuxury } from './luxuryWorld';

// Specification §2, /luxury_car; §3, luxury: city, list; issue 14 (`design/lines.md`, luxury).

type Add = RequestOf<'POST /api/luxury/add'>;

let world: WorksheetWorld;
let lastMobile = 13_500_000_000;
const newMember = (): Promise<TestSession> => world.rental.login(String((lastMobile += 1)));
beforeAll(async () => {
  world = await WorksheetWorld.open();
  await fillLuxury(world.rental.db);
});
afterAll(() => world.close());
beforeEach(() => {
  world.rental.server.now = monday;
});

const period = { from_time: choice.from_time, to_time: choice.to_time };
const list = (changes: Partial<RequestOf<'GET /api/luxury/get_list'>> = {}, who?: TestSession) =>
  world.rental.ask('GET /api/luxury/get_list', { city_id: '110000', ...period, ...changes }, who);
const ask = (who: TestSession, changes: Partial<Add> = {}) =>
  world.rental.ask('POST /api/luxury/add', luxury(who.login.uid, { repeat: true, ...changes }), who);

describe('the window', () => {
  test('shows what can be booked with its site and price as the car list has it, then what has to be found', async () => {
    const { data } = await list();
    expect(data.cars.map(({ cartype, offer }) => [cartype.id, offer?.site_id])).toEqual([
      ['car-panamera', 'site-east'],
      ['car-z4', 'site-east'],
      ['car-maybach', undefined],
    ]);
    expect(data.cars[0]).toMatchObject({
      ...{ car_class: 'SEDAN', horsepower: 330, acceleration: 56, deposit: 1_200_000 },
    });
    expect(data.sites.map(({ id }) => id)).toEqual(['site-east']);
    const all = await world.rental.get('GET /api/cartype/search_city', { city_id: '110000', ...period });
    for (const { cartype, offer } of data.cars)
      expect(offer).toEqual(all.cars.find(one => one.cartype.id === cartype.id));
    // No other car is among them.
    expect(data.cars.every(({ cartype }) => ['LUXURY', 'SPORTS'].includes(cartype.category))).toBe(true);
  });

  test('a car that is taken for these days comes after those that can be booked, and its own order is named', async () => {
    const who = await newMember();
    const orderid = await world.rental.book(who, { cartype_id: 'car-panamera' });
    const forOthers = (await list()).data.cars.map(({ cartype, offer }) => [cartype.id, offer?.available]);
    expect(forOthers).toEqual([
      ['car-z4', 5],
      ['car-panamera', 0],
      ['car-maybach', undefined],
    ]);
    const own = (await list({}, who)).data.cars.find(({ cartype }) => cartype.id === 'car-panamera');
    expect(own?.offer?.held_by?.orderid).toBe(orderid);
    await world.rental.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, who);
  });

  test('says of each city how many of them are in stock at open sites', async () => {
    const { cities } = await world.rental.get('GET /api/luxury/get_cities', {});
    expect(cities.map(({ city, cartypes }) => [city, cartypes])).toEqual([['北京', 2]]);
  });

  test('refuses a city without the service and times that are none', async () => {
    expect((await list({ city_id: '460300' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
    expect((await list({ from_time: 'soon' })).code).toBe(ErrorCode.PERIOD_INVALID);
    expect((await list({ to_time: choice.from_time })).code).toBe(ErrorCode.PERIOD_INVALID);
    expect((await list({ return_site_id: 'nowhere' })).code).toBe(ErrorCode.NOT_FOUND);
  });
});

describe('who drives is 26 years old with a licence of 3 years', () => {
  const book = (who: TestSession, birthday: string, cartype_id = 'car-z4') =>
    world.rental.add(who, { cartype_id, renter: { ...renter, idcard_no: idCardNumber(birthday) } });

  test('the booking says so before it is sent, and only of these cars', async () => {
    const noticesOf = async (cartype_id: string) =>
      (await world.rental.get('POST /api/order/calc', { ...choice, cartype_id })).notices;
    expect(await noticesOf('car-z4')).toContain(driverRule('SPORTS').text);
    expect(await noticesOf('car-panamera')).toContain(driverRule('LUXURY').text);
    expect((await noticesOf('car-lavida')).join()).not.toContain('驾龄');
  });

  test('who turns 26 the day after the pickup is refused, who turns 26 on it is not', async () => {
    const who = await newMember();
    expect(await book(who, '20001126')).toMatchObject({
      ...{ code: ErrorCode.INVALID_PARAMS, data: { field: 'idcard_no' } },
      msg: '这款车要求驾驶人取车当天年满26周岁、驾龄满3年，且不超过75周岁',
    });
    expect((await book(who, '20001125')).code).toBe(ErrorCode.OK);
    // Any other car is given to whoever is 18.
    expect((await book(who, '20001126', 'car-sylphy')).code).toBe(ErrorCode.OK);
  });

  test('a licence that is known to be younger is refused, that of somebody else is shown at the pickup', async () => {
    const who = await newMember();
    const own = idCardNumber('19950405');
    const photos = {
      front: await uploaded(world.rental.server, who),
      back: await uploaded(world.rental.server, who),
      licence: await uploaded(world.rental.server, who),
    };
    const wish = { name: '王小明', idcard_no: own, licence_since: '2024-01-10', ...photos };
    await world.rental.get('POST /api/user/auth/apply', wish, who);
    // Nobody has looked at it yet.
    expect((await book(who, '19950405')).code).toBe(ErrorCode.OK);
    await world.rental.server.desk('identities', who.login.user_id, 'approve');
    expect(await book(who, '19950405')).toMatchObject({
      ...{ code: ErrorCode.INVALID_PARAMS, data: { field: 'idcard_no' } },
    });
    const other = await book(who, '19900101');
    expect(other.code).toBe(ErrorCode.OK);
    const { body } = await world.rental.server.app.inject({
      url: `/desk/orders/${other.data.orderid}`,
      headers: { cookie: `desk=${DESK_TOKEN}` },
    });
    expect(body).toContain(driverRule('SPORTS').text);
  });
});

describe('the demand', () => {
  test('is estimated by the server, and goes the way of every demand', async () => {
    const who = await newMember();
    const { data } = await ask(who, { model: ' 保时捷911 ', with_driver: true, budget: 2_000_000 });
    expect(data).toMatchObject({
      ...{ id: expect.stringMatching(/^HH261123\d{6}$/), title: '豪车 · 保时捷911 · 2天' },
    });
    const detail = await world.detail(who, data.id);
    expect(detail.estimate?.total).toBe(2 * (68_800 + 60_000));
    expect(detail.facts).toContainEqual({ label: '需要司机', value: '需要' });
    const quote = await world.quote(who, data.id, 9_800);
    expect(await world.order(who, await world.accept(who, data.id, quote))).toMatchObject({
      ...{ total: 980_000, status: 'UNPAID' },
    });
  });

  test('of what a city does not offer, of too many days, of a time past or a class that is none is told at its field', async () => {
    const who = await newMember();
    const fieldOf = async (changes: object) => (await ask(who, changes)).data;
    expect(await fieldOf({ car_class: 'SUPERCAR' })).toEqual({ field: 'car_class' });
    expect(await fieldOf({ car_class: 'TANK' })).toEqual({ field: 'car_class' });
    expect(await fieldOf({ days: 31 })).toEqual({ field: 'days' });
    expect(await fieldOf({ days: undefined })).toEqual({ field: 'days' });
    expect(await fieldOf({ take_time: '2026-11-22T09:00:00+08:00' })).toEqual({ field: 'take_time' });
    expect(await fieldOf({ model: '长'.repeat(41) })).toEqual({ field: 'model' });
    expect((await ask(who, { city_id: '460300' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
  });
});
