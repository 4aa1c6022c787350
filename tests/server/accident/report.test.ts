import { eq } from 'drizzle-orm';
import { accidentData } from '../../../server/areas/accident/public';
import { orders } from '../../../server/kernel/orders/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { fillLong, LongWorld } from '../long/LongWorld';
import type { TestSession } from '../support/testServer';
import { AccidentWorld } from './accidentWorld';

// Issue 15 (specification §7, accident_add): a report is kept once, within the trip, and holds the deposit for the vehicle.

let world: AccidentWorld;
let who: TestSession;
let orderid: string;
beforeAll(async () => {
  world = await AccidentWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun();
  orderid = await world.rented(who);
});

const add = (changes: Parameters<AccidentWorld['request']>[1] = {}, session = who) =>
  world.rental.ask('POST /api/order/accident/accident_add', world.request(orderid, changes), session);

test('it is listed, shown with what its cover means, and holds the deposit', async () => {
  const slots = await world.allSlots(who);
  const { front_pic, scene_pic } = slots;
  const other = { plate: '京 b12345', name: '李雷', mobile: '13912345678', insurer: '平安' };
  const id = await world.report(who, orderid, {
    ...{ front_pic, scene_pic, images: [await world.picture(who)], other },
    location: { lng: 116.46, lat: 39.91 },
  });
  expect(id).toMatch(/^SG261126\d{6}$/);
  const detail = await world.detail(who, id);
  expect(detail).toMatchObject({
    ...{ id, orderid, line: 'RENTAL', car: '日产轩逸', status: 'REPORTED', status_text: '已报案', due: 0 },
    ...{ place: '东三环国贸桥下', is_injured: false, has_police: true, has_other: true },
    front_pic: { file_id: front_pic, media: 'photo', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ...{ can_supply: true, can_withdraw: true, can_appeal: false, can_pay: false, from_deposit: 0 },
    missing: ['crush_far_pic', 'crush_near_pic', 'crush_other_pic'],
    // Who the other side is stays between the renter and the desk.
    other: { plate: '京B12345', name: '李**', mobile: '139****5678', insurer: '平安' },
    location: { lng: 116.46, lat: 39.91 },
  });
  expect(detail.cover[0]).toEqual({ name: '车损自担', text: '最多1500元' });
  expect((await world.deposit(who, orderid))?.holds).toMatchObject([
    { case_kind: 'ACCIDENT', case_id: id, reason: '11月26日的事故' },
  ]);
  expect(await world.rental.timeline(who, orderid)).toContain('11月26日的事故已报案，车辆押金等它处理完再退');
  expect((await world.messages(who)).at(-1)).toContain(`编号${id}`);
  const list = await world.rental.get('GET /api/order/accident/get_list', { page: 1, orderid }, who);
  expect([list.total, list.rows[0]?.id]).toEqual([1, id]);
});

test('who the other side is lies sealed in the database', async () => {
  const id = await world.report(who, orderid, { other: { name: '韩梅梅', mobile: '13911112222' } });
  const stored = JSON.stringify((await world.row(id)).other);
  expect(stored).not.toMatch(/韩梅梅|13911112222/);
});

test('the same key again, also at the same moment, is one report', async () => {
  const request = world.request(orderid);
  const send = () => world.rental.ask('POST /api/order/accident/accident_add', request, who);
  const [first, second] = await Promise.all([send(), send()]);
  const third = await send();
  expect([second.data, third.data]).toEqual([first.data, first.data]);
  expect((await world.rental.get('GET /api/order/accident/get_list', { page: 1 }, who)).total).toBe(1);
});

test.each<[string, Parameters<AccidentWorld['request']>[1], string]>([
  ['no time', { time: '昨天' }, 'time'],
  ['a time to come', { time: '2026-11-26T12:01:00+08:00' }, 'time'],
  ['no place', { place: ' \u200b ' }, 'place'],
  ['a long place', { place: '路'.repeat(61) }, 'place'],
  ['a long story', { description: '撞'.repeat(301) }, 'description'],
  ['no number', { other: { mobile: '1391234' } }, 'other.mobile'],
  ['no plate', { other: { plate: 'B12345' } }, 'other.plate'],
  ['a long name', { other: { name: '王'.repeat(31) } }, 'other.name'],
])('%s is refused, and named', async (_name, changes, field) => {
  expect(await add(changes)).toMatchObject({ code: ErrorCode.INVALID_PARAMS, data: { field } });
});

test.each([
  ['2026-11-25T09:59:00+08:00', ErrorCode.ORDER_STATE],
  ['2026-11-25T10:00:00+08:00', ErrorCode.OK],
  ['2026-11-26T12:00:00+08:00', ErrorCode.OK],
])('happened at %s: %i', async (time, code) => {
  expect((await add({ time })).code).toBe(code);
});

test('within 7 days after the return, of the time before it', async () => {
  await world.violations.broughtBack(orderid);
  world.rental.at('2026-12-05T10:00:00+08:00');
  who = await world.again(who);
  expect((await add({ time: '2026-11-28T10:01:00+08:00' })).code).toBe(ErrorCode.ORDER_STATE);
  expect((await add({ time: '2026-11-28T10:00:00+08:00' })).code).toBe(ErrorCode.OK);
  world.rental.wait(60);
  expect((await add()).msg).toBe('还车已超过7天，请拨打客服热线报案');
});

test('cars that are out, or have just come back, can be chosen', async () => {
  const chosen = async () => (await world.rental.get('GET /api/order/accident/get_orders', {}, who)).orders;
  expect(await chosen()).toEqual([
    { orderid, line: 'RENTAL', car: '日产轩逸', from_time: '2026-11-25T10:00:00+08:00' },
  ]);
  await world.violations.broughtBack(orderid);
  expect(await chosen()).toMatchObject([{ orderid, to_time: '2026-11-28T10:00:00+08:00' }]);
  world.rental.at('2026-12-05T10:01:00+08:00');
  who = await world.again(who);
  expect(await chosen()).toEqual([]);
});

test('a car that was not taken, and one of somebody else', async () => {
  const stranger = await world.begun();
  const booked = await world.rental.book(stranger, { cartype_id: 'car-sylphy' });
  world.rental.at('2026-11-26T12:00:00+08:00');
  expect((await add({}, stranger)).code).toBe(ErrorCode.NOT_FOUND);
  expect((await add({ orderid: booked }, stranger)).code).toBe(ErrorCode.ORDER_STATE);
});

test('three go on at the same time, and five are reported in a day', async () => {
  const withdraw = (id: string) => world.rental.get('POST /api/order/accident/withdraw', { id }, who);
  let last = '';
  for (let times = 0; times < 3; times += 1) last = await world.report(who, orderid);
  expect((await add()).msg).toContain('已有3次事故在处理');
  for (let times = 0; times < 2; times += 1) {
    await withdraw(last);
    last = await world.report(who, orderid);
  }
  await withdraw(last);
  expect((await add()).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
});

test('a mistake is taken back, once, and ends what it held', async () => {
  const id = await world.report(who, orderid);
  const withdraw = () => world.rental.ask('POST /api/order/accident/withdraw', { id }, who);
  expect([(await withdraw()).code, (await withdraw()).code]).toEqual([ErrorCode.OK, ErrorCode.OK]);
  expect((await world.detail(who, id)).status).toBe('WITHDRAWN');
  expect(await world.deposit(who, orderid)).not.toHaveProperty('holds');
});

test('an account is not closed while it goes on, whatever became of the order', async () => {
  const id = await world.report(who, orderid);
  await world.db.update(orders).set({ state: 'COMPLETED' }).where(eq(orders.id, orderid));
  const open = async () => (await world.rental.get('GET /api/user/get_closing_terms', {}, who)).open_orders;
  expect(await open()).toMatchObject([{ orderid }]);
  await world.rental.get('POST /api/order/accident/withdraw', { id }, who);
  expect(await open()).toEqual([]);
});

test('what a member is told of themselves names the other side in full', async () => {
  await world.report(who, orderid, { other: { name: '李雷', mobile: '13912345678' } });
  const { dataKey } = world.rental.server.settings;
  const member = { id: who.login.user_id, mobile: who.login.uid };
  const told = await accidentData.read({ db: world.db, member, dataKey, photoUrl: id => id });
  expect(told).toMatchObject([{ 对方姓名: '李雷', 对方手机号: '13912345678', 状态: '已报案' }]);
});

test('of a long rental: the car that was out, its cover, and a thirtieth of its month', async () => {
  const long = new LongWorld(world.rental);
  await fillLong(world.db);
  const renter = await world.begun();
  const rented = await long.rented(renter, { services: ['LONG_FULL_COVER'] });
  const id = await world.report(renter, rented, { time: '2026-11-28T10:00:00+08:00' });
  const { plate, cover, line } = await world.detail(renter, id);
  expect([plate, line, cover[1]]).toEqual(['京A12345', 'LONG', { name: '三者额度', text: '200万元' }]);
  expect((await world.row(id)).dayPrice).toBe(Math.round((285_000 + 29_900) / 30));
});
