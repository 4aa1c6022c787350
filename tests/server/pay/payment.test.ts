import { eq } from 'drizzle-orm';
import { payments, refunds } from '../../../server/kernel/money/schema';
import { countMoney } from '../../../server/kernel/orders/orderRepository';
import { orders } from '../../../server/kernel/orders/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { freshKey, monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Specification §7, /api/order/pay and /api/pay/query; decisions, reading 15: the sandbox cashier, in which success,
// failure, cancel and "result unknown" can all be tried.

const TOTAL = 76000;
const PAID = ['门店已确认，请按时取车', '支付成功'];

let world: RentalWorld;
let session: TestSession;
let orderid: string;
let lastMobile = 13_300_000_000;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  session = await world.login(String((lastMobile += 1)));
  orderid = await world.book(session, { cartype_id: 'car-sylphy' });
});

type Outcome = 'SUCCEED' | 'FAIL' | 'CANCEL' | 'UNKNOWN';
const decide = (payment_id: string, outcome: Outcome) =>
  world.ask('POST /api/pay/sandbox', { payment_id, outcome }, session);
const begin = (client_key = freshKey(), method: 'WECHAT' | 'BALANCE' = 'WECHAT') =>
  world.ask('POST /api/order/pay', { orderid, method, client_key }, session);
const query = async (payment_id: string) =>
  (await world.get('GET /api/pay/query', { payment_id }, session)).status;
const detail = () => world.detail(session, orderid);
const refundsOf = async () =>
  (await world.db.select().from(refunds).where(eq(refunds.subjectId, orderid))).map(({ amount }) => amount);

test('a payment that succeeds confirms the order at once', async () => {
  const { data } = await begin();
  expect(data).toMatchObject({ amount: TOTAL, instruction: { kind: 'SANDBOX' } });
  expect(await world.get('GET /api/pay/query', { payment_id: data.payment_id }, session)).toEqual({
    payment_id: data.payment_id,
    subject: { kind: 'RENTAL', id: orderid },
    title: '日产轩逸 · 共3天 · 国贸店',
    amount: TOTAL,
    status: 'PENDING',
    is_sandbox: true,
    expires_at: '2026-11-23T09:15:00+08:00',
  });
  expect((await decide(data.payment_id, 'SUCCEED')).data).toEqual({ status: 'SUCCEEDED' });
  expect(await query(data.payment_id)).toBe('SUCCEEDED');
  expect(await detail()).toMatchObject({
    status: 'AWAITING_PICKUP',
    paid: TOTAL,
    can_pay: false,
    can_cancel: true,
  });
  // Only an order that waits for its payment says until when.
  expect(await detail()).not.toHaveProperty('expires_at');
  expect((await world.timeline(session, orderid)).slice(0, 2)).toEqual(PAID);
  const bill = await world.get('GET /api/order/bill/calc', { orderid }, session);
  expect(bill).toMatchObject({ paid: TOTAL, refunded: 0, bill: { total: TOTAL } });
});

test('a cashier that knows only kind and id of a subject is told what is due, and pays it', async () => {
  const subject = { kind: 'RENTAL', id: orderid };
  const due = () => world.get('GET /api/pay/get_due', subject, session);
  expect(await due()).toEqual({
    subject,
    title: '日产轩逸 · 共3天 · 国贸店',
    lines: [],
    standing: {
      state: 'DUE',
      amount: TOTAL,
      expires_at: '2026-11-23T09:15:00+08:00',
      closing: '超过15分钟未支付，车辆已释放，可以重新预订。',
    },
    methods: ['WECHAT', 'ALIPAY', 'BALANCE'],
  });
  const request = { ...subject, method: 'ALIPAY', client_key: freshKey() } as const;
  const first = await world.get('POST /api/pay/begin', request, session);
  expect(first).toMatchObject({ amount: TOTAL, instruction: { kind: 'SANDBOX' } });
  expect(await world.get('POST /api/pay/begin', request, session)).toEqual(first);
  await decide(first.payment_id, 'SUCCEED');
  expect((await due()).standing).toEqual({ state: 'PAID', amount: TOTAL });
});

test('an order that can no longer be paid says why', async () => {
  const standing = async () =>
    (await world.get('GET /api/pay/get_due', { kind: 'RENTAL', id: orderid }, session)).standing;
  world.wait(15 * 60);
  const reason = '超过15分钟未支付，车辆已释放，可以重新预订。';
  expect(await standing()).toEqual({ state: 'CLOSED', reason });
  world.server.now = monday;
  orderid = await world.book(session, { cartype_id: 'car-sylphy' });
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
  expect(await standing()).toEqual({ state: 'CLOSED', reason: '订单已取消，可以重新预订。' });
});

describe('money that came and went back is never shown as paid (issue 9, money)', () => {
  const standing = async () =>
    (await world.get('GET /api/pay/get_due', { kind: 'RENTAL', id: orderid }, session)).standing;
  const arrival = '原路退回，一般1至3个工作日到账';

  test('of an order that was cancelled, with the penalty that is kept', async () => {
    await world.pay(session, orderid);
    await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
    expect(await standing()).toEqual({ state: 'REFUNDED', amount: TOTAL, reason: '订单已取消。', arrival });

    world.server.now = monday;
    orderid = await world.book(session, { cartype_id: 'car-sylphy' });
    await world.pay(session, orderid);
    world.at('2026-11-25T09:00:00+08:00');
    const { calcFee } = await detail();
    const expected_penalty = calcFee.once_penalty_amount;
    await world.get('POST /api/order/cancel', { orderid, expected_penalty, reason: '' }, session);
    expect(expected_penalty).toBe(18000);
    expect(await standing()).toEqual({
      state: 'REFUNDED',
      amount: TOTAL - expected_penalty,
      reason: '订单已取消，收取违约金¥180。',
      arrival,
    });
  });

  test('of an order that was closed before its money came', async () => {
    const payment_id = await world.beginPayment(session, orderid);
    await world.db.update(orders).set({ state: 'CLOSED' }).where(eq(orders.id, orderid));
    await decide(payment_id, 'SUCCEED');
    expect(await standing()).toEqual({
      state: 'REFUNDED',
      amount: TOTAL,
      reason: '付款到账时订单已关闭。',
      arrival,
    });
  });

  test('from the balance it is there at once', async () => {
    await world.fill(session, { balance: TOTAL });
    await begin(freshKey(), 'BALANCE');
    await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
    expect(await standing()).toMatchObject({ state: 'REFUNDED', arrival: '已退回余额' });
  });

  test('of an order that was paid twice: what is kept is paid', async () => {
    await world.pay(session, orderid);
    await countMoney(world.db, orderid, TOTAL, TOTAL);
    expect(await standing()).toEqual({ state: 'PAID', amount: TOTAL });
  });

  test('and its payment, begun again by its key, is not told to be paid', async () => {
    const key = freshKey();
    const { data } = await begin(key);
    await decide(data.payment_id, 'SUCCEED');
    expect((await begin(key)).data.instruction).toEqual({ kind: 'PAID' });
    await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
    expect(await begin(key)).toMatchObject({
      code: ErrorCode.PAYMENT_CLOSED,
      msg: '这笔付款已退回，请返回订单查看',
    });
  });
});

test('a subject of a kind that nobody pays for is not there', async () => {
  const subject = { kind: 'WISH', id: orderid };
  expect((await world.ask('GET /api/pay/get_due', subject, session)).code).toBe(ErrorCode.NOT_FOUND);
});

test.each([
  ['FAIL', 'FAILED'],
  ['CANCEL', 'CANCELLED'],
] as const)('after %s the order still waits, and a new payment can succeed', async (outcome, status) => {
  const first = await world.beginPayment(session, orderid);
  expect((await decide(first, outcome)).data).toEqual({ status });
  expect(await detail()).toMatchObject({ status: 'UNPAID', paid: 0, can_pay: true });
  expect((await decide(first, 'SUCCEED')).code).toBe(ErrorCode.PAYMENT_CLOSED);
  await world.pay(session, orderid);
  expect(await detail()).toMatchObject({ status: 'AWAITING_PICKUP', paid: TOTAL });
});

test('an unknown result stays unknown for 8 seconds and is then a success, without any timer', async () => {
  const payment_id = await world.beginPayment(session, orderid);
  expect((await decide(payment_id, 'UNKNOWN')).data).toEqual({ status: 'UNKNOWN' });
  world.wait(7);
  expect(await query(payment_id)).toBe('UNKNOWN');
  expect(await detail()).toMatchObject({ status: 'UNPAID', confirming_payment: payment_id });
  const listed = async () =>
    (await world.get('GET /api/order/get_orders', { page: 1, aliasStatus: 0 }, session)).orders;
  expect(await listed()).toMatchObject([{ orderid, confirming_payment: payment_id }]);
  world.wait(1);
  expect(await query(payment_id)).toBe('SUCCEEDED');
  expect(await detail()).toMatchObject({ status: 'AWAITING_PICKUP', paid: TOTAL });
  expect(await detail()).not.toHaveProperty('confirming_payment');
  expect((await listed())[0]).not.toHaveProperty('confirming_payment');
});

test('while a result is unknown the order can neither be paid again nor cancelled', async () => {
  const payment_id = await world.beginPayment(session, orderid);
  await decide(payment_id, 'UNKNOWN');
  expect(await begin()).toMatchObject({
    code: ErrorCode.ORDER_STATE,
    msg: '上一笔支付的结果正在确认，请稍候',
  });
  const cancel = { orderid, expected_penalty: 0, reason: '' };
  expect((await world.ask('POST /api/order/cancel', cancel, session)).code).toBe(ErrorCode.ORDER_STATE);
  world.wait(8);
  expect((await begin()).code).toBe(ErrorCode.ORDER_STATE);
  expect((await detail()).status).toBe('AWAITING_PICKUP');
});

test('an order whose payment is unknown keeps its car beyond the 15 minutes, since the money may be on its way', async () => {
  const payment_id = await world.beginPayment(session, orderid);
  world.wait(15 * 60 - 2);
  await decide(payment_id, 'UNKNOWN');
  world.wait(4);
  expect((await detail()).status).toBe('UNPAID');
  world.wait(4);
  expect((await detail()).status).toBe('AWAITING_PICKUP');
  expect(await refundsOf()).toEqual([]);
});

test.each([0, 15 * 60])(
  'while a result is unknown the cashier says that it is being confirmed, also %i seconds later (issue 10, 2: an overdue order)',
  async seconds => {
    const payment_id = await world.beginPayment(session, orderid);
    world.wait(Math.max(0, seconds - 2));
    await decide(payment_id, 'UNKNOWN');
    world.wait(4);
    const standing = async () =>
      (await world.get('GET /api/pay/get_due', { kind: 'RENTAL', id: orderid }, session)).standing;
    expect(await standing()).toEqual({ state: 'CONFIRMING', payment_id, amount: TOTAL });
    world.wait(4);
    expect(await standing()).toEqual({ state: 'PAID', amount: TOTAL });
  },
);

test('the same client key is the same payment', async () => {
  const key = freshKey();
  const answers = await Promise.all([begin(key), begin(key), begin(key)]);
  expect(new Set(answers.map(({ data }) => data.payment_id)).size).toBe(1);
  const other = await world.book(session, { cartype_id: 'car-sylphy' });
  const misused = { orderid: other, method: 'WECHAT' as const, client_key: key };
  const otherWay = { orderid, method: 'ALIPAY' as const, client_key: key };
  expect((await world.ask('POST /api/order/pay', otherWay, session)).code).toBe(ErrorCode.INVALID_PARAMS);
  expect((await world.ask('POST /api/order/pay', misused, session)).code).toBe(ErrorCode.INVALID_PARAMS);
});

test('a second payment closes the one before, so that an order is never paid twice', async () => {
  const first = await world.beginPayment(session, orderid);
  const second = await world.beginPayment(session, orderid);
  expect(await query(first)).toBe('CANCELLED');
  expect((await decide(first, 'SUCCEED')).code).toBe(ErrorCode.PAYMENT_CLOSED);
  await decide(second, 'SUCCEED');
  expect(await begin()).toMatchObject({ code: ErrorCode.ORDER_STATE, msg: '订单待取车，无需支付' });
  expect(await detail()).toMatchObject({ paid: TOTAL, refunded: 0 });
});

test('one success told many times at once counts once', async () => {
  const payment_id = await world.beginPayment(session, orderid);
  const answers = await Promise.all(Array.from({ length: 6 }, () => decide(payment_id, 'SUCCEED')));
  expect(answers.map(({ data }) => data.status)).toEqual(Array(6).fill('SUCCEEDED'));
  expect(await detail()).toMatchObject({ paid: TOTAL, refunded: 0 });
  expect((await world.timeline(session, orderid)).filter(text => text === '支付成功')).toHaveLength(1);
});

test('who begins payments without end is told to wait, whatever they are of', async () => {
  for (let begun = 0; begun < 60; begun += 1) await begin();
  const late = { code: ErrorCode.TOO_MANY_REQUESTS, data: { retry_after: 3_600 } };
  expect(await begin()).toMatchObject(late);
  const subject = { kind: 'RENTAL', id: orderid, method: 'WECHAT', client_key: freshKey() } as const;
  expect(await world.ask('POST /api/pay/begin', subject, session)).toMatchObject(late);
  const { token } = await world.get('GET /api/pay/get_link', { kind: 'RENTAL', id: orderid }, session);
  const linked = { token, method: 'WECHAT', client_key: freshKey() } as const;
  expect(await world.ask('POST /api/pay/begin_linked', linked, session)).toMatchObject(late);
});

test('payments begun at the same moment leave one open', async () => {
  await Promise.all(Array.from({ length: 5 }, () => begin()));
  const rows = await world.db.select().from(payments).where(eq(payments.subjectId, orderid));
  expect(rows.map(({ status }) => status).sort()).toEqual([...Array(4).fill('CANCELLED'), 'PENDING']);
});

test('an order that expires closes its open payment', async () => {
  const payment_id = await world.beginPayment(session, orderid);
  world.wait(15 * 60);
  expect((await decide(payment_id, 'SUCCEED')).code).toBe(ErrorCode.PAYMENT_CLOSED);
  expect(await query(payment_id)).toBe('CANCELLED');
  expect(await detail()).toMatchObject({ status: 'CLOSED', paid: 0, refunded: 0 });
});

test('money that comes after its order has ended goes back, and the order says so', async () => {
  const payment_id = await world.beginPayment(session, orderid);
  await world.db.update(orders).set({ state: 'CLOSED' }).where(eq(orders.id, orderid));
  expect((await decide(payment_id, 'SUCCEED')).data).toEqual({ status: 'SUCCEEDED' });
  expect(await detail()).toMatchObject({ status: 'CLOSED', paid: TOTAL, refunded: TOTAL });
  expect((await world.timeline(session, orderid))[0]).toBe('订单已不在待支付状态，收到的¥760已原路退回');
  await decide(payment_id, 'SUCCEED');
  expect(await refundsOf()).toEqual([TOTAL]);
});

test('cancelling an unpaid order closes its open payment', async () => {
  const payment_id = await world.beginPayment(session, orderid);
  await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session);
  expect(await query(payment_id)).toBe('CANCELLED');
  expect((await begin()).code).toBe(ErrorCode.ORDER_STATE);
});

test('paying and cancelling at the same moment ends in one of the two, with the money where it belongs', async () => {
  const payment_id = await world.beginPayment(session, orderid);
  await Promise.all([
    decide(payment_id, 'SUCCEED'),
    world.ask('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, session),
  ]);
  const { status, paid, refunded } = await detail();
  expect(status === 'AWAITING_PICKUP' ? [paid, refunded] : [paid - refunded]).toEqual(
    status === 'AWAITING_PICKUP' ? [TOTAL, 0] : [0],
  );
});

test('the balance pays at once, and never goes below zero', async () => {
  await world.fill(session, { balance: TOTAL - 1 });
  expect((await begin(freshKey(), 'BALANCE')).code).toBe(ErrorCode.BALANCE_TOO_LOW);
  expect((await detail()).status).toBe('UNPAID');

  await world.fill(session, { balance: TOTAL });
  const other = await world.book(session, { cartype_id: 'car-sylphy' });
  const pay = (id: string) =>
    world.ask('POST /api/order/pay', { orderid: id, method: 'BALANCE', client_key: freshKey() }, session);
  const answers = await Promise.all([pay(orderid), pay(other)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([ErrorCode.OK, ErrorCode.BALANCE_TOO_LOW]);
  expect((await world.user(session)).balance).toBe(0);
  const paid = answers.find(({ code }) => code === ErrorCode.OK)?.data;
  expect(paid?.instruction).toEqual({ kind: 'PAID' });
  expect(await query(paid?.payment_id ?? '')).toBe('SUCCEEDED');
});

test('without the sandbox its cashier is not there, and only the balance pays', async () => {
  const { settings } = world.server;
  settings.sandbox = false;
  const { methods } = await world.get('GET /api/pay/get_due', { kind: 'RENTAL', id: orderid }, session);
  const online = await begin();
  const cashier = await decide('ZF0', 'SUCCEED');
  await world.fill(session, { balance: TOTAL });
  const balance = await begin(freshKey(), 'BALANCE');
  settings.sandbox = true;
  expect(methods).toEqual(['BALANCE']);
  expect(online.code).toBe(ErrorCode.PAYMENT_CLOSED);
  expect(cashier.code).toBe(ErrorCode.NOT_FOUND);
  expect(balance.code).toBe(ErrorCode.OK);
});
