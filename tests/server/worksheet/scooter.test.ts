import { ErrorCode } from '../../../src/domain/errorCode';
import type { RequestOf } from '../../../types/api';
import { monday } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { scooter, WorksheetWorld } from './worksheetWorld';

// Issue 14, lines.md: a scooter for short ways; specification §7, scooter orders (response `rows`), car detail.

type Add = RequestOf<'POST /api/worksheet/scooter/add'>;

let world: WorksheetWorld;
let who: TestSession;
let lastMobile = 13_500_000_000;
beforeAll(async () => {
  world = await WorksheetWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.rental.server.now = monday;
  who = await world.rental.login(String((lastMobile += 1)));
});

const add = (changes: Partial<Add> = {}) =>
  world.rental.ask(
    'POST /api/worksheet/scooter/add',
    scooter(who.login.uid, { repeat: true, ...changes }),
    who,
  );
const rowsOf = (session: TestSession) =>
  world.rental.get('GET /api/scooter/get_orders', { page: 1 }, session);

test('a scooter of a site is asked for, quoted, paid and listed in the words of its order', async () => {
  const { data } = await add();
  expect(data).toMatchObject({ id: expect.stringMatching(/^TB/), title: '踏板车 · 轻便电动车 · 2天' });
  const { estimate, facts } = await world.detail(who, data.id);
  expect(estimate?.total).toBe(2 * (3_900 + 500));
  expect(facts.find(({ label }) => label === '取车门店')?.value).not.toBe('');
  expect((await rowsOf(who)).rows).toMatchObject([
    {
      ...{ id: data.id, status_text: '待联系' },
      use: { return_time: '2026-11-27T10:00:00+08:00', over_day_price: 3_900 },
    },
  ]);
  const orderid = await world.accept(who, data.id, await world.quote(who, data.id, 88));
  expect((await rowsOf(who)).rows).toMatchObject([{ orderid, status_text: '待支付' }]);
  await world.rental.pay(who, orderid);
  expect((await rowsOf(who)).rows).toMatchObject([{ orderid, status_text: '待服务' }]);
});

test('what others have asked for is not listed, nor what was asked for elsewhere', async () => {
  await add();
  await world.send(who);
  const other = await world.rental.login(String((lastMobile += 1)));
  expect(await rowsOf(other)).toEqual({ rows: [], total: 0 });
  expect((await rowsOf(who)).rows.map(({ kind }) => kind)).toEqual(['SCOOTER']);
});

test('a site of nowhere, a model that the city has not, and too much are told at their field', async () => {
  const fieldOf = async (changes: Partial<Add>) => (await add(changes)).data;
  expect(await fieldOf({ site: { id: 'no-such-site', name: '首都机场店' } })).toEqual({ field: 'site' });
  expect(await fieldOf({ model: 'PETROL' })).toEqual({ field: 'model' });
  expect(await fieldOf({ helmets: 3 })).toEqual({ field: 'helmets' });
  expect(await fieldOf({ days: 0 })).toEqual({ field: 'days' });
  expect(await fieldOf({ take_time: '2026-11-23T09:30:00+08:00' })).toEqual({ field: 'take_time' });
  expect((await add({ city_id: '460300' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
});

test('which car an order has is said only of what is booked and comes back', async () => {
  const { desk } = world.rental.server;
  const act = desk.bind(world.rental.server);
  const car = { model: '小牛U1 黑色', plate: 'LN1234567' };
  const { id } = (await add()).data;
  const orderid = await world.accept(who, id, await world.quote(who, id, 88));
  expect(await act('demands', id, 'choose-car', car)).toBe('状态已经变化，不能再这样办理');
  await world.rental.pay(who, orderid);
  expect(await act('demands', id, 'choose-car', car)).toBe('已登记');
  const { use, timeline } = await world.order(who, orderid);
  expect(use?.car).toEqual(car);
  expect(timeline[0]?.text).toBe('车辆已安排：小牛U1 黑色 LN1234567');

  const transfer = await world.send(who);
  await world.rental.pay(who, await world.accept(who, transfer, await world.quote(who, transfer)));
  expect(await act('demands', transfer, 'choose-car', car)).toBe('状态已经变化，不能再这样办理');
});

test('a model says what it is and where in the city one can have it', async () => {
  const ask = (params: RequestOf<'GET /api/scooter/car/get_detail'>) =>
    world.rental.server.call('GET /api/scooter/car/get_detail', params);
  const { data } = await ask({ city_id: '110000', model: 'LIGHT' });
  expect(data).toMatchObject({ text: '轻便电动车', per_day: 3_900 });
  expect(data.sites.map(({ id }) => id)).toContain('site-east');
  expect((await ask({ city_id: '110000', model: 'PETROL' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
  expect((await ask({ city_id: '460300', model: 'LIGHT' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
  expect((await ask({ city_id: '110000', model: 'TANK' as never })).code).toBe(ErrorCode.INVALID_PARAMS);
});
