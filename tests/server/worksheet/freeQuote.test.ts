import { ErrorCode } from '../../../src/domain/errorCode';
import { freshKey, monday } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { universal, WorksheetWorld } from './worksheetWorld';

// Issue 14: what is offered for nothing is accepted without the cashier, such as a test drive.

let world: WorksheetWorld;
let who: TestSession;
let lastMobile = 13_800_000_000;
beforeAll(async () => {
  world = await WorksheetWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.rental.server.now = monday;
  who = await world.rental.login(String((lastMobile += 1)));
});

/** A test drive on Friday for which the staff wants nothing. */
async function offered(): Promise<{ id: string; quote: { id: string; total: number } }> {
  const request = universal(who.login.uid, { vehicle: 'TEST_DRIVE', model: '比亚迪海豚' });
  const { id } = await world.rental.get('POST /api/worksheet/universal/add', request, who);
  return { id, quote: await world.quote(who, id, 0) };
}

const ordersOfMember = async () =>
  (await world.rental.get('GET /api/order/get_orders', { page: 1, aliasStatus: 0 }, who)).orders;

test('the desk offers something for nothing; accepted, it is booked at once', async () => {
  const { id, quote } = await offered();
  expect(quote.total).toBe(0);
  const orderid = await world.accept(who, id, quote);
  expect(await world.order(who, orderid)).toMatchObject({
    ...{ status_text: '待服务', total: 0, paid: 0, can_pay: false, can_cancel: true },
    calcFee: { once_penalty_amount: 0, refund_amount: 0, rule: '这次预订免费，可以直接取消。' },
  });
  expect((await world.order(who, orderid)).timeline.map(({ text }) => text)).toEqual([
    ...['不需要付款，预订已确认', '已接受报价'],
  ]);
  expect(await ordersOfMember()).toMatchObject([{ orderid, status_text: '待服务' }]);
  expect((await world.detail(who, id)).status_text).toBe('已确认');
});

test('accepted again, also at the same moment, it is one order; nobody else accepts it', async () => {
  const { id, quote } = await offered();
  const other = await world.rental.login(String((lastMobile += 1)));
  const asOther = { id, quote_id: quote.id, expected_total: 0 };
  expect((await world.rental.ask('POST /api/worksheet/accept', asOther, other)).code).toBe(
    ErrorCode.NOT_FOUND,
  );
  const accepted = await Promise.all([1, 2, 3].map(() => world.accept(who, id, quote)));
  expect(new Set(accepted).size).toBe(1);
  expect(await ordersOfMember()).toHaveLength(1);
});

test('nothing is paid for it, and no time to pay closes it', async () => {
  const { id, quote } = await offered();
  const orderid = await world.accept(who, id, quote);
  const payment = { orderid, method: 'WECHAT', client_key: freshKey() } as const;
  expect((await world.rental.ask('POST /api/order/pay', payment, who)).code).not.toBe(ErrorCode.OK);
  world.rental.at('2026-11-23T20:00:00+08:00');
  expect((await world.order(who, orderid)).status_text).toBe('待服务');
});

test('it is cancelled for nothing until its time, carried out, or called off by the house', async () => {
  const cancel = (orderid: string) =>
    world.rental.ask('POST /api/worksheet/order/cancel', { orderid, expected_penalty: 0, reason: '' }, who);
  const late = await offered();
  const orderid = await world.accept(who, late.id, late.quote);
  world.rental.at('2026-11-27T08:00:00+08:00');
  expect(await cancel(orderid)).toMatchObject({ code: 0, data: { penalty: 0, refund: 0 } });
  expect((await world.detail(who, late.id)).status_text).toBe('已联系');

  // Another order of the same day is the one that counts.
  world.rental.at('2026-11-27T08:10:00+08:00');
  const again = await world.accept(who, late.id, await world.quote(who, late.id, 0));
  world.rental.at('2026-11-27T09:30:00+08:00');
  expect((await cancel(again)).code).toBe(ErrorCode.ORDER_STATE);
  expect(await world.rental.server.desk('demands', late.id, 'complete')).toBe('已完成');
  expect(await world.order(who, again)).toMatchObject({ status_text: '已完成', paid: 0 });
});
