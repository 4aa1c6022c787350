import { eq } from 'drizzle-orm';
import { rateLimits } from '../../../server/http/schema';
import { replacementVouchers } from '../../../server/areas/vip4s/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { RequestOf } from '../../../types/api';
import { monday } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { replacement, VOUCHERS, WorksheetWorld } from './worksheetWorld';

// Issue 14, lines.md: a car while one's own is being repaired; the voucher of a shop gives free days, once.

type Add = RequestOf<'POST /api/worksheet/replacement/add'>;

let world: WorksheetWorld;
let lastMobile = 13_900_000_000;
const newMember = (): Promise<TestSession> => world.rental.login(String((lastMobile += 1)));
beforeAll(async () => {
  world = await WorksheetWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.rental.server.now = monday;
  await world.rental.db.update(replacementVouchers).set({ usedBy: null });
  // All calls come from one address.
  await world.rental.db.delete(rateLimits);
});

const add = (who: TestSession, changes: Partial<Add> = {}) =>
  world.rental.ask(
    'POST /api/worksheet/replacement/add',
    replacement(who.login.uid, { repeat: true, ...changes }),
    who,
  );
const check = (voucher: string, shop_id = 'shop') =>
  world.rental.server.call('POST /api/vip4s/check_voucher', { shop_id, voucher });
const holderOf = async (code: string) => {
  const own = eq(replacementVouchers.code, code);
  const [row] = await world.rental.db.select().from(replacementVouchers).where(own);
  return row?.usedBy;
};

test('a voucher pays an economy car; the shop is called by its own name, the plate kept as plates are', async () => {
  const who = await newMember();
  const { data } = await add(who, {
    ...{ voucher: ` ${VOUCHERS.three.toLowerCase()} `, plate: '京a·12345', days: 4 },
    shop: { id: 'shop', name: '<b>别的店</b>' },
  });
  expect(data).toMatchObject({
    id: expect.stringMatching(/^DB261123\d{6}$/),
    title: '代步车 · 经济型 · 4天',
  });
  const { facts, estimate } = await world.detail(who, data.id);
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: '车牌号', value: '京A12345' },
      { label: '维修厂', value: '顺驰汽车4S店' },
      { label: '代步券码', value: VOUCHERS.three },
      { label: '免费天数', value: '3天' },
    ]),
  );
  // Worked out by the server, whatever a client says of free days.
  expect(estimate?.total).toBe(12_800);
  expect(await holderOf(VOUCHERS.three)).toBe(data.id);
});

test('free days that a client claims count for nothing', async () => {
  const who = await newMember();
  const { data } = await add(who, { ...({ free_days: 60 } as object) });
  expect((await world.detail(who, data.id)).estimate?.total).toBe(3 * 12_800);
});

test('a voucher says what it gives; unknown, of another shop, used or over it says so', async () => {
  expect(await check(VOUCHERS.nine)).toMatchObject({
    data: { free_days: 9, valid_until: '2026-12-31T23:59:59+08:00' },
  });
  const unknown = '没有找到这张券，请核对券码和维修厂';
  expect(await check('NOSUCHCODE')).toMatchObject({ msg: unknown, data: { field: 'voucher' } });
  expect((await check(VOUCHERS.nine, 'other-shop')).msg).toBe(unknown);
  expect((await check(VOUCHERS.over)).msg).toBe('这张券已经过期，有效期到2026年10月31日');
  const who = await newMember();
  await add(who, { voucher: VOUCHERS.nine });
  expect((await check(VOUCHERS.nine)).msg).toBe('这张券已经用过了，一张券只能用一次');
  for (const [voucher, shop] of [
    ['NOSUCHCODE', 'shop'],
    [VOUCHERS.three, 'other-shop'],
    [VOUCHERS.over, 'shop'],
    [VOUCHERS.nine, 'shop'],
  ] as const) {
    expect(await add(who, { voucher, shop: { id: shop, name: '' } })).toMatchObject({
      ...{ code: ErrorCode.INVALID_PARAMS, data: { field: 'voucher' } },
    });
  }
});

test('who tries code after code is stopped', async () => {
  for (let tried = 0; tried < 30; tried += 1) await check('NOSUCHCODE');
  expect(await check(VOUCHERS.nine)).toMatchObject({
    ...{ code: ErrorCode.TOO_MANY_REQUESTS, data: { retry_after: expect.any(Number) as number } },
  });
});

test('who tries code after code by asking for a car is stopped as well', async () => {
  const who = await newMember();
  for (let tried = 0; tried < 30; tried += 1) await check('NOSUCHCODE');
  expect((await add(who, { voucher: VOUCHERS.three })).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
  expect((await add(who)).code).toBe(ErrorCode.OK);
});

test('of several demands with one voucher at the same moment one has it, and the others do not exist', async () => {
  const members = await Promise.all([newMember(), newMember(), newMember()]);
  const answers = await Promise.all(members.map(who => add(who, { voucher: VOUCHERS.three })));
  const sent = answers.filter(({ code }) => code === ErrorCode.OK);
  expect(sent).toHaveLength(1);
  expect(await holderOf(VOUCHERS.three)).toBe(sent[0]?.data.id);
  const totals = await Promise.all(
    members.map(async who => (await world.rental.get('GET /api/worksheet/get_list', { page: 1 }, who)).total),
  );
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(1);
});

test('a voucher comes back when its demand is given up or cannot be served, and only then', async () => {
  const who = await newMember();
  const first = (await add(who, { voucher: VOUCHERS.three })).data.id;
  const { desk } = world.rental.server;
  const act = desk.bind(world.rental.server);
  await act('demands', first, 'contacted', { note: '周三送车' });
  expect(await holderOf(VOUCHERS.three)).toBe(first);
  await world.rental.get('POST /api/worksheet/cancel', { id: first, reason: '' }, who);
  expect(await holderOf(VOUCHERS.three)).toBeNull();

  const other = await newMember();
  const second = (await add(other, { voucher: VOUCHERS.three })).data.id;
  // Its first demand again gives back what is no longer its own: nothing.
  await world.rental.get('POST /api/worksheet/cancel', { id: first, reason: '' }, who);
  expect(await holderOf(VOUCHERS.three)).toBe(second);
  expect(await act('demands', second, 'unavailable', { reason: '当天没有车' })).toBe('已告知客人');
  expect(await holderOf(VOUCHERS.three)).toBeNull();
  expect((await add(other, { voucher: VOUCHERS.three })).code).toBe(ErrorCode.OK);
});

test('who closes their account gives back the voucher of what was still open', async () => {
  const who = await newMember();
  expect((await add(who, { voucher: VOUCHERS.three })).code).toBe(ErrorCode.OK);
  await world.rental.get('POST /api/user/send_proof_code', { purpose: 'CLOSE' }, who);
  const { given_up } = await world.rental.get('GET /api/user/get_closing_terms', {}, who);
  const vcode = await world.codeOf(who.login.uid);
  await world.rental.get('POST /api/user/close_account', { vcode, given_up }, who);
  expect(await holderOf(VOUCHERS.three)).toBeNull();
});

test('with enough free days it costs nothing: accepted it is booked, with return, over-days price and its car', async () => {
  const who = await newMember();
  const { id } = (await add(who, { voucher: VOUCHERS.nine })).data;
  expect((await world.detail(who, id)).estimate?.total).toBe(0);
  const orderid = await world.accept(who, id, await world.quote(who, id, 0));
  const use = { return_time: '2026-11-28T10:00:00+08:00', over_day_price: 12_800 };
  expect(await world.order(who, orderid)).toMatchObject({ status_text: '待服务', use });
  const { desk } = world.rental.server;
  const act = desk.bind(world.rental.server);
  const car = { model: '大众Polo 白色', plate: '京B67890' };
  expect(await act('demands', id, 'choose-car', { ...car, plate: '京b·67890' })).toBe('已登记');
  expect((await world.order(who, orderid)).use).toEqual({ ...use, car });
  expect(await world.rental.get('GET /api/scooter/get_orders', { page: 1 }, who)).toMatchObject({
    rows: [{ id, orderid, kind: 'REPLACEMENT', status_text: '待服务', use: { ...use, car } }],
    total: 1,
  });
  // Its order is cancelled: the demand goes on, and keeps what it has.
  await world.rental.get(
    'POST /api/worksheet/order/cancel',
    { orderid, expected_penalty: 0, reason: '' },
    who,
  );
  expect(await holderOf(VOUCHERS.nine)).toBe(id);
  await world.rental.get('POST /api/worksheet/cancel', { id, reason: '' }, who);
  expect(await holderOf(VOUCHERS.nine)).toBeNull();
});

test('what is wrong is told at its field', async () => {
  const who = await newMember();
  const fieldOf = async (changes: Partial<Add>) => (await add(who, changes)).data;
  expect(await fieldOf({ plate: '京I12345' })).toEqual({ field: 'plate' });
  expect(await fieldOf({ shop: { id: 'no-such-shop', name: '顺驰汽车4S店' } })).toEqual({ field: 'shop' });
  expect(await fieldOf({ claim_no: '报案' })).toEqual({ field: 'claim_no' });
  expect(await fieldOf({ voucher: '12' })).toEqual({ field: 'voucher' });
  expect(await fieldOf({ car_class: 'SUV' })).toEqual({ field: 'car_class' });
  expect(await fieldOf({ days: 61 })).toEqual({ field: 'days' });
  expect((await add(who, { city_id: '460300' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
});

test('the shops of a city are found by a part of name or address', async () => {
  const find = async (keyword: string, city_id = '110000') => {
    const { server } = world.rental;
    return (await server.call('GET /api/vip4s/get_shops', { city_id, keyword })).data.shops;
  };
  expect((await find('')).map(({ id }) => id).sort()).toEqual(['other-shop', 'shop']);
  expect(await find('顺驰')).toEqual([{ id: 'shop', name: '顺驰汽车4S店', address: '北京汽车大道8号' }]);
  expect(await find('%')).toEqual([]);
  expect(await find('', '310000')).toEqual([]);
});

test('the desk sees which voucher a demand has', async () => {
  const who = await newMember();
  const { id } = (await add(who, { voucher: VOUCHERS.three })).data;
  const { vip4sDesk } = await import('../../../server/areas/vip4s/vip4sDesk');
  const context = { db: world.rental.db, now: new Date(monday) } as Parameters<typeof vip4sDesk.list>[0];
  const detail = await vip4sDesk.read(context, VOUCHERS.three);
  expect(detail).toMatchObject({ state: '已使用', title: VOUCHERS.three });
  expect(detail?.facts).toContainEqual({ label: '用于需求', value: id });
  expect((await vip4sDesk.list(context, id)).map(({ title }) => title)).toEqual([VOUCHERS.three]);
  const states = (await vip4sDesk.list(context, '')).map(({ title, state }) => [title, state]);
  expect(states).toEqual(
    expect.arrayContaining([
      [VOUCHERS.over, '已过期'],
      [VOUCHERS.nine, '未使用'],
    ]),
  );
  expect(await vip4sDesk.read(context, 'NOSUCHCODE')).toBeUndefined();
});
