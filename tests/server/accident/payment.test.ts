import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { TestSession } from '../support/testServer';
import { AccidentWorld } from './accidentWorld';

// Issue 15: what is owed is paid once, out of the deposit or at the cashier; each movement is in the ledger.

const TOTAL = 260_000;

let world: AccidentWorld;
let who: TestSession;
let orderid: string;
let id: string;
beforeAll(async () => {
  world = await AccidentWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun();
  orderid = await world.rented(who);
  id = await world.decided(who, orderid);
});
afterEach(async () => expect(await auditLedger(world.db)).toEqual([]));

const ask = (pay: 'DEPOSIT' | 'CASHIER', expected_total = TOTAL, session = who) =>
  world.rental.ask('POST /api/order/accident/pay', { id, pay, expected_total }, session);
const status = async () => (await world.detail(who, id)).status;

test('out of the deposit: kept once, however often it is asked', async () => {
  for (let times = 0; times < 2; times += 1)
    expect((await ask('DEPOSIT')).data).toEqual({ status: 'CLOSED', due: 0 });
  expect(await world.deposit(who, orderid)).toMatchObject({ kept: TOTAL, state: 'HELD' });
  expect(await world.deposit(who, orderid)).not.toHaveProperty('holds');
  expect((await world.detail(who, id)).timeline[0]?.text).toBe('从车辆押金中扣除¥2600，已结案');
});

test('at the cashier: it waits for its money, and is over with it', async () => {
  for (let times = 0; times < 2; times += 1)
    expect((await ask('CASHIER')).data).toEqual({ status: 'UNPAID', due: TOTAL });
  const due = await world.rental.get('GET /api/pay/get_due', { kind: 'ACCIDENT', id }, who);
  expect(JSON.stringify(due)).toContain('事故费用');
  await world.finish(who, await world.begin(who, id));
  expect(await world.detail(who, id)).toMatchObject({ status: 'CLOSED', due: 0, can_pay: false });
  expect((await world.deposit(who, orderid))?.kept).toBe(0);
});

test('another figure than was shown is asked about again', async () => {
  expect(await ask('CASHIER', TOTAL - 1)).toMatchObject({
    ...{ code: ErrorCode.PRICE_CHANGED, data: { total: TOTAL } },
  });
  expect(await status()).toBe('DECIDED');
});

test('of two devices at the same moment one pays, and the other sees that', async () => {
  const answers = await Promise.all([ask('DEPOSIT'), ask('DEPOSIT', TOTAL, await world.again(who))]);
  expect(answers.map(({ data }) => data)).toEqual([
    { status: 'CLOSED', due: 0 },
    { status: 'CLOSED', due: 0 },
  ]);
  expect((await world.deposit(who, orderid))?.kept).toBe(TOTAL);
});

test('one at the cashier and one out of the deposit: never both', async () => {
  await ask('CASHIER');
  const payment = await world.begin(who, id);
  // What the cashier has open is closed, so that its money comes back by itself.
  expect((await ask('DEPOSIT')).data).toEqual({ status: 'CLOSED', due: 0 });
  await world.finish(who, payment);
  expect((await world.deposit(who, orderid))?.kept).toBe(TOTAL);
  expect((await world.rental.ask('POST /api/pay/begin', begin(), who)).code).toBe(ErrorCode.PAYMENT_CLOSED);
});

const begin = () => ({ kind: 'ACCIDENT', id, method: 'WECHAT', client_key: `twice-${id}` }) as const;

test('no cashier opens for what nobody has accepted', async () => {
  expect((await world.rental.ask('POST /api/pay/begin', begin(), who)).code).toBe(ErrorCode.PAYMENT_CLOSED);
});

test('more than is held is paid at the cashier alone', async () => {
  const dear = await world.report(who, orderid);
  await world.done(dear, 'assess', { days: 30, repair: 9000, glass: 0, towing: 0, note: '' }, '已录入');
  const facts = { liability: 'FULL', exclusion: 'NONE', third: 0, injury: 0, people: 0, note: '' };
  await world.done(dear, 'decide', facts, '已核定');
  const { due, from_deposit } = await world.detail(who, dear);
  expect([due, from_deposit]).toEqual([750_000, 0]);
  const request = { id: dear, pay: 'DEPOSIT', expected_total: due } as const;
  expect((await world.rental.ask('POST /api/order/accident/pay', request, who)).code).toBe(
    ErrorCode.ORDER_STATE,
  );
  expect(await world.pay(who, dear, 'CASHIER', due)).toEqual({ status: 'UNPAID', due });
});

test('two accidents share one deposit, and do not take it twice', async () => {
  const second = await world.decided(who, orderid);
  await world.pay(who, id, 'DEPOSIT', TOTAL);
  expect((await world.detail(who, second)).from_deposit).toBe(0);
  expect((await world.deposit(who, orderid))?.holds).toMatchObject([{ case_id: second }]);
});

test('the staff takes what is not paid out of the deposit, or takes it back', async () => {
  await ask('CASHIER');
  expect(await world.desk(id, 'take-deposit')).toBe('已扣款，已结案');
  expect((await world.messages(who)).at(-1)).toBe('11月26日的事故：从车辆押金中扣除¥2600，已结案。');
  const second = await world.decided(who, orderid);
  await world.pay(who, second, 'CASHIER', TOTAL);
  const payment = await world.begin(who, second);
  expect(await world.desk(second, 'withdraw', { answer: '对方已全额赔付' })).toBe('已撤销');
  await world.finish(who, payment);
  expect((await world.detail(who, second)).status).toBe('WITHDRAWN');
  expect(await world.deposit(who, orderid)).not.toHaveProperty('holds');
});

test('the deposit goes back after the last case, be it an accident or a violation', async () => {
  await world.violations.broughtBack(orderid);
  const violation = await world.violations.register({ orderid });
  world.rental.at('2026-12-29T10:00:00+08:00');
  who = await world.again(who);
  await world.sweep();
  expect((await world.deposit(who, orderid))?.state).toBe('HELD');
  await world.pay(who, id, 'DEPOSIT', TOTAL);
  await world.sweep();
  expect(await world.deposit(who, orderid)).toMatchObject({ state: 'RELEASED', kept: TOTAL });
  expect((await world.violations.deposit(who, orderid))?.state).toBe('HELD');
  await world.violations.desk(violation, 'withdraw', { answer: '号牌识别有误' });
  await world.sweep();
  expect((await world.violations.deposit(who, orderid))?.state).toBe('RELEASED');
});
