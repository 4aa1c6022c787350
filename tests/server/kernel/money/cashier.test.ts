import { and, eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../../server/db/database';
import { notFound } from '../../../../server/kernel/failure';
import { users } from '../../../../server/kernel/members/schema';
import { Money } from '../../../../server/kernel/money/money';
import type { MoneyParts } from '../../../../server/kernel/money/moneyParts';
import { insertRefund, readPayment } from '../../../../server/kernel/money/paymentRepository';
import type { OutsideProvider } from '../../../../server/kernel/money/providers/paymentProvider';
import { balanceProvider } from '../../../../server/kernel/money/providers/balanceProvider';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  outbox,
  payments,
  refunds,
} from '../../../../server/kernel/money/schema';
import { findWallet } from '../../../../server/kernel/money/wallet';
import { ErrorCode } from '../../../../src/domain/errorCode';
import type { PaymentStatus, PayMethod } from '../../../../types/api/pay';
import { fillWallet } from '../../support/fillWallet';
import { openTestDatabase } from '../../support/testDatabase';
import { providersWith } from './recordingProvider';
import { createThings, fine, later, now, payable, payer, PRICE, raffle, renewThings, things } from './things';

// Issue 9, payable: what the cashier, the query and the tasks of a payment say in each of its states.

let opened: OpenDatabase;
let money: Money;
let reported: unknown[];
let moments: string[];
/** What the provider was told and asked, and what it answers. */
let told: string[];
let says: PaymentStatus | Error;

const provider: OutsideProvider = {
  kind: 'OUTSIDE',
  name: 'TELLER',
  arrival: '1至3个工作日到账',
  async begin({ clientKey }) {
    told.push(`begin ${clientKey}`);
    return { kind: 'REDIRECT', url: 'https://pay.example.com' };
  },
  async query({ clientKey }) {
    told.push(`query ${clientKey}`);
    if (says instanceof Error) throw says;
    return says;
  },
  async close({ clientKey }) {
    told.push(`close ${clientKey}`);
    return 'CANCELLED';
  },
  async refund(_payment, { key, amount }) {
    told.push(`refund ${key.split(':')[0] ?? ''} ${amount}`);
  },
};
const moneyWith = (parts: Partial<MoneyParts> = {}): Money =>
  new Money({
    db: opened.db,
    payables: [payable('RAFFLE'), payable('FINE')],
    providers: providersWith(provider),
    report: error => void reported.push(error),
    onCheckpoint: moment => void moments.push(moment),
    ...parts,
  });

beforeAll(async () => {
  opened = await openTestDatabase('empty');
  await createThings(opened.db);
  await opened.db.insert(users).values([
    { id: 'ann', mobile: '13300000001' },
    { id: 'bob', mobile: '13300000002' },
  ]);
});
afterAll(() => opened.close());
beforeEach(async () => {
  [reported, moments, told, says] = [[], [], [], 'UNKNOWN'];
  const books = [ledgerEntries, ledgerTransactions, ledgerAccounts];
  for (const table of [refunds, payments, outbox, ...books]) await opened.db.delete(table);
  await renewThings(opened.db);
  money = moneyWith();
});
afterEach(async () => {
  await money.settled();
  expect(reported).toEqual([]);
});

const begin = (
  clientKey: string,
  changes: { subject?: typeof raffle; method?: PayMethod } = {},
  at: Money = money,
) => at.begin({ userId: 'ann', subject: raffle, method: 'WECHAT', clientKey, payer, ...changes }, now);
const standing = async () => (await money.due('ann', raffle, now, 'h5')).standing;
const set = (state: 'PAID' | 'OVER') =>
  opened.db.update(things).set({ state, received: PRICE }).where(eq(things.id, 'raffle'));
const tasks = async () => {
  await money.settled();
  return opened.db.select().from(outbox);
};
const closed = (message: string) => ({ code: ErrorCode.PAYMENT_CLOSED, message });

describe('a cashier', () => {
  it('says that a payment is under way instead of "pay now" and of "its time is over", not of "paid"', async () => {
    const { payment_id: paymentId } = await begin('one');
    expect((await standing()).state).toBe('DUE');
    await money.settle(paymentId, 'UNKNOWN', now);
    const confirming = { state: 'CONFIRMING', paymentId, payerId: 'ann', amount: PRICE };
    expect(await standing()).toEqual(confirming);
    await set('OVER');
    expect(await standing()).toEqual(confirming);
    await set('PAID');
    expect(await standing()).toEqual({ state: 'PAID', amount: PRICE });
  });

  it('shows the ways to pay that are open, and refuses the others', async () => {
    money = moneyWith({
      providers: {
        ...providersWith(provider),
        forMethod: method => (method === 'BALANCE' ? balanceProvider : undefined),
      },
    });
    expect((await money.due('ann', raffle, now, 'h5')).methods).toEqual(['BALANCE']);
    await expect(begin('one')).rejects.toMatchObject(closed('在线支付尚未开通，请使用余额支付或联系客服'));
  });

  it('says of each provider by which money went back how it arrives', async () => {
    await fillWallet(opened.db, 'ann', { balance: PRICE });
    const { payment_id: first } = await begin('one');
    await begin('two', { method: 'BALANCE' });
    const [second] = await opened.db.select().from(payments).where(eq(payments.clientKey, 'two'));
    for (const paymentId of [first, second?.id ?? '']) {
      const about = { subjectKind: 'RAFFLE', subjectId: 'raffle', amount: 100, createdAt: now };
      const refund = { key: `CANCELLED:${paymentId}`, paymentId, ...about };
      expect(await insertRefund(opened.db, refund)).toBe(true);
      expect(await insertRefund(opened.db, refund)).toBe(false);
    }
    const { arrival } = await money.due('ann', raffle, now, 'h5');
    expect(arrival.split('；').sort()).toEqual(['1至3个工作日到账', '已退回余额']);
  });

  it('knows nothing of what nobody pays for', async () => {
    const wish = { kind: 'WISH', id: 'raffle' };
    await expect(begin('one', { subject: wish })).rejects.toThrow('没有找到要支付的项目');
    expect(() => money.describe(wish, now)).toThrow('Nothing that is paid for is called WISH');
  });
});

describe('a client key', () => {
  it.each<[string, Parameters<typeof begin>[1]]>([
    ['another way to pay', { method: 'ALIPAY' }],
    ['another thing of the same kind', { subject: { kind: 'RAFFLE', id: 'fine' } }],
    ['a thing of another kind with the same id', { subject: { kind: 'FINE', id: 'raffle' } }],
  ])('is not used again for %s', async (_what, changes) => {
    await begin('one');
    await expect(begin('one', changes)).rejects.toMatchObject({
      code: ErrorCode.INVALID_PARAMS,
      message: '支付请求有误，请返回订单重新支付',
    });
  });

  it('of a payment that has ended opens none at the provider', async () => {
    const { payment_id } = await begin('one');
    expect(payment_id).toMatch(/^ZF\d+$/);
    await money.settle(payment_id, 'FAILED', now);
    await expect(begin('one')).rejects.toMatchObject(closed('这笔支付已结束，请返回订单查看'));
    expect(told).toEqual(['begin one']);
  });

  it('of a payment whose money went back says so', async () => {
    const { payment_id } = await begin('one');
    await money.settle(payment_id, 'SUCCEEDED', now);
    await money.transaction(now, work => work.refundPaid(raffle, { reason: 'CANCELLED', amount: PRICE }));
    await expect(begin('one')).rejects.toMatchObject(closed('这笔付款已退回，请返回订单查看'));
  });

  it('of a payment whose result is unknown says that it is being found out', async () => {
    const { payment_id } = await begin('one');
    await money.settle(payment_id, 'UNKNOWN', now);
    await expect(begin('one')).rejects.toMatchObject({
      code: ErrorCode.ORDER_STATE,
      message: '上一笔支付的结果正在确认，请稍候',
    });
    expect(told.filter(call => call.startsWith('begin'))).toEqual(['begin one']);
  });
});

describe('a payment that is asked for', () => {
  it('is the member’s own', async () => {
    const { payment_id } = await begin('one');
    const refusal = String(notFound('这笔支付'));
    expect(await money.query('bob', payment_id, now).catch(String)).toBe(refusal);
    expect(await money.query('ann', 'none', now).catch(String)).toBe(refusal);
    await expect(money.settle('none', 'FAILED', now)).rejects.toThrow('The payment does not exist');
  });

  it('is brought up to date while it is open, and asked of nobody once it has ended', async () => {
    const { payment_id } = await begin('one');
    says = 'SUCCEEDED';
    expect((await money.query('ann', payment_id, now)).status).toBe('SUCCEEDED');
    expect((await money.query('ann', payment_id, now)).status).toBe('SUCCEEDED');
    expect(told).toEqual(['begin one', 'query one']);
    expect(await tasks()).toEqual([]);
  });

  it('stays as it is while its provider cannot be reached, or says nothing new', async () => {
    const { payment_id } = await begin('one');
    for (const answer of [new Error('no route'), 'PENDING'] as const) {
      says = answer;
      expect(await money.query('ann', payment_id, now)).toMatchObject({
        status: 'PENDING',
        finishedAt: null,
      });
    }
    expect(await money.settle(payment_id, 'PENDING', now)).toBe('PENDING');
    expect((await readPayment(opened.db, payment_id)).finishedAt).toBeNull();
  });
});

describe('what a provider is asked and told later', () => {
  it('an unknown result, until it has one', async () => {
    const { payment_id } = await begin('one');
    await money.settle(payment_id, 'UNKNOWN', now);
    expect(await tasks()).toMatchObject([{ key: `QUERY:${payment_id}`, attempts: 0, nextAt: later(10) }]);
    await money.workOff(later(10));
    expect(await tasks()).toMatchObject([{ state: 'WAITING', lastError: 'The provider has not said yet' }]);
    await money.settle(payment_id, 'SUCCEEDED', later(11));
    const asked = told.length;
    await money.workOff(later(3600));
    expect([told.length, await tasks()]).toMatchObject([asked, [{ state: 'DONE' }]]);
  });

  it('each refund once, and that it was sent is in the books of its provider', async () => {
    for (const [key, subject] of [
      ['one', raffle],
      ['two', fine],
    ] as const) {
      const { payment_id } = await begin(key, { subject });
      await money.settle(payment_id, 'SUCCEEDED', now);
      await money.transaction(now, work => work.refundPaid(subject, { reason: 'CANCELLED', amount: 300 }));
    }
    expect((await tasks()).map(({ state }) => state)).toEqual(['DONE', 'DONE']);
    expect(told.filter(call => call.startsWith('refund'))).toEqual([
      'refund CANCELLED 300',
      'refund CANCELLED 300',
    ]);
    const sent = await opened.db
      .select({ amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(
        and(
          eq(ledgerTransactions.reason, 'REFUND_SENT'),
          eq(ledgerEntries.accountId, 'house:provider:TELLER'),
        ),
      );
    expect(sent).toEqual([{ amount: 300 }, { amount: 300 }]);
    const decided = await opened.db
      .select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.reason, 'REFUND'));
    expect(decided.map(({ subjectId }) => subjectId).sort()).toEqual(['fine', 'raffle']);
  });

  it('nothing of what is paid from the balance: that goes back at once', async () => {
    await fillWallet(opened.db, 'ann', { balance: PRICE });
    const { payment_id } = await begin('one', { method: 'BALANCE' });
    await money.transaction(now, work => work.refundPaid(raffle, { reason: 'CANCELLED', amount: PRICE }));
    expect([(await findWallet(opened.db, 'ann')).balance, await tasks(), told]).toEqual([PRICE, [], []]);
    const task = { kind: 'CLOSE', paymentId: payment_id } as const;
    const row = { key: 'CLOSE', task, state: 'WAITING' as const, attempts: 0, nextAt: now, lastError: null };
    await opened.db.insert(outbox).values(row);
    await money.workOff(now);
    expect(await tasks()).toMatchObject([{ lastError: 'This payment was never outside' }]);
  });
});

describe('what is paid for changes while it is paid', () => {
  it('what has another owner meanwhile, or is gone, is not there', async () => {
    const sold = { ...payable('SOLD'), ownerOf: () => Promise.resolve('bob') };
    const gone = { ...payable('GONE'), ownerOf: () => Promise.resolve('ann') };
    money = moneyWith({ payables: [sold, gone] });
    const request = { method: 'WECHAT', clientKey: 'one', payer } as const;
    const ofBob = { ...request, userId: 'bob', subject: { kind: 'SOLD', id: 'raffle' } };
    const ofNobody = { ...request, userId: 'ann', subject: { kind: 'GONE', id: 'none' } };
    await expect(money.begin(ofBob, now)).rejects.toThrow('没有找到this SOLD');
    await expect(money.begin(ofNobody, now)).rejects.toThrow('没有找到this GONE');
  });

  it('money for what is gone goes back', async () => {
    const { payment_id } = await begin('one');
    await opened.db.delete(things).where(eq(things.id, 'raffle'));
    await money.settle(payment_id, 'SUCCEEDED', now);
    await money.settled();
    expect(told).toContain(`refund LATE ${PRICE}`);
  });
});

it('tells of every moment at which the process might die', async () => {
  const { payment_id } = await begin('one');
  expect(moments).toEqual(['transaction written', 'transaction committed', 'payment begun']);
  moments = [];
  await money.settle(payment_id, 'SUCCEEDED', now);
  await money.transaction(now, work => work.refundPaid(raffle, { reason: 'CANCELLED', amount: PRICE }));
  await money.settled();
  expect(moments).toEqual([
    ...['transaction written', 'transaction committed'],
    ...['transaction written', 'transaction committed', 'task taken', 'task worked'],
  ]);
});
