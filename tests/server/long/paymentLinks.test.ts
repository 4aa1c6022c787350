import { eq, like } from 'drizzle-orm';
import { longInstalments } from '../../../server/areas/long/schema';
import { users } from '../../../server/kernel/members/schema';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { payLink } from '../../../server/kernel/money/payLink';
import { payments, refunds } from '../../../server/kernel/money/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { freshKey, renter } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { DEPOSITS, LongWorld, MONTH } from './LongWorld';

// Issue 13: reminders by message 3 days before, with a link that pays; a payment link forged, expired or opened by someone
// else (pays, sees nothing personal).

let world: LongWorld;
let who: TestSession;
let mobile = 13_200_000_000;
beforeAll(async () => {
  world = await LongWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun(String((mobile += 1)));
});
afterEach(async () => {
  expect(await auditLedger(world.db)).toEqual([]);
});

/** Weeks later the member logs in again. */
async function at(time: string): Promise<void> {
  world.rental.at(time);
  who = await world.rental.login(who.login.uid);
}

const tokenIn = (text = ''): string => /token=(\S+)/.exec(text)?.[1] ?? '';

test('a message reminds 3 days before the day on which an instalment is due, once', async () => {
  await world.rented(who);
  await at('2026-12-21T23:00:00+08:00');
  await world.remind();
  expect(await world.messages(who)).toEqual([]);
  await at('2026-12-22T00:10:00+08:00');
  await world.remind();
  await world.remind();
  const [text, ...others] = await world.messages(who);
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
  await world.remind();
  expect(await world.messages(who)).toHaveLength(1);
  await world.db.delete(longInstalments).where(eq(longInstalments.orderId, collected));
});

test('the link of a message is paid by whoever holds it, and says nothing personal', async () => {
  const orderid = await world.rented(who);
  await at('2026-12-22T09:00:00+08:00');
  await world.remind();
  const token = tokenIn((await world.messages(who))[0]);
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
  await world.remind();
  const token = tokenIn((await world.messages(who))[0]);
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
    world.rental.server.clock(),
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

test('a link that is forged, over, or of something else is none', async () => {
  const orderid = await world.rented(who);
  await at('2026-12-22T09:00:00+08:00');
  await world.remind();
  const token = tokenIn((await world.messages(who))[0]);
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
