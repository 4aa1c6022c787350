import { eq, like } from 'drizzle-orm';
import { collectInstalments, remindOfInstalments } from '../../../server/areas/long/public';
import { longInstalments } from '../../../server/areas/long/schema';
import { users } from '../../../server/kernel/members/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { sandboxSmsSender } from '../../../server/kernel/messages/smsSender';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { payLink } from '../../../server/kernel/money/payLink';
import { sandboxProvider } from '../../../server/kernel/money/providers/sandboxProvider';
import { payments, refunds } from '../../../server/kernel/money/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { TestSession } from '../support/testServer';
import { freshKey, renter } from '../rental/rentalWorld';
import { DEPOSITS, LONG_END, LongWorld, MONTH } from './LongWorld';

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

test('those of whom it is collected hold up no message to others, however many they are', async () => {
  const collected = await world.rented(who, { months: 2 });
  await world.rental.get('POST /api/order_long/mandate/sign', { orderid: collected }, who);
  const due = new Date('2026-12-25T09:00:00+08:00');
  await world.db.insert(longInstalments).values(
    Array.from({ length: 200 }, (_, index) => ({
      ...{ id: `${collected}-${index + 3}`, orderId: collected, number: index + 3, dueAt: due },
      ...{ fromTime: due, toTime: due, amount: 1, state: 'PLANNED' as const },
    })),
  );
  world.rental.at('2026-11-23T09:00:00+08:00');
  who = await world.rental.login(String((mobile += 1)));
  await world.rented(who);
  await at('2026-12-22T09:00:00+08:00');
  await remind();
  expect(await messages()).toHaveLength(1);
  await world.db.delete(longInstalments).where(eq(longInstalments.orderId, collected));
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

test('the link of the first payment says so, also once it is paid, and that of the tail too', async () => {
  const orderid = await world.book(who);
  const link = async (): Promise<string> =>
    (await world.rental.get('GET /api/pay/get_link', { kind: 'LONG', id: orderid }, who)).token;
  const read = async (token: string) => world.rental.get('GET /api/order_long/get_simple_detail', { token });
  const token = await link();
  expect(await read(token)).toMatchObject({ what: '首付款', amount: MONTH + DEPOSITS, state: 'DUE' });
  await world.pay(who, orderid);
  expect(await read(token)).toMatchObject({ what: '首付款', amount: 0, state: 'PAID' });
  await world.db.update(users).set({ authStatus: 'USER_AUTHED' }).where(eq(users.id, who.login.user_id));
  await world.desk(orderid, 'deliver', { plate: '京A12345', odometer: 1000, energy: 100 });
  await at('2026-12-18T10:00:00+08:00');
  await world.takeBack(orderid);
  expect(await read(await link())).toMatchObject({ what: '尾款', amount: 104_500, state: 'DUE' });
});

test('whoever opens the link pays, and sees nothing personal at any step; the order stays its owner’s', async () => {
  const orderid = await world.rented(who, { remark: '请提前电话联系' });
  await at('2026-12-22T09:00:00+08:00');
  await remind();
  const token = tokenIn((await messages())[0]);
  const friend = await world.rental.login(String((mobile += 1)));
  const { rental } = world;
  const simple = () => rental.get('GET /api/order_long/get_simple_detail', { token }, friend);
  const due = () => rental.get('GET /api/pay/get_linked_due', { token }, friend);
  const begun = await rental.get(
    'POST /api/pay/begin_linked',
    { token, method: 'WECHAT', client_key: freshKey() },
    friend,
  );
  const { payment_id } = begun;
  const told = [begun, await simple(), await due()] as unknown[];
  told.push(await rental.get('GET /api/pay/query', { payment_id }, friend));
  told.push(await rental.get('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, friend));
  told.push(await simple(), await due(), await rental.get('GET /api/pay/query', { payment_id }, friend));
  const personal = [
    renter.name,
    renter.mobile,
    renter.idcard_no,
    who.login.uid,
    '国贸店',
    '京A12345',
    '请提前',
  ];
  for (const word of personal) expect(JSON.stringify(told)).not.toContain(word);
  // Who has paid for it owns nothing of it.
  for (const endpoint of ['GET /api/order_long/get_detail', 'GET /api/order_long/get_agreement'] as const) {
    expect((await rental.ask(endpoint, { orderid }, friend)).code).toBe(ErrorCode.NOT_FOUND);
  }
  const own = { orderid, method: 'WECHAT', client_key: freshKey() } as const;
  expect((await rental.ask('POST /api/order_long/pay', own, friend)).code).toBe(ErrorCode.NOT_FOUND);
  // Their balance pays for nobody else.
  await rental.fill(friend, { balance: 1_000_000 });
  const inside = { token, method: 'BALANCE', client_key: freshKey() } as const;
  expect((await rental.ask('POST /api/pay/begin_linked', inside, friend)).code).not.toBe(ErrorCode.OK);
});

test('the deposits go back to who paid them, not to a friend who paid a later month', async () => {
  const orderid = await world.rented(who, { months: 2 });
  const token = payLink(
    { kind: 'LONG_INSTALMENT', id: `${orderid}-2` },
    world.rental.server.settings.codePepper,
    clock(),
  ).token;
  const friend = await world.rental.login(String((mobile += 1)));
  const { payment_id } = await world.rental.get(
    'POST /api/pay/begin_linked',
    { token, method: 'WECHAT', client_key: freshKey() },
    friend,
  );
  await world.rental.get('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, friend);
  await at('2027-01-28T10:00:00+08:00');
  await world.takeBack(orderid);
  await world.desk(orderid, 'release-vehicle');
  await world.desk(orderid, 'release-violation');
  const returned = await world.db
    .select({ amount: refunds.amount, payer: payments.userId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(like(refunds.subjectId, `${orderid}%`));
  expect(returned.map(({ amount }) => amount).sort()).toEqual([200_000, 300_000]);
  expect(new Set(returned.map(({ payer }) => payer))).toEqual(new Set([who.login.user_id]));
});

describe('a plan is made by the server’s clock and prices', () => {
  /** What a device that has been tampered with sends besides. */
  const tampered = {
    now: '2020-01-01T00:00:00+08:00',
    to_time: '2036-01-01T00:00:00+08:00',
    first_payment: 1,
    total: 1,
    amount: 1,
    plan_dates: ['2036-01-01'],
    due: '2036-01-01T00:00:00+08:00',
  };

  it('whatever else a booking or a payment carries', async () => {
    const request = { ...(await world.addRequest(who)), ...tampered };
    const { orderid, first_payment } = await world.rental.get('POST /api/order_long/add', request, who);
    expect(first_payment).toBe(MONTH + DEPOSITS);
    const { instalments, to_time } = await world.detail(who, orderid);
    expect(to_time).toBe(LONG_END);
    expect(instalments.map(({ due, amount }) => [due.slice(0, 10), amount])).toEqual([
      ...[['2026-11-23', MONTH] as const, ['2026-12-25', MONTH] as const, ['2027-01-25', MONTH] as const],
    ]);
    const pay = { orderid, method: 'WECHAT', client_key: freshKey(), ...tampered } as const;
    const begun = await world.rental.get('POST /api/order_long/pay', pay, who);
    expect(begun.amount).toBe(MONTH + DEPOSITS);
  });

  it('and a figure that is not the server’s is refused with what it is', async () => {
    const request = await world.addRequest(who);
    for (const expected_total of [0, 1, request.expected_total - 1, request.expected_total + 1]) {
      expect(
        await world.rental.ask('POST /api/order_long/add', { ...request, expected_total }, who),
      ).toMatchObject({ code: ErrorCode.PRICE_CHANGED, data: { bill: { total: 3 * MONTH } } });
    }
    const orderid = await world.rented(who);
    const wish = { orderid, months: 1, client_key: freshKey() };
    expect(
      await world.rental.ask('POST /api/order_long/extend', { ...wish, expected: 1 }, who),
    ).toMatchObject({ code: ErrorCode.PRICE_CHANGED, data: { amount: MONTH } });
    const early = { orderid, to_time: '2027-01-13T10:00:00+08:00', client_key: freshKey() };
    const answer = await world.rental.ask('POST /api/order_long/return', { ...early, expected: 1 }, who);
    expect(answer.code).toBe(ErrorCode.PRICE_CHANGED);
    expect(await world.standings(who, orderid)).toEqual(['PAID', 'LATER', 'LATER']);
  });

  it('and a device whose clock stands elsewhere is not heard at all', async () => {
    const { server } = world.rental;
    const orderid = await world.rented(who);
    const params = { orderid, to_time: '2027-01-13T10:00:00+08:00' };
    const envelope = server.envelope(params);
    const stale = { ...envelope, timestamp: '2026-10-01 09:00:00' };
    const signed = { ...stale, sign: server.sign(stale) };
    const answer = await server.app.inject(server.request('GET /api/order_long/return_calc', signed, who));
    expect(answer.json()).toMatchObject({ code: ErrorCode.STALE_TIMESTAMP });
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

  it('is not made of who has ended it while others’ was being made', async () => {
    const early = await world.rented(who);
    await sign(early);
    const other = await world.rental.login(String((mobile += 1)));
    world.rental.at('2026-11-23T09:00:00+08:00');
    const later = await world.rented(other, { from_time: '2026-11-28T11:00:00+08:00' });
    await world.rental.get('POST /api/order_long/mandate/sign', { orderid: later }, other);
    await at('2026-12-25T08:00:00+08:00');
    const again = await world.rental.login(other.login.uid);
    const collected = jest.spyOn(sandboxProvider, 'collect' as never).mockImplementation((async () => {
      await world.rental.get('POST /api/order_long/mandate/cancel', { orderid: later }, again);
      return 'SUCCEEDED';
    }) as never);
    await collect();
    expect(collected).toHaveBeenCalledTimes(1);
    expect(await world.standings(who, early)).toEqual(['PAID', 'PAID', 'LATER']);
    expect(await world.standings(again, later)).toEqual(['PAID', 'DUE', 'LATER']);
  });

  it('that cannot be made of one holds up no other', async () => {
    const first = await world.rented(who);
    await sign(first);
    const other = await world.rental.login(String((mobile += 1)));
    world.rental.at('2026-11-23T09:00:00+08:00');
    const second = await world.rented(other, { from_time: '2026-11-28T11:00:00+08:00' });
    await world.rental.get('POST /api/order_long/mandate/sign', { orderid: second }, other);
    await at('2026-12-25T08:00:00+08:00');
    const { money } = world.rental.server;
    jest.spyOn(money, 'collect').mockRejectedValueOnce(new Error('The provider is not what it was'));
    await expect(collect()).rejects.toThrow('1 instalments could not be collected');
    const again = await world.rental.login(other.login.uid);
    expect(await world.standings(again, second)).toEqual(['PAID', 'PAID', 'LATER']);
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
