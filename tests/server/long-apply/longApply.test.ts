import { ErrorCode } from '../../../src/domain/errorCode';
import { applyMonthly } from '../../../src/domain/longApply';
import type { RequestOf } from '../../../types/api';
import { BASE, fillLong } from '../long/LongWorld';
import { monday } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { longApply, WorksheetWorld } from '../worksheet/worksheetWorld';

// Specification §7, long-apply add order, cartype, vehicle and series lists; issue 14 (`design/lines.md`, apply).

type Add = RequestOf<'POST /api/long_apply/add_order'>;

let world: WorksheetWorld;
let lastMobile = 13_400_000_000;
const newMember = (): Promise<TestSession> => world.rental.login(String((lastMobile += 1)));
beforeAll(async () => {
  world = await WorksheetWorld.open();
  await fillLong(world.rental.db);
});
afterAll(() => world.close());
beforeEach(() => {
  world.rental.server.now = monday;
});

const ask = (who: TestSession, changes: Partial<Add> = {}) =>
  world.rental.ask(
    'POST /api/long_apply/add_order',
    longApply(who.login.uid, { repeat: true, ...changes }),
    who,
  );
const city_id = '110000';

describe('what companies choose among', () => {
  test('brands and series of the price list of a city', async () => {
    const { series } = await world.rental.get('GET /api/long_apply/get_series', { city_id });
    expect(series).toEqual([
      { brand: '大众', series: '朗逸', vehicles: 1, monthly_price: BASE },
      { brand: '日产', series: '轩逸', vehicles: 1, monthly_price: BASE },
    ]);
  });

  test('the vehicles of a brand, of one series or of all', async () => {
    const vehicles = async (request: { brand: string; series?: string }) =>
      (await world.rental.get('GET /api/long_apply/get_vehicles', { city_id, ...request })).vehicles.map(
        ({ cartype }) => cartype.id,
      );
    expect(await vehicles({ brand: '大众' })).toEqual(['car-lavida']);
    expect(await vehicles({ brand: '日产', series: '轩逸' })).toEqual(['car-sylphy']);
    const none = { city_id, brand: '大众', series: '轩逸' };
    expect((await world.rental.ask('GET /api/long_apply/get_vehicles', none)).code).toBe(ErrorCode.NOT_FOUND);
  });

  test('one vehicle with its price and deposit; one that is none, or of another city, does not exist', async () => {
    const one = (cartype_id: string, city = city_id) =>
      world.rental.ask('GET /api/long_apply/get_cartype', { city_id: city, cartype_id });
    expect((await one('car-lavida')).data).toMatchObject({ monthly_price: BASE, deposit: 500_000 });
    expect((await one('no-such-car')).code).toBe(ErrorCode.NOT_FOUND);
    expect((await one('car-lavida', '460300')).code).toBe(ErrorCode.CITY_NOT_SERVED);
    expect((await world.rental.ask('GET /api/long_apply/get_series', { city_id: '460300' })).code).toBe(
      ErrorCode.CITY_NOT_SERVED,
    );
  });
});

describe('the application', () => {
  test('has our name of the car and an estimate by our figures, whatever was sent', async () => {
    const who = await newMember();
    const { data } = await ask(who, { vehicle: '<b>法拉利</b>' } as never);
    expect(data).toMatchObject({
      ...{ id: expect.stringMatching(/^QZ261123\d{6}$/), title: '企业长租 · 大众朗逸 · 5辆 · 12个月' },
    });
    const detail = await world.detail(who, data.id);
    expect(detail.estimate?.total).toBe(applyMonthly(BASE, 12, 5) * 5 * 12);
    expect(detail.facts).toEqual(
      expect.arrayContaining([
        { label: '车型', value: '大众朗逸' },
        { label: '租期', value: '12个月' },
        { label: '用途', value: '员工通勤' },
        { label: '发票抬头', value: '北京某某科技有限公司' },
      ]),
    );
    const quote = await world.quote(who, data.id, 30_000);
    const order = await world.order(who, await world.accept(who, data.id, quote));
    expect(order).toMatchObject({ total: 3_000_000, status: 'UNPAID' });
  });

  test('the same under the same key is one, and with another wish refused', async () => {
    const who = await newMember();
    const wish = longApply(who.login.uid);
    const [first, again] = await Promise.all(
      [wish, wish].map(one => world.rental.ask('POST /api/long_apply/add_order', one, who)),
    );
    expect(first?.data.id).toBe(again?.data.id);
    const other = { ...wish, number: 6 };
    expect((await world.rental.ask('POST /api/long_apply/add_order', other, who)).code).toBe(
      ErrorCode.KEY_REUSED,
    );
  });

  test('a car that the city does not rent so, a term that is none, too many and a time past are told at their field', async () => {
    const who = await newMember();
    const fieldOf = async (changes: object) => (await ask(who, changes)).data;
    expect(await fieldOf({ cartype_id: 'no-such-car' })).toEqual({ field: 'cartype_id' });
    expect(await fieldOf({ cartype_id: undefined })).toEqual({ field: 'cartype_id' });
    expect(await fieldOf({ months: '5' })).toEqual({ field: 'months' });
    expect(await fieldOf({ number: 101 })).toEqual({ field: 'number' });
    expect(await fieldOf({ number: 0 })).toEqual({ field: 'number' });
    expect(await fieldOf({ use: 'FIELD' })).toEqual({ field: 'use' });
    expect(await fieldOf({ take_time: '2026-11-24T09:00:00+08:00' })).toEqual({ field: 'take_time' });
    expect(await fieldOf({ invoice_title: '长'.repeat(61) })).toEqual({ field: 'invoice_title' });
    expect((await ask(who, { city_id: '460300' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
    expect((await ask(who, { cartype_id: { id: 'car-lavida' } as never })).code).toBe(
      ErrorCode.INVALID_PARAMS,
    );
    // Nothing of it was kept.
    expect((await world.rental.get('GET /api/worksheet/get_list', { page: 1 }, who)).total).toBe(0);
  });

  test('of somebody else does not exist', async () => {
    const [who, other] = [await newMember(), await newMember()];
    const { data } = await ask(who);
    const request = { id: data.id };
    expect((await world.rental.ask('GET /api/worksheet/get_detail', request, other)).code).toBe(
      ErrorCode.NOT_FOUND,
    );
  });
});
