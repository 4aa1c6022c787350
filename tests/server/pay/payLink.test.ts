import { eq } from 'drizzle-orm';
import { rentalPayable } from '../../../server/areas/rental/public';
import { payments, refunds } from '../../../server/kernel/money/schema';
import { payLink } from '../../../server/kernel/money/payLink';
import { ErrorCode } from '../../../src/domain/errorCode';
import { freshKey, monday, RentalWorld, renter } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Specification §2, /wookong_pay; design/lines.md, simple payment: what an order costs, and pay, from a signed link, for
// whoever pays; no personal data.

const TOTAL = 76000;

let world: RentalWorld;
let owner: TestSession;
let friend: TestSession;
let orderid: string;
let token: string;
let lastMobile = 13_300_000_000;
const newcomer = () => world.login(String((lastMobile += 1)));

beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  [owner, friend] = [await newcomer(), await newcomer()];
  orderid = await world.book(owner, { cartype_id: 'car-sylphy' });
  ({ token } = await world.get('GET /api/pay/get_link', { kind: 'RENTAL', id: orderid }, owner));
});

const linkedDue = (session?: TestSession, of = token) =>
  world.get('GET /api/pay/get_linked_due', { token: of }, session);
const begin = (session: TestSession | undefined, method: 'WECHAT' | 'BALANCE' = 'WECHAT', of = token) =>
  world.ask('POST /api/pay/begin_linked', { token: of, method, client_key: freshKey() }, session);
const decide = (payment_id: string, outcome: 'SUCCEED' | 'CANCEL' | 'UNKNOWN', session: TestSession) =>
  world.get('POST /api/pay/sandbox', { payment_id, outcome }, session);
const pay = async (session: TestSession): Promise<string> => {
  const { data } = await begin(session);
  await decide(data.payment_id, 'SUCCEED', session);
  return data.payment_id;
};
const cancel = () => world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, owner);
const refundsOf = async (payment_id: string) =>
  (await world.db.select().from(refunds).where(eq(refunds.paymentId, payment_id))).map(
    ({ amount }) => amount,
  );

describe('whoever holds the link', () => {
  const due = {
    title: '日产轩逸 · 共3天',
    standing: { state: 'DUE', amount: TOTAL, expires_at: '2026-11-23T09:15:00+08:00' },
    methods: ['WECHAT', 'ALIPAY'],
    is_own: false,
  };

  it('sees what is due, logged in or not, and nothing that tells whose it is, where and when', async () => {
    expect(await linkedDue()).toEqual(due);
    expect(await linkedDue(friend)).toEqual(due);
    expect(await linkedDue(owner)).toEqual({ ...due, is_own: true });
    const { data } = await begin(friend);
    const payment = await world.get('GET /api/pay/query', { payment_id: data.payment_id }, friend);
    expect(payment.title).toBe('日产轩逸 · 共3天');
    const told = JSON.stringify([await linkedDue(friend), payment]);
    for (const personal of [renter.name, renter.mobile, renter.idcard_no, '国贸店', '11-25', '11-28']) {
      expect(told).not.toContain(personal);
    }
  });

  it('pays the order, which stays its owner’s, while the payment is the payer’s', async () => {
    const payment_id = await pay(friend);
    expect(await world.detail(owner, orderid)).toMatchObject({ status: 'AWAITING_PICKUP', paid: TOTAL });
    expect(await linkedDue(friend)).toMatchObject({
      standing: { state: 'PAID' },
      own_payment: { paid: TOTAL, returned: 0, arrival: '' },
    });
    const toAnybody = await linkedDue();
    expect(toAnybody.standing).toEqual({ state: 'PAID' });
    expect(toAnybody).not.toHaveProperty('own_payment');
    for (const [endpoint, request, session] of [
      ['GET /api/order/get_detail', { orderid }, friend],
      ['GET /api/pay/get_due', { kind: 'RENTAL', id: orderid }, friend],
      ['GET /api/pay/query', { payment_id }, owner],
    ] as const) {
      expect([endpoint, (await world.ask(endpoint, request, session)).code]).toEqual([
        endpoint,
        ErrorCode.NOT_FOUND,
      ]);
    }
  });

  it('logs in to pay, and does not pay from a balance', async () => {
    expect((await begin(undefined)).code).toBe(ErrorCode.NOT_LOGGED_IN);
    await world.fill(friend, { balance: TOTAL });
    expect(await begin(friend, 'BALANCE')).toMatchObject({
      code: ErrorCode.PAYMENT_CLOSED,
      msg: '代付不能使用余额，请选择其他支付方式',
    });
    expect((await world.user(friend)).balance).toBe(TOTAL);
  });

  it('is told plainly that it is paid, or can no longer be', async () => {
    await world.pay(owner, orderid);
    expect((await linkedDue(friend)).standing).toEqual({ state: 'PAID' });
    expect((await begin(friend)).code).toBe(ErrorCode.ORDER_STATE);

    orderid = await world.book(owner, { cartype_id: 'car-sylphy' });
    ({ token } = await world.get('GET /api/pay/get_link', { kind: 'RENTAL', id: orderid }, owner));
    world.wait(15 * 60);
    expect((await linkedDue(friend)).standing).toEqual({ state: 'OVER' });
    expect((await begin(friend)).code).toBe(ErrorCode.PAYMENT_CLOSED);
  });

  it('gets back what goes back, the way that it came, and sees it', async () => {
    const payment_id = await pay(friend);
    await cancel();
    expect(await refundsOf(payment_id)).toEqual([TOTAL]);
    expect((await world.user(owner)).balance).toBe(0);
    expect(await linkedDue(friend)).toMatchObject({
      standing: { state: 'OVER' },
      own_payment: { paid: TOTAL, returned: TOTAL, arrival: '原路退回，一般1至3个工作日到账' },
    });
  });
});

describe('two who pay', () => {
  it('open one cashier at a time: the one before is closed, and what comes by it goes back once', async () => {
    const first = await world.beginPayment(owner, orderid);
    const { data } = await begin(friend);
    expect((await world.get('GET /api/pay/query', { payment_id: first }, owner)).status).toBe('CANCELLED');
    await decide(data.payment_id, 'SUCCEED', friend);

    // The sandbox's way to say that money was faster than the closing.
    const [late] = await world.db.select().from(payments).where(eq(payments.id, first));
    const told = () =>
      world.server.money.transaction(world.server.clock(), async work => {
        if (!late) throw new Error('no such payment');
        await work.settle(rentalPayable, late, 'SUCCEEDED', { evenEnded: true });
      });
    await told();
    await told();
    expect(await refundsOf(first)).toEqual([TOTAL]);
    expect(await refundsOf(data.payment_id)).toEqual([]);
    expect(await world.detail(owner, orderid)).toMatchObject({
      status: 'AWAITING_PICKUP',
      paid: 2 * TOTAL,
      refunded: TOTAL,
    });
  });

  it('wait for each other’s result, of which only the payer is told the payment', async () => {
    const { data } = await begin(friend);
    await decide(data.payment_id, 'UNKNOWN', friend);
    const ownerDue = await world.get('GET /api/pay/get_due', { kind: 'RENTAL', id: orderid }, owner);
    expect(ownerDue.standing).toEqual({ state: 'CONFIRMING', amount: TOTAL });
    expect((await linkedDue(friend)).standing).toEqual({
      state: 'CONFIRMING',
      payment_id: data.payment_id,
    });
    expect((await linkedDue()).standing).toEqual({ state: 'CONFIRMING' });
    expect((await begin(await newcomer())).code).toBe(ErrorCode.ORDER_STATE);
    world.wait(8);
    expect((await linkedDue(friend)).standing).toEqual({ state: 'PAID' });
  });
});

describe('a link', () => {
  it('is given to the owner alone, of what others may pay', async () => {
    const ask = (id: string, session?: TestSession, kind = 'RENTAL') =>
      world.ask('GET /api/pay/get_link', { kind, id }, session);
    expect((await ask(orderid)).code).toBe(ErrorCode.NOT_LOGGED_IN);
    const theirs = await ask(orderid, friend);
    expect(theirs.code).toBe(ErrorCode.NOT_FOUND);
    expect(theirs).toEqual(await ask('ZC26112300000000', friend));
    const { recharge_id } = await world.get(
      'POST /api/account/recharge',
      { amount: 10_000, client_key: freshKey() },
      owner,
    );
    expect((await ask(recharge_id, owner, 'RECHARGE')).code).toBe(ErrorCode.NOT_FOUND);
  });

  it('that is forged, changed, over or of something else is one that is not there', async () => {
    const key = world.server.settings.codePepper;
    const clock = world.server.clock();
    const { token: another } = payLink({ kind: 'RENTAL', id: 'ZC26112300000000' }, key, clock);
    const wrong = [
      'made-up',
      payLink({ kind: 'RENTAL', id: orderid }, 'another key', clock).token,
      `${another.split('.')[0]}.${token.split('.')[1]}`,
      payLink({ kind: 'RENTAL', id: orderid }, key, new Date(clock.getTime() - 24 * 3600 * 1000)).token,
      payLink({ kind: 'WISH', id: orderid }, key, clock).token,
      another,
    ];
    for (const of of wrong) {
      const read = await world.ask('GET /api/pay/get_linked_due', { token: of }, friend);
      expect([of, read.code]).toEqual([of, ErrorCode.NOT_FOUND]);
      expect([of, (await begin(friend, 'WECHAT', of)).code]).toEqual([of, ErrorCode.NOT_FOUND]);
    }
  });

  it('is good for a day, so that who has paid sees what became of it', async () => {
    await pay(friend);
    world.wait(24 * 3600 - 1);
    expect((await linkedDue(friend)).standing).toEqual({ state: 'PAID' });
    world.wait(1);
    expect((await world.ask('GET /api/pay/get_linked_due', { token }, friend)).code).toBe(
      ErrorCode.NOT_FOUND,
    );
  });
});
