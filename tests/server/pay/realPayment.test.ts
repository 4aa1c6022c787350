import { eq } from 'drizzle-orm';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { outbox, payments, refunds } from '../../../server/kernel/money/schema';
import type { PayMethod } from '../../../types/api/pay';
import { freshKey, monday, RentalWorld } from '../rental/rentalWorld';
import { AlipayStandIn } from '../support/AlipayStandIn';
import type { Asked, Notice, StandIn } from '../support/StandIn';
import type { TestSession } from '../support/testServer';
import { WechatPayStandIn } from '../support/WechatPayStandIn';

// Issue 12, real payment: both providers through the whole server, against a stand-in of each that speaks their documented
// wire: whatever is sent to this server, in whatever order, money is counted once and goes back once.

const TOTAL = 76000;

const wechat = new WechatPayStandIn();
const alipay = new AlipayStandIn();
let world: RentalWorld;
let session: TestSession;
let orderid: string;
let lastMobile = 13_500_000_000;

beforeAll(async () => {
  await Promise.all([wechat.listen(), alipay.listen()]);
  const { apps } = WechatPayStandIn;
  world = await RentalWorld.open({
    merchants: { wechat: wechat.merchant, alipay: alipay.merchant },
    hostApps: { wechat: { appId: apps.wechat, secret: 's' } },
    publicOrigin: 'https://rental.example',
  });
  wechat.clock = alipay.clock = world.server.clock;
});
afterAll(async () => {
  await world.close();
  await Promise.all([wechat.close(), alipay.close()]);
});
beforeEach(async () => {
  world.server.now = monday;
  for (const standIn of [wechat, alipay]) {
    standIn.isSilent = false;
    standIn.tamper = answer => answer;
  }
  session = await world.login(String((lastMobile += 1)));
  orderid = await world.book(session, { cartype_id: 'car-sylphy' });
});
afterEach(async () => {
  await world.server.money.settled();
  expect(await auditLedger(world.db)).toEqual([]);
});

/** A provider as these tests use it, whichever it is. */
interface Carrier {
  method: PayMethod;
  standIn: StandIn;
  /** Its notification, as somebody else would send it who has seen it. */
  forgeries(notice: Notice): Notice[];
  /** How its answer to closing a payment is known. */
  isClosing(asked: Asked): boolean;
  /** A letter of its answer to a query, changed on the way. */
  spoilt: [string, string];
  /** The person is sent to its page and opens it. */
  visit(url: string): void;
  pay(id: string): void;
  notice(id: string): Notice;
  /** Fen that went back of a payment, refund by refund. */
  refundsOf(id: string): number[];
  isClosed(id: string): boolean;
  /** As if it had never been closed. */
  reopen(id: string): void;
}

const carriers: Record<'微信支付' | '支付宝', Carrier> = {
  微信支付: {
    method: 'WECHAT',
    standIn: wechat,
    forgeries: ({ url, headers, payload }) => [
      { url, headers: { 'content-type': 'application/json' }, payload },
      { url, headers, payload: `${payload} ` },
      { url, headers: { ...headers, 'wechatpay-serial': 'ANOTHER' }, payload },
      // So WeChat Pay examines whether it would be noticed.
      { url, headers: { ...headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/AAAA' }, payload },
    ],
    isClosing: ({ path }) => path.endsWith('/close'),
    spoilt: ['"trade_state_desc":""', '"trade_state_desc":"."'],
    visit: url =>
      expect(url).toMatch(/^https:\/\/wx\.tenpay\.com\/.*&redirect_url=https%3A%2F%2Frental\.example/),
    pay: id => wechat.pay(id),
    notice: id => wechat.paidNotice(id),
    refundsOf: id => [...wechat.trade(id).refunds.values()],
    isClosed: id => wechat.trade(id).state === 'CLOSED',
    reopen: id => void (wechat.trade(id).state = 'NOTPAY'),
  },
  支付宝: {
    method: 'ALIPAY',
    standIn: alipay,
    forgeries: ({ url, headers, payload }) => [
      { url, headers, payload: payload.replace('sign_type=RSA2', 'sign_type=RSA') },
      { url, headers, payload: `${payload}&seller_id=2088` },
      { url, headers, payload: payload.replace(/&sign=[^&]*/, '') },
    ],
    isClosing: ({ path }) => path.includes('method=alipay.trade.close'),
    spoilt: ['"trade_no":"1"', '"trade_no":"2"'],
    visit: url => void alipay.visit(url),
    pay: id => alipay.pay(id),
    notice: id => alipay.paidNotice(id),
    refundsOf: id => [...alipay.trade(id).refunds.values()].map(yuan => Math.round(Number(yuan) * 100)),
    isClosed: id => alipay.trade(id).state === 'TRADE_CLOSED',
    reopen: id => void (alipay.trade(id).state = 'WAIT_BUYER_PAY'),
  },
};

const send = ({ url, headers, payload }: Notice) =>
  world.server.app.inject({ method: 'POST', url, headers, payload });
const query = async (payment_id: string) =>
  (await world.get('GET /api/pay/query', { payment_id }, session)).status;
const detail = () => world.detail(session, orderid);
const cancel = async () => {
  const { calcFee } = await detail();
  const expected_penalty = calcFee.once_penalty_amount;
  await world.get('POST /api/order/cancel', { orderid, expected_penalty, reason: '' }, session);
  await world.server.money.settled();
};

describe.each(Object.entries(carriers))('%s', (_name, carrier) => {
  /** Begins a payment and opens the provider's page. */
  const begin = async (): Promise<string> => {
    const request = {
      orderid,
      method: carrier.method,
      client_key: freshKey(),
      page: `/pay?orderid=${orderid}`,
    };
    const { payment_id, amount, instruction } = await world.get('POST /api/order/pay', request, session);
    expect(amount).toBe(TOTAL);
    if (instruction.kind !== 'REDIRECT') throw new Error(`It was begun by ${instruction.kind}`);
    carrier.visit(instruction.url);
    return payment_id;
  };
  /** The same, and the person pays. */
  const pay = async (): Promise<string> => {
    const id = await begin();
    carrier.pay(id);
    return id;
  };
  const isPaidOnce = async (id: string): Promise<void> => {
    expect(await query(id)).toBe('SUCCEEDED');
    expect(await detail()).toMatchObject({ status: 'AWAITING_PICKUP', paid: TOTAL, refunded: 0 });
    const timeline = await world.timeline(session, orderid);
    expect(timeline.filter(text => text === '支付成功')).toHaveLength(1);
    expect(carrier.refundsOf(id)).toEqual([]);
  };

  test('a notification before the return page and after it gives the same', async () => {
    const before = await pay();
    expect((await send(carrier.notice(before))).statusCode).toBe(200);
    await isPaidOnce(before);

    orderid = await world.book(session, { cartype_id: 'car-sylphy' });
    const after = await pay();
    expect(await query(after)).toBe('SUCCEEDED');
    expect((await send(carrier.notice(after))).statusCode).toBe(200);
    await isPaidOnce(after);
  });

  test('a notification that comes many times, at once and later, counts once', async () => {
    const id = await pay();
    const notice = carrier.notice(id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(notice)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    world.wait(200);
    expect((await send(notice)).statusCode).toBe(200);
    await isPaidOnce(id);
  });

  test('a notification that runs ahead of the money is taken note of, and says nothing', async () => {
    const id = await begin();
    expect((await send(carrier.notice(id))).statusCode).toBe(200);
    expect(await query(id)).toBe('PENDING');
    expect((await detail()).status).toBe('UNPAID');
    carrier.pay(id);
    await send(carrier.notice(id));
    await isPaidOnce(id);
  });

  test('a forged notification, one of a letter changed, and one of another time are harmless', async () => {
    const id = await pay();
    const notice = carrier.notice(id);
    const { url, headers, payload } = notice;
    const forged = [
      { url, headers, payload: payload.replace(/[0-9]/, digit => String((Number(digit) + 1) % 10)) },
      { url, headers, payload: '' },
      { url, headers, payload: '{' },
      ...carrier.forgeries(notice),
    ];
    const asked = wechat.asked.length + alipay.asked.length;
    for (const forgery of forged) expect((await send(forgery)).statusCode).toBe(400);
    expect(wechat.asked.length + alipay.asked.length).toBe(asked);
    world.wait(27 * 3600);
    expect((await send({ url, headers, payload })).statusCode).toBe(400);
    expect(await world.db.select().from(payments).where(eq(payments.id, id))).toMatchObject([
      { status: 'PENDING' },
    ]);
  });

  test('a notification of a payment that is not known is not taken, so that it comes again', async () => {
    const id = await pay();
    const notice = carrier.notice(id);
    await world.db.delete(payments).where(eq(payments.id, id));
    expect((await send(notice)).statusCode).toBe(404);
  });

  test('while the provider cannot be asked its notification is not taken, and counts when it comes again', async () => {
    const id = await pay();
    const notice = carrier.notice(id);
    const { standIn } = carrier;
    standIn.tamper = () => ({ status: 500, body: '' });
    expect((await send(notice)).statusCode).toBe(503);
    standIn.tamper = answer => answer;
    expect((await send(notice)).statusCode).toBe(200);
    await isPaidOnce(id);
  });

  test('who has paid and begins once more is not asked to pay again', async () => {
    const first = await pay();
    const second = await begin();
    await world.server.money.settled();
    expect(await detail()).toMatchObject({ status: 'AWAITING_PICKUP', paid: TOTAL, refunded: 0 });
    expect([carrier.isClosed(second), carrier.refundsOf(first)]).toEqual([true, []]);
  });

  test.each(['first', 'second'])(
    'of two payments of an order that both come, one is given back, once: %s',
    async told => {
      const first = await begin();
      const { standIn, isClosing } = carrier;
      standIn.tamper = (answer, asked) => (isClosing(asked) ? { status: 500, body: '' } : answer);
      const second = await begin();
      await world.server.money.settled();
      expect(standIn.asked.some(isClosing)).toBe(true);
      // The provider has closed the first and could not say so; here both are paid all the same.
      carrier.reopen(first);
      for (const id of [first, second]) carrier.pay(id);
      const [kept, returned] = told === 'first' ? [first, second] : [second, first];
      for (const id of [kept, returned, kept, returned]) {
        expect((await send(carrier.notice(id))).statusCode).toBe(200);
        await world.server.money.settled();
      }
      standIn.tamper = answer => answer;
      world.wait(3600);
      await world.server.money.workOff(world.server.clock());
      expect(await detail()).toMatchObject({ status: 'AWAITING_PICKUP', paid: 2 * TOTAL, refunded: TOTAL });
      expect([carrier.refundsOf(kept), carrier.refundsOf(returned)]).toEqual([[], [TOTAL]]);
    },
  );

  test('money that comes when the order is closed goes back, once', async () => {
    const id = await begin();
    carrier.pay(id);
    world.wait(15 * 60);
    expect((await detail()).status).toBe('CLOSED');
    await world.server.money.settled();
    await send(carrier.notice(id));
    await world.server.money.settled();
    expect(await detail()).toMatchObject({ status: 'CLOSED', paid: TOTAL, refunded: TOTAL });
    expect(carrier.refundsOf(id)).toEqual([TOTAL]);
    expect(await world.db.select().from(refunds).where(eq(refunds.paymentId, id))).toHaveLength(1);
  });

  test('an unpaid order that is cancelled closes the payment there, so that it can no longer be paid', async () => {
    const id = await begin();
    await cancel();
    expect(carrier.isClosed(id)).toBe(true);
    expect(() => carrier.pay(id)).toThrow();
  });

  test('what the penalty leaves goes back, a part of what came', async () => {
    const id = await pay();
    await query(id);
    world.at('2026-11-25T09:00:00+08:00');
    await cancel();
    expect(carrier.refundsOf(id)).toEqual([TOTAL - 18000]);
    const subject = { kind: 'RENTAL', id: orderid };
    const { standing } = await world.get('GET /api/pay/get_due', subject, session);
    expect(standing).toMatchObject({ state: 'REFUNDED', amount: TOTAL - 18000 });
  });

  test('a refund whose answer is lost is sent again and made once', async () => {
    const id = await pay();
    await query(id);
    const { standIn } = carrier;
    standIn.tamper = () => ({ status: 502, body: 'lost' });
    await cancel();
    standIn.tamper = answer => answer;
    expect(carrier.refundsOf(id)).toEqual([TOTAL]);
    const [task] = await world.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `REFUND:CANCELLED:${id}`));
    expect(task).toMatchObject({ state: 'WAITING' });
    world.wait(60);
    await world.server.money.workOff(world.server.clock());
    expect(carrier.refundsOf(id)).toEqual([TOTAL]);
    expect(
      await world.db
        .select()
        .from(outbox)
        .where(eq(outbox.key, `REFUND:CANCELLED:${id}`)),
    ).toMatchObject([{ state: 'DONE' }]);
  });

  test('an answer that the provider has not signed is not believed', async () => {
    const id = await pay();
    const { standIn, spoilt } = carrier;
    standIn.tamper = ({ body, ...answer }) => ({ ...answer, body: String(body).replace(...spoilt) });
    expect(await query(id)).toBe('PENDING');
    standIn.tamper = answer => answer;
    await isPaidOnce(id);
  });

  test('another amount than was asked for is never counted as paid', async () => {
    const id = await begin();
    if (carrier.method === 'WECHAT') wechat.pay(id, 1);
    else alipay.pay(id, '0.01');
    expect((await send(carrier.notice(id))).statusCode).toBe(503);
    expect(await query(id)).toBe('PENDING');
    expect((await detail()).status).toBe('UNPAID');
  });
});

test('nobody is notified where no provider listens, and a page of a browser is told nothing more', async () => {
  expect((await send({ url: '/notify/qq', headers: {}, payload: '{}' })).statusCode).toBe(404);
  const answer = await send({
    url: '/notify/wechat',
    headers: { origin: 'https://evil.example' },
    payload: '{}',
  });
  expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'FAIL', message: '失败' }]);
});
