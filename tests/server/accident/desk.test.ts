import { askForPapers } from '../../../server/areas/accident/decideAccident';
import { photo } from '../support/photos';
import type { TestSession } from '../support/testServer';
import { ASSESSED, AccidentWorld, SHOP_MOBILE } from './accidentWorld';

// Issue 15: the desk writes an accident down for who phones, and offers what its life lets it do.

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

test('a renter phones: it is theirs, and they can add to it', async () => {
  const id = await world.register({ orderid: orderid.toLowerCase(), injured: 'yes' });
  expect(await world.detail(who, id)).toMatchObject({
    ...{ place: '国贸桥', description: '追尾', is_injured: true, status: 'REPORTED', can_supply: true },
  });
  expect((await world.messages(who)).at(-1)).toContain('已报案');
  expect(await world.page(id)).toContain('有人受伤，已报警，涉及对方');
});

test.each([
  [{ time: '昨天' }, '时间请写成 2026-11-03 09:30 的样子'],
  [{ time: '2026-11-25 09:00' }, '这个时间不在用车期间，请核对事故时间'],
  [{ time: '2026-11-26 13:00' }, '事故时间不能晚于现在'],
  [{ orderid: 'ZC000' }, '没有找到这个订单，或它的车还没有交出'],
  [{ place: '' }, '请填写地点，最多60个字'],
])('%j: %s', async (fields, said) => {
  expect(await world.register({ orderid, ...fields })).toBe(said);
});

test('long after the return the staff can still write it down', async () => {
  await world.violations.broughtBack(orderid);
  world.rental.at('2026-12-20T10:00:00+08:00');
  expect(await world.register({ orderid })).toMatch(/^SG/);
});

test('the link stands on the page with its code, until the figures are there', async () => {
  const id = await world.report(who, orderid);
  const token = await world.link(id);
  expect(await world.page(id)).toContain(`/insure_apply/merchant?token=${token}`);
  await world.rental.get('POST /api/order/accident/update', await world.update(token));
  const page = await world.page(id);
  expect(page).not.toContain(token);
  expect(page).toContain('北京顺捷汽修：维修3天，维修费¥2600');
});

test('a number to which no message goes is refused before anything is sent', async () => {
  const id = await world.report(who, orderid);
  const before = (await world.violations.messages(SHOP_MOBILE)).length;
  expect(await world.desk(id, 'send-link', { shop: '顺捷', mobile: '010-8888' })).toBe('请填写11位手机号');
  expect((await world.violations.messages(SHOP_MOBILE)).length).toBe(before);
  expect((await world.detail(who, id)).status).toBe('REPORTED');
});

test('figures that are entered directly count from now on, with their proof', async () => {
  const id = await world.report(who, orderid);
  expect(await world.desk(id, 'assess', { ...ASSESSED, note: '电话定损' }, await photo())).toBe('已录入');
  expect((await world.detail(who, id)).assessment).toMatchObject({
    ...{ shop: '理赔专员', repair: 260_000, note: '电话定损', priceState: { days: 3, total: 60_000 } },
    pictures: [{ media: 'photo' }],
  });
});

test('what was not seen is not decided about', async () => {
  const id = await world.report(who, orderid);
  const token = await world.link(id);
  await world.rental.get('POST /api/order/accident/update', await world.update(token));
  const seen = /name="seen" value="([^"]+)"/.exec(await world.page(id))?.[1];
  world.rental.wait(60);
  await world.rental.get('POST /api/order/accident/update', await world.update(token, { repair: 1000 }));
  expect(/name="seen" value="([^"]+)"/.exec(await world.page(id))?.[1]).not.toBe(seen);
});

test('what its life does not allow is not offered', async () => {
  const id = await world.report(who, orderid);
  for (const action of ['decide', 'return', 'dismiss-appeal', 'take-deposit'])
    expect(await world.desk(id, action, {})).toBe('状态已经变化，不能再这样办理');
});

test('a message that is not sent stops nothing, and the log gets why, without a number', async () => {
  const id = await world.report(who, orderid);
  const { db, money } = world.rental.server;
  const problems: unknown[] = [];
  const context = {
    ...{ db, money, now: world.rental.server.clock(), report: (one: unknown) => problems.push(one) },
    sms: { send: () => Promise.reject(new Error('no way')) },
  };
  expect(await askForPapers(context, id, '请补拍车头')).toBe(false);
  expect((await world.detail(who, id)).status).toBe('PAPERS');
  expect(problems).toEqual([new Error('no way')]);
});
