import { eq } from 'drizzle-orm';
import { collectInstalments, remindOfInstalments } from '../../../server/areas/long/public';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { sandboxProvider } from '../../../server/kernel/money/providers/sandboxProvider';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { TestSession } from '../support/testServer';
import { freshKey } from '../rental/rentalWorld';
import { DEPOSITS, LongWorld, MONTH } from './LongWorld';

// Issue 13, instalments: each is paid by itself and once, reminders 3 days before, automatic collection, overdue charges;
// a payment link forged, expired or opened by someone else; nothing follows the clock of a device.

let world: LongWorld;
let who: TestSession;
let mobile = 13_700_000_000;
beforeAll(async () => {
  world = await LongWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun(String((mobile += 1)));
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await auditLedger(world.db)).toEqual([]);
});

/** Weeks later the member logs in again. */
async function at(time: string): Promise<void> {
  world.rental.at(time);
  who = await world.rental.login(who.login.uid);
}

const clock = () => world.rental.server.clock();
const remind = () => {
  const { settings, money } = world.rental.server;
  return remindOfInstalments(world.db, clock(), { settings, money, sms: sandboxSmsSender(world.db) });
};
const collect = () => collectInstalments(world.db, clock(), world.rental.server);

/** What was sent of instalments to the member. */
async function messages(): Promise<string[]> {
  const sent = await world.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, who.login.uid));
  return sent.map(({ text }) => text).filter(text => text.includes('租金'));
}

const tokenIn = (text = ''): string => /token=(\S+)/.exec(text)?.[1] ?? '';

test('two devices that pay one instalment pay it once', async () => {
  const orderid = await world.rented(who);
  const other = await world.rental.login(who.login.uid);
  const begun = await Promise.all([world.begin(who, orderid), world.begin(other, orderid)]);
  const outcomes = await Promise.all(
    begun.map((payment_id, index) =>
      world.rental.ask(
        'POST /api/pay/sandbox',
        { payment_id, outcome: 'SUCCEED' },
        index === 0 ? who : other,
      ),
    ),
  );
  expect(outcomes.filter(({ code }) => code === ErrorCode.OK)).toHaveLength(1);
  expect(await world.detail(who, orderid)).toMatchObject({ paid: 2 * MONTH, refunded: 0 });
  expect(await world.standings(who, orderid)).toEqual(['PAID', 'PAID', 'LATER']);
});

test('money that comes twice for one instalment goes back', async () => {
  const orderid = await world.rented(who);
  const first = await world.begin(who, orderid);
  const second = await world.begin(who, orderid);
  const { money } = world.rental.server;
  await money.settle(second, 'SUCCEEDED', clock());
  // The provider was faster than the closing of the first.
  jest.spyOn(sandboxProvider, 'query').mockResolvedValue('SUCCEEDED');
  await money.confirm('SANDBOX', first, clock());
  expect(await world.detail(who, orderid)).toMatchObject({ paid: 3 * MONTH, refunded: MONTH });
  expect(await world.standings(who, orderid)).toEqual(['PAID', 'PAID', 'LATER']);
});

test('a later instalment waits for the earlier one', async () => {
  const orderid = await world.rented(who);
  const pay = { orderid, instalment_id: `${orderid}-3`, method: 'WECHAT', client_key: freshKey() } as const;
  expect(await world.rental.ask('POST /api/order_long/pay', pay, who)).toMatchObject({
    ...{ code: ErrorCode.ORDER_STATE, msg: '请先支付第2期租金' },
  });
});

test('a message reminds 3 days before the day on which an instalment is due, once', async () => {
  await world.rented(who);
  await at('2026-12-21T23:00:00+08:00');
  await remind();
  expect(await messages()).toEqual([]);
  await at('2026-12-22T00:10:00+08:00');
  await remind();
  await remind();
  const [text, ...others] = await messages();
  expect(others).toEqual([]);
  expect(text).toMatch(/第2期租金¥2850，应付日为12月25日。支付请点：.*simple_order_detail\?token=/);
});

test('the link of a message is paid by whoever holds it, and says nothing personal', async () => {
  const orderid = await world.rented(who);
  await at('2026-12-22T09:00:00+08:00');
  await remind();
  const token = tokenIn((await messages())[0]);
  const seen = await world.rental.get('GET /api/order_long/get_simple_detail', { token });
  expect(seen).toEqual({
    ...{ number: orderid.slice(-6), car: '大众朗逸', what: '第2期租金', amount: MONTH, state: 'DUE' },
    ...{ due: '2026-12-25T10:00:00+08:00', is_overdue: false },
  });
  const friend = await world.rental.login('13600000001');
  const { payment_id } = await world.rental.get(
    'POST /api/pay/begin_linked',
    { token, method: 'WECHAT', client_key: freshKey() },
    friend,
  );
  await world.rental.get('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, friend);
  expect(await world.standings(who, orderid)).toEqual(['PAID', 'PAID', 'LATER']);
  expect(await world.rental.get('GET /api/order_long/get_simple_detail', { token })).toMatchObject({
    ...{ amount: 0, state: 'PAID' },
  });
});

test('a link that is forged, over, or of something else is none', async () => {
  const orderid = await world.rented(who);
  await at('2026-12-22T09:00:00+08:00');
  await remind();
  const token = tokenIn((await messages())[0]);
  const read = async (other: string) =>
    (await world.rental.ask('GET /api/order_long/get_simple_detail', { token: other })).code;
  expect(await read(token)).toBe(ErrorCode.OK);
  const [content = '', sign] = token.split('.');
  const of = Buffer.from(content, 'base64url').toString().replace(`${orderid}-2`, `${orderid}-3`);
  expect(await read(`${Buffer.from(of).toString('base64url')}.${sign}`)).toBe(ErrorCode.NOT_FOUND);
  expect(await read('nonsense')).toBe(ErrorCode.NOT_FOUND);
  await at('2027-02-01T09:00:00+08:00');
  expect(await read(token)).toBe(ErrorCode.NOT_FOUND);
});

describe('an instalment that is late', () => {
  it('costs 0.05 % a day, is told of once, and blocks extending and returning early until it is paid', async () => {
    const orderid = await world.rented(who);
    await at('2027-01-04T12:00:00+08:00');
    await remind();
    await remind();
    expect(await messages()).toHaveLength(1);
    expect((await messages())[0]).toContain('已逾期');

    // Ten days after the day on which it was due: ¥14.25.
    const late = await world.detail(who, orderid);
    expect(late.instalments[1]).toMatchObject({
      ...{ standing: 'OVERDUE', charge: 1_425, to_pay: MONTH + 1_425, is_next: true },
    });
    expect(late.abilities).toMatchObject({
      ...{ extend: false, extend_reason: '有1期租金逾期未付，付清后可以续租', return_early: false },
    });
    const extension = { orderid, months: 1 };
    expect(await world.rental.ask('GET /api/order_long/extend_calc', extension, who)).toMatchObject({
      ...{ code: ErrorCode.ORDER_STATE, msg: '有1期租金逾期未付，付清后可以续租' },
    });

    await world.pay(who, orderid);
    expect(await world.detail(who, orderid)).toMatchObject({
      ...{ paid: 2 * MONTH + 1_425, total: 3 * MONTH + 1_425 },
      abilities: { extend: true },
    });
  });

  it('is asked for anew where its payment was begun days ago', async () => {
    const orderid = await world.rented(who);
    const payment_id = await world.begin(who, orderid);
    world.rental.at('2027-01-04T12:00:00+08:00');
    await world.rental.server.money.settle(payment_id, 'SUCCEEDED', clock());
    await at('2027-01-04T12:00:00+08:00');
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'OVERDUE', 'LATER']);
    expect(await world.detail(who, orderid)).toMatchObject({ paid: 2 * MONTH, refunded: MONTH });
  });

  it('is part of the tail when the car comes back', async () => {
    const orderid = await world.rented(who);
    await at('2027-01-28T10:00:00+08:00');
    await world.pay(who, orderid);
    await at('2027-02-28T10:00:00+08:00');
    await world.takeBack(orderid);
    const tail = await world.rental.get('GET /api/order_long/tail_pay_detail', { orderid }, who);
    // 34 days late in each case.
    expect(tail.lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['未付租金', MONTH - 4_845],
      ['滞纳金', 4_845 + 4_845],
    ]);
    expect(tail.to_pay).toBe(MONTH + 4_845);
  });
});

describe('automatic collection', () => {
  const sign = (orderid: string) => world.rental.get('POST /api/order_long/mandate/sign', { orderid }, who);

  it('takes an instalment on the day on which it is due, once, without a message', async () => {
    const orderid = await world.rented(who);
    expect(await sign(orderid)).toMatchObject({ state: 'SIGNED', method_text: '微信支付' });
    await at('2026-12-24T23:00:00+08:00');
    await Promise.all([remind(), collect()]);
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'DUE', 'LATER']);
    await at('2026-12-25T08:00:00+08:00');
    await Promise.all([collect(), collect()]);
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'PAID', 'LATER']);
    expect((await world.detail(who, orderid)).paid).toBe(2 * MONTH);
    expect(await messages()).toEqual([]);
  });

  it('is tried three times, and then asked for by a message', async () => {
    const collected = jest.spyOn(sandboxProvider, 'collect' as never).mockResolvedValue('FAILED' as never);
    const orderid = await world.rented(who);
    await sign(orderid);
    for (const time of ['08:00', '09:00', '15:00', '22:00']) {
      await at(`2026-12-25T${time}:00+08:00`);
      await collect();
    }
    await at('2026-12-26T08:00:00+08:00');
    await collect();
    await remind();
    expect(collected).toHaveBeenCalledTimes(3);
    expect(await messages()).toHaveLength(1);
    expect((await world.detail(who, orderid)).timeline[0]?.text).toBe('自动扣款没有成功，请手动支付本期租金');
    // By hand it can be paid at once.
    await world.pay(who, orderid);
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'PAID', 'LATER']);
  });

  it('ends when its member says so', async () => {
    const orderid = await world.rented(who);
    await sign(orderid);
    const ended = await world.rental.get('POST /api/order_long/mandate/cancel', { orderid }, who);
    expect(ended.state).toBe('OPEN');
    await at('2026-12-25T08:00:00+08:00');
    await collect();
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'DUE', 'LATER']);
  });
});

test('what the balance has paid goes back to it', async () => {
  await world.rental.fill(who, { balance: 1_000_000 });
  const orderid = await world.book(who);
  const pay = { orderid, method: 'BALANCE', client_key: freshKey() } as const;
  await world.rental.get('POST /api/order_long/pay', pay, who);
  expect(await world.rental.user(who)).toMatchObject({ balance: 1_000_000 - MONTH - DEPOSITS });
  await world.rental.get('POST /api/order_long/cancel', { orderid, expected_penalty: 0, reason: '' }, who);
  expect(await world.rental.user(who)).toMatchObject({ balance: 1_000_000 });
});
