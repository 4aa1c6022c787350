import { ErrorCode } from '../../../src/domain/errorCode';
import { cycleChoice } from '../cycle/cycleWorld';
import { monday } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { WorksheetWorld } from './worksheetWorld';

// Issue 14: a quote of the desk can be accepted and paid through the one cashier, expires, can be declined with a word.

let world: WorksheetWorld;
let who: TestSession;
let lastMobile = 13_700_000_000;
beforeAll(async () => {
  world = await WorksheetWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.rental.server.now = monday;
  who = await world.rental.login(String((lastMobile += 1)));
});

const ask = (...given: Parameters<typeof world.rental.ask>) => world.rental.ask(...given);

test('the staff calls, offers something, and it is accepted, paid, carried out', async () => {
  const id = await world.send(who);
  const { desk } = world.rental.server;
  const act = desk.bind(world.rental.server);
  expect(await act('demands', id, 'contacted', { note: '周三上午接机' })).toBe('已记录');
  expect((await world.detail(who, id)).status_text).toBe('已联系');
  const quote = await world.quote(who, id);
  expect(await world.detail(who, id)).toMatchObject({
    ...{ status_text: '已报价', can_accept: true, quote: { total: 18_800, is_expired: false } },
    note: '请在11月24日 09:00前接受报价',
  });
  const orderid = await world.accept(who, id, quote);
  expect(await world.order(who, orderid)).toMatchObject({
    ...{ status_text: '待支付', total: 18_800, title: '接机 · 舒适5座', demand_id: id, can_pay: true },
    expires_at: '2026-11-23T11:00:00+08:00',
  });
  await world.rental.pay(who, orderid);
  expect(await world.order(who, orderid)).toMatchObject({ status_text: '待服务', paid: 18_800 });
  const { orders } = await world.rental.get('GET /api/order/get_orders', { page: 1, aliasStatus: 0 }, who);
  expect(orders).toMatchObject([{ orderid, line: 'DEMAND', facts: '包车 · 北京 · 11月25日 10:00' }]);
  expect(await act('demands', id, 'complete')).toBe('已完成');
  expect(await world.order(who, orderid)).toMatchObject({ status_text: '已完成', can_delete: true });
  expect((await world.detail(who, id)).orderid).toBe(orderid);
});

test('a quote accepted twice, also at the same moment, is one order', async () => {
  const id = await world.send(who);
  const quote = await world.quote(who, id);
  const accepted = await Promise.all([1, 2, 3].map(() => world.accept(who, id, quote)));
  expect(new Set(accepted).size).toBe(1);
  expect(await world.accept(who, id, quote)).toBe(accepted[0]);
});

test('what has expired, was declined or replaced is not accepted', async () => {
  const id = await world.send(who);
  const first = await world.quote(who, id, 188, 1);
  const accept = (quote: { id: string; total: number }) =>
    ask('POST /api/worksheet/accept', { id, quote_id: quote.id, expected_total: quote.total }, who);
  world.rental.at('2026-11-23T10:00:00+08:00');
  expect((await accept(first)).code).toBe(ErrorCode.QUOTE_EXPIRED);
  expect(await world.detail(who, id)).toMatchObject({ can_accept: false, quote: { is_expired: true } });
  const second = await world.quote(who, id, 168);
  expect((await accept(first)).code).toBe(ErrorCode.PRICE_CHANGED);
  expect((await accept({ ...second, total: 1 })).code).toBe(ErrorCode.PRICE_CHANGED);
  await world.rental.get(
    'POST /api/worksheet/decline',
    { id, quote_id: second.id, reason: '时间改到周四' },
    who,
  );
  expect(await world.detail(who, id)).toMatchObject({
    status_text: '已联系',
    timeline: expect.arrayContaining([
      expect.objectContaining({ text: '没有接受报价：时间改到周四' }),
    ]) as unknown,
  });
  expect((await accept(second)).code).toBe(ErrorCode.DEMAND_STATE);
});

test('nothing is accepted or paid whose time has come: a quote ends with it, and so does the time to pay', async () => {
  const id = await world.send(who);
  const quote = await world.quote(who, id, 188, 168);
  expect((await world.detail(who, id)).quote?.valid_until).toBe('2026-11-25T10:00:00+08:00');
  world.rental.at('2026-11-25T09:00:00+08:00');
  who = await world.rental.login(who.login.uid);
  const accepting = { id, quote_id: quote.id, expected_total: quote.total };
  const { expires_at } = await world.rental.get('POST /api/worksheet/accept', accepting, who);
  expect(expires_at).toBe('2026-11-25T10:00:00+08:00');
  const other = await world.send(who, { take_time: '2026-11-25T18:00:00+08:00', repeat: true });
  const late = await world.quote(who, other, 188, 168);
  world.rental.at('2026-11-25T18:00:00+08:00');
  const request = { id: other, quote_id: late.id, expected_total: late.total };
  expect((await world.rental.ask('POST /api/worksheet/accept', request, who)).code).toBe(
    ErrorCode.QUOTE_EXPIRED,
  );
});

test('an order under a key that looks like that of a quote does not stand in its way', async () => {
  const id = await world.send(who);
  const quote = await world.quote(who, id);
  const { bill } = await world.rental.get('POST /api/cycle/calc', cycleChoice, who);
  const client_key = `quote-${quote.id}`;
  await world.rental.get(
    'POST /api/cycle/add',
    { ...cycleChoice, client_key, expected_total: bill.total },
    who,
  );
  expect(await world.accept(who, id, quote)).toMatch(/^YC/);
});

test('an order that is not paid in two hours is closed, and the demand goes on', async () => {
  const id = await world.send(who);
  const orderid = await world.accept(who, id, await world.quote(who, id));
  world.rental.at('2026-11-23T11:00:01+08:00');
  expect((await world.order(who, orderid)).status_text).toBe('已关闭');
  expect((await world.detail(who, id)).status_text).toBe('已联系');
  const again = await world.accept(who, id, await world.quote(who, id));
  expect(again).not.toBe(orderid);
});

test('cancelling costs what was shown: nothing a day ahead, a fifth on the last day', async () => {
  const booked = async (): Promise<string> => {
    const id = await world.send(who, { repeat: true });
    const orderid = await world.accept(who, id, await world.quote(who, id));
    await world.rental.pay(who, orderid);
    return orderid;
  };
  const cancel = (orderid: string, expected_penalty: number) =>
    ask('POST /api/worksheet/order/cancel', { orderid, expected_penalty, reason: '行程有变' }, who);
  const [early, late] = [await booked(), await booked()];
  expect(await cancel(early, 0)).toMatchObject({ code: 0, data: { penalty: 0, refund: 18_800 } });
  world.rental.at('2026-11-24T20:00:00+08:00');
  expect(await cancel(late, 0)).toMatchObject({
    ...{ code: ErrorCode.PENALTY_CHANGED, data: { once_penalty_amount: 3_760, refund_amount: 15_040 } },
  });
  expect(await cancel(late, 3_760)).toMatchObject({ code: 0, data: { penalty: 3_760, refund: 15_040 } });
  expect((await cancel(late, 3_760)).code).toBe(ErrorCode.ORDER_STATE);
});

test('what the house cancels costs nothing', async () => {
  const id = await world.send(who);
  const orderid = await world.accept(who, id, await world.quote(who, id));
  await world.rental.pay(who, orderid);
  await world.rental.server.desk('demands', id, 'cancel-order', { reason: '车辆故障' });
  expect(await world.order(who, orderid)).toMatchObject({ status_text: '已取消', refunded: 18_800 });
});

test('a demand is given up once, by who has sent it', async () => {
  const id = await world.send(who);
  const other = await world.rental.login(String((lastMobile += 1)));
  expect((await ask('POST /api/worksheet/cancel', { id, reason: '' }, other)).code).toBe(ErrorCode.NOT_FOUND);
  expect((await ask('GET /api/worksheet/get_detail', { id }, other)).code).toBe(ErrorCode.NOT_FOUND);
  await world.rental.get('POST /api/worksheet/cancel', { id, reason: '自己开车' }, who);
  expect((await world.detail(who, id)).status_text).toBe('已取消');
  expect(await world.rental.server.desk('demands', id, 'quote', { total: 1, text: '好', hours: 1 })).toBe(
    '状态已经变化，不能再这样办理',
  );
});
