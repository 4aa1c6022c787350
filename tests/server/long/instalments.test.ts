import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { sandboxProvider } from '../../../server/kernel/money/providers/sandboxProvider';
import { ErrorCode } from '../../../src/domain/errorCode';
import { freshKey } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { DEPOSITS, LONG_END, LongWorld, MONTH } from './LongWorld';

// Issue 13, instalments: each is paid by itself and once, overdue charges; nothing follows the clock of a device.

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
  await money.settle(second, 'SUCCEEDED', world.rental.server.clock());
  // The provider was faster than the closing of the first.
  jest.spyOn(sandboxProvider, 'query').mockResolvedValue('SUCCEEDED');
  await money.confirm('SANDBOX', first, world.rental.server.clock());
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
    const wish = { orderid, months: 1, client_key: freshKey(), agreement_version: '1.0' };
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

describe('an instalment that is late', () => {
  it('costs 0.05 % a day, is told of once, and blocks extending and returning early until it is paid', async () => {
    const orderid = await world.rented(who);
    await at('2027-01-04T12:00:00+08:00');
    await world.remind();
    await world.remind();
    expect(await world.messages(who)).toHaveLength(1);
    expect((await world.messages(who))[0]).toContain('已逾期');

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
    await world.rental.server.money.settle(payment_id, 'SUCCEEDED', world.rental.server.clock());
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
      // What was paid with the second month is none of it.
      ['未付租金', MONTH],
      ['滞纳金', 4_845],
    ]);
    expect(tail.to_pay).toBe(MONTH + 4_845);
    // The plan does not say that what is owed need not be paid.
    const { instalments } = await world.detail(who, orderid);
    expect(instalments.map(({ standing_text, dropped_note }) => [standing_text, dropped_note])).toEqual([
      ['已支付', undefined],
      ['已支付', undefined],
      ['不再单独支付', '未付的租金计入尾款'],
    ]);
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
