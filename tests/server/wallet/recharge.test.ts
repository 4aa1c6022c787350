import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { HOUSE } from '../../../server/kernel/money/accounts';
import { readBalance } from '../../../server/kernel/money/ledger';
import { rechargePayable } from '../../../server/areas/wallet/public';
import { payments, refunds } from '../../../server/kernel/money/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { PayMethod } from '../../../types/api/pay';
import { eq } from 'drizzle-orm';
import { freshKey, monday, RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';

// Issue 12, money: /recharge, paid through the one cashier; balance and gift are posted once.

let world: RentalWorld;
let session: TestSession;
let lastMobile = 13_500_000_000;
beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.server.now = monday;
  session = await world.login(String((lastMobile += 1)));
});
afterEach(async () => {
  expect(await auditLedger(world.db)).toEqual([]);
});

const recharge = (amount = 50_000, client_key = freshKey()) =>
  world.get('POST /api/account/recharge', { amount, client_key }, session);
const detail = (recharge_id: string, of = session) =>
  world.ask('GET /api/account/recharge/get_detail', { recharge_id }, of);
const begin = (id: string, method: PayMethod = 'WECHAT', of = session) =>
  world.ask('POST /api/pay/begin', { kind: 'RECHARGE', id, method, client_key: freshKey() }, of);
const due = (id: string) => world.get('GET /api/pay/get_due', { kind: 'RECHARGE', id }, session);
const succeed = (payment_id: string) =>
  world.ask('POST /api/pay/sandbox', { payment_id, outcome: 'SUCCEED' }, session);
const balance = async () => (await world.user(session)).balance;

test('what was paid is in the balance with its gift, once', async () => {
  const revenue = await readBalance(world.db, HOUSE.revenue);
  const { recharge_id: id, ...begun } = await recharge();
  expect(begun).toEqual({
    amount: 50_000,
    gift: 2_000,
    status: 'WAITING',
    created_at: '2026-11-23T09:00:00+08:00',
    expires_at: '2026-11-23T09:15:00+08:00',
  });
  expect(await due(id)).toMatchObject({
    title: '余额充值¥500',
    lines: ['赠送¥20，共到账¥520'],
    standing: { state: 'DUE', amount: 50_000 },
    methods: ['WECHAT', 'ALIPAY'],
  });
  const { data } = await begin(id);
  expect(await balance()).toBe(0);
  await succeed(data.payment_id);
  await succeed(data.payment_id);
  expect(await balance()).toBe(52_000);
  expect((await detail(id)).data).toMatchObject({ status: 'PAID', paid_at: '2026-11-23T09:00:00+08:00' });
  expect((await due(id)).standing).toEqual({ state: 'PAID', amount: 50_000 });
  expect((await begin(id)).code).toBe(ErrorCode.ORDER_STATE);
  // It is the member's, and no revenue until they spend it.
  expect(await readBalance(world.db, HOUSE.revenue)).toBe(revenue);
  const { records } = await world.get('GET /api/account/balance/get_records', { page: 1 }, session);
  expect(records.map(({ amount, reason }) => [amount, reason])).toEqual([
    [2_000, '充值赠送'],
    [50_000, '充值'],
  ]);
});

test('a balance is not filled from itself', async () => {
  await world.fill(session, { balance: 100_000 });
  const { recharge_id: id } = await recharge();
  expect(await begin(id, 'BALANCE')).toMatchObject({
    code: ErrorCode.PAYMENT_CLOSED,
    msg: '这种支付方式不适用，请选择其他支付方式',
  });
  expect(await balance()).toBe(100_000);
});

test('after 15 minutes it is closed; money that was on its way is still put into the balance', async () => {
  const { recharge_id: id } = await recharge(20_000);
  const { data } = await begin(id);
  await world.get('POST /api/pay/sandbox', { payment_id: data.payment_id, outcome: 'UNKNOWN' }, session);
  const { recharge_id: other } = await recharge(20_000);
  world.wait(15 * 60);
  // Of the one nobody knows how its payment ended, until it is asked for.
  expect((await detail(id)).data.status).toBe('PAID');
  expect((await detail(other)).data.status).toBe('CLOSED');
  expect((await begin(other)).code).toBe(ErrorCode.PAYMENT_CLOSED);
  expect(await balance()).toBe(20_500);
});

test('money that comes when it is closed fills the balance; what comes twice goes back', async () => {
  const { recharge_id: id } = await recharge(20_000);
  const first = (await begin(id)).data.payment_id;
  const second = (await begin(id)).data.payment_id;
  world.wait(15 * 60);
  expect((await detail(id)).data.status).toBe('CLOSED');
  // The provider has taken both, before it heard that they were closed.
  for (const payment of [first, second]) {
    await world.server.money.transaction(world.server.clock(), async work => {
      const about = { id: payment, subjectKind: 'RECHARGE', subjectId: id };
      await work.settle(rechargePayable, about, 'SUCCEEDED', { evenEnded: true });
    });
  }
  expect(await balance()).toBe(20_500);
  const returned = await world.db.select().from(refunds).where(eq(refunds.subjectId, id));
  expect(returned.map(({ paymentId, amount }) => [paymentId, amount])).toEqual([[second, 20_000]]);
});

test('the same key is the same recharge; with another amount it is refused', async () => {
  const key = freshKey();
  const [first, second] = await Promise.all([recharge(20_000, key), recharge(20_000, key)]);
  expect(second.recharge_id).toBe(first.recharge_id);
  const other = await world.ask('POST /api/account/recharge', { amount: 10_000, client_key: key }, session);
  expect(other.code).toBe(ErrorCode.KEY_REUSED);
});

test.each([999, 1_050, 1_000_100])('%d fen are no amount', async amount => {
  const answer = await world.ask('POST /api/account/recharge', { amount, client_key: freshKey() }, session);
  expect(answer).toMatchObject({
    code: ErrorCode.INVALID_PARAMS,
    msg: '请输入10至10000元的整数金额',
    data: { field: 'amount' },
  });
});

test('who begins recharges without end is told to wait', async () => {
  for (let count = 0; count < 30; count += 1) await recharge(10_000);
  const answer = await world.ask(
    'POST /api/account/recharge',
    { amount: 10_000, client_key: freshKey() },
    session,
  );
  expect(answer).toMatchObject({ code: ErrorCode.TOO_MANY_REQUESTS, data: { retry_after: 3600 } });
});

test("somebody else's is as one that is not there, and nobody's is for members", async () => {
  const { recharge_id: id } = await recharge();
  const stranger = await world.login(String((lastMobile += 1)));
  const [others, none] = [await detail(id, stranger), await detail('CZ26112300000000', stranger)];
  expect(others).toEqual(none);
  expect(others.code).toBe(ErrorCode.NOT_FOUND);
  expect((await begin(id, 'WECHAT', stranger)).code).toBe(ErrorCode.NOT_FOUND);
  expect(await world.db.$count(payments, eq(payments.subjectId, id))).toBe(0);
  const visitor = await world.ask('POST /api/account/recharge', { amount: 10_000, client_key: freshKey() });
  expect(visitor.code).toBe(ErrorCode.NOT_LOGGED_IN);
  expect((await world.ask('GET /api/account/recharge/get_detail', { recharge_id: id })).code).toBe(
    ErrorCode.NOT_LOGGED_IN,
  );
});
