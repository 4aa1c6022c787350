import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../../server/db/database';
import { notFound } from '../../../../server/kernel/failure';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { users } from '../../../../server/kernel/members/schema';
import { Money } from '../../../../server/kernel/money/money';
import type { OutsideProvider } from '../../../../server/kernel/money/providers/paymentProvider';
import { outbox, payments, refunds } from '../../../../server/kernel/money/schema';
import { findWallet } from '../../../../server/kernel/money/wallet';
import { ErrorCode } from '../../../../src/domain/errorCode';
import type { PaymentStatus, PayMethod } from '../../../../types/api/pay';
import { fillWallet } from '../../support/fillWallet';
import { openTestDatabase } from '../../support/testDatabase';
import { providersWith, recordedCalls, recordingProvider } from './recordingProvider';
import { createThings, fine, later, now, payable, payer, PRICE, raffle, renewThings, things } from './things';

// Issue 9, payable: nothing in the kernel names a line. What is paid for here are two made-up kinds, a raffle ticket and
// a parking fine, each in one table of its own.

let opened: OpenDatabase;
let folder: string;
let file: string;
let money: Money;
let reported: unknown[];
/** What the provider answers; tests change it. */
let says: { query: PaymentStatus; close: 'CANCELLED' | 'SUCCEEDED'; breaks: boolean };
let provider: OutsideProvider;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'money-'));
  opened = await openTestDatabase('empty');
  await createThings(opened.db);
  await opened.db.insert(users).values([
    { id: 'ann', mobile: '13300000001' },
    { id: 'bob', mobile: '13300000002' },
  ]);
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

let count = 0;
beforeEach(async () => {
  count += 1;
  for (const table of [refunds, payments, outbox]) await opened.db.delete(table);
  await renewThings(opened.db);
  await fillBalance(0);
  file = path.join(folder, `${count}.jsonl`);
  says = { query: 'UNKNOWN', close: 'CANCELLED', breaks: false };
  reported = [];
  const recorder = recordingProvider(file, {
    query: () => Promise.resolve(says.query),
    close: () => Promise.resolve(says.close),
  });
  const unlessBroken = <Arguments extends unknown[], Answer>(
    perform: (...given: Arguments) => Promise<Answer>,
  ) => {
    return (...given: Arguments): Promise<Answer> =>
      says.breaks ? Promise.reject(new Error('no route to 13812345678')) : perform(...given);
  };
  provider = { ...recorder, close: unlessBroken(recorder.close), refund: unlessBroken(recorder.refund) };
  money = new Money({
    db: opened.db,
    payables: [payable('RAFFLE'), payable('FINE')],
    providers: providersWith({ ...provider, begin: (...given) => provider.begin(...given) }),
    report: error => void reported.push(error),
  });
});
afterEach(async () => {
  await money.settled();
  expect(await auditLedger(opened.db)).toEqual([]);
});

const begin = (
  clientKey: string,
  changes: { userId?: string; method?: PayMethod; subject?: typeof raffle } = {},
) => money.begin({ userId: 'ann', subject: raffle, method: 'WECHAT', clientKey, payer, ...changes }, now);
const fillBalance = (balance: number) => fillWallet(opened.db, 'ann', { balance });
const balanceOf = async () => (await findWallet(opened.db, 'ann')).balance;
const thing = async (id = 'raffle') => (await opened.db.select().from(things).where(eq(things.id, id)))[0];
const states = async () =>
  Object.fromEntries(
    (await opened.db.select().from(payments).orderBy(asc(payments.clientKey))).map(row => [
      row.clientKey,
      row.status,
    ]),
  );
const calls = async () => {
  await money.settled();
  return recordedCalls(file).map(({ call, key, amount }) => ({ call, key, amount }));
};
const tasks = async () => {
  await money.settled();
  return opened.db.select().from(outbox);
};

test('what is paid for may be of any kind: its own table is told, and the cashier says its title', async () => {
  const { payment_id, amount, instruction } = await begin('one', { subject: fine });
  expect([amount, instruction.kind]).toEqual([PRICE, 'REDIRECT']);
  expect(await money.settle(payment_id, 'SUCCEEDED', now)).toBe('SUCCEEDED');
  expect(await thing('fine')).toMatchObject({ state: 'PAID', received: PRICE });
  expect(await thing('raffle')).toMatchObject({ state: 'WAITING' });
  expect(await money.describe(fine, now)).toMatchObject({ title: 'FINE fine', expiresAt: later(60) });
});

test('the cashier is told what is due, how it can be paid, and where it stands when that is over', async () => {
  const standing = async (subject: typeof raffle, at: Date) =>
    (await money.due('ann', subject, at, 'h5')).standing;
  expect(await money.due('ann', fine, now, 'h5')).toEqual({
    title: 'FINE fine',
    lines: ['of Ann'],
    expiresAt: later(60),
    standing: { state: 'DUE', amount: PRICE, closing: 'its minute is over' },
    methods: ['WECHAT', 'ALIPAY', 'BALANCE'],
    arrival: '',
  });
  const { payment_id } = await begin('one', { subject: fine });
  await money.settle(payment_id, 'SUCCEEDED', now);
  expect(await standing(fine, now)).toEqual({ state: 'PAID', amount: PRICE });
  expect(await standing(raffle, later(60))).toEqual({ state: 'CLOSED', reason: 'its minute is over' });
});

test('nobody else can tell that it is there', async () => {
  const missing = { kind: 'RAFFLE', id: 'none' };
  const problems = await Promise.all(
    [
      begin('theirs', { userId: 'bob' }),
      begin('none', { subject: missing }),
      money.due('bob', raffle, now, 'h5'),
      money.due('ann', missing, now, 'h5'),
    ].map(call => call.catch(String)),
  );
  expect(problems).toEqual(Array(4).fill(String(notFound('this RAFFLE'))));
});

test('what is asked for by a kind that nobody pays for is not there', async () => {
  const subject = { kind: 'WISH', id: 'raffle' };
  const code = ErrorCode.NOT_FOUND;
  await expect(begin('one', { subject })).rejects.toMatchObject({ code });
  await expect(money.due('ann', subject, now, 'h5')).rejects.toMatchObject({ code });
});

test('the same client key is the same payment, begun again at the provider by the same key', async () => {
  const answers = await Promise.all([begin('one'), begin('one'), begin('one')]);
  expect(new Set(answers.map(({ payment_id }) => payment_id)).size).toBe(1);
  expect(new Set((await calls()).map(({ call, key }) => `${call} ${key}`)).size).toBe(1);
  await expect(begin('one', { subject: fine })).rejects.toMatchObject({ code: ErrorCode.INVALID_PARAMS });
  await money.settle(answers[0].payment_id, 'SUCCEEDED', now);
  expect((await begin('one')).instruction).toEqual({ kind: 'PAID' });
});

test('of two cashiers one stays open; the provider is told to close the other', async () => {
  const first = await begin('one');
  await begin('two', { method: 'ALIPAY' });
  expect(await states()).toEqual({ one: 'CANCELLED', two: 'PENDING' });
  expect(await calls()).toContainEqual({ call: 'close', key: first.payment_id, amount: PRICE });
  await expect(begin('one')).rejects.toMatchObject({ code: ErrorCode.PAYMENT_CLOSED });
});

test('cashiers that are opened at the same moment leave one open, and none that the provider holds open', async () => {
  const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map(key => begin(key)));
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(Object.values(await states()).sort()).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED', 'PENDING']);
  const cancelled = (await opened.db.select().from(payments)).filter(({ status }) => status === 'CANCELLED');
  const told = await calls();
  for (const { id } of cancelled) {
    expect(told.filter(({ key }) => key === id).at(-1)?.call).toBe('close');
  }
});

test('a payment that was closed while the provider opened it is closed once more', async () => {
  let goOn = (): void => undefined;
  const slow = provider.begin;
  provider = {
    ...provider,
    async begin(payment, opening, signal) {
      if (payment.clientKey === 'slow') await new Promise<void>(resolve => (goOn = resolve));
      return slow(payment, opening, signal);
    },
  };
  const beginning = begin('slow').catch((problem: unknown) => problem);
  while (Object.keys(await states()).length === 0) await new Promise(setImmediate);
  await begin('quick');
  await money.settled();
  goOn();
  expect(await beginning).toMatchObject({ code: ErrorCode.PAYMENT_CLOSED });
  const [payment] = await opened.db.select().from(payments).where(eq(payments.clientKey, 'slow'));
  const own = (await calls()).filter(({ key }) => key === payment?.id).map(({ call }) => call);
  expect(own).toEqual(['close', 'begin', 'close']);
});

test('the balance pays at once and is told to nobody; too little of it changes nothing', async () => {
  await fillBalance(PRICE - 1);
  await expect(begin('poor', { method: 'BALANCE' })).rejects.toMatchObject({
    code: ErrorCode.BALANCE_TOO_LOW,
  });
  expect([await balanceOf(), await states(), (await thing())?.state]).toEqual([PRICE - 1, {}, 'WAITING']);
  await fillBalance(PRICE);
  expect((await begin('rich', { method: 'BALANCE' })).instruction).toEqual({ kind: 'PAID' });
  expect([await balanceOf(), (await thing())?.state, await calls()]).toEqual([0, 'PAID', []]);
});

test('one success told many times counts once', async () => {
  const { payment_id } = await begin('one');
  const tell = () => money.settle(payment_id, 'SUCCEEDED', now);
  expect(await Promise.all([tell(), tell(), tell()])).toEqual(Array(3).fill('SUCCEEDED'));
  expect(await thing()).toMatchObject({ received: PRICE, returned: 0 });
});

test('what has ended stays so, whatever is told later', async () => {
  const { payment_id } = await begin('one');
  await money.settle(payment_id, 'FAILED', now);
  expect(await money.settle(payment_id, 'SUCCEEDED', now)).toBe('FAILED');
});

test('a subject whose time is over closes its open payment; money that was faster goes back', async () => {
  says.close = 'SUCCEEDED';
  const { payment_id } = await begin('one');
  await money.refresh(raffle, later(60));
  expect(await calls()).toContainEqual({ call: 'refund', key: `LATE:${payment_id}`, amount: PRICE });
  expect(await thing()).toMatchObject({ state: 'OVER', received: PRICE, returned: PRICE });
  expect(await states()).toEqual({ one: 'SUCCEEDED' });
});

test('money that comes to a closed cashier pays what still waits, and closes the cashier that is open', async () => {
  says.close = 'SUCCEEDED';
  await begin('one');
  // It may be told to be closed again before it is open: then its member reads that it has ended.
  await begin('two').catch((problem: unknown) =>
    expect(problem).toMatchObject({ code: ErrorCode.PAYMENT_CLOSED }),
  );
  await money.settled();
  expect(await thing()).toMatchObject({ state: 'PAID', received: 2 * PRICE, returned: PRICE });
  expect((await opened.db.select().from(refunds)).map(({ amount }) => amount)).toEqual([PRICE]);
});

test('a refund of the same reason is made once, and goes the way that the money came', async () => {
  const { payment_id } = await begin('one');
  await money.settle(payment_id, 'SUCCEEDED', now);
  const refund = () =>
    money.transaction(now, work => work.refundPaid(raffle, { reason: 'CANCELLED', amount: 300 }));
  await refund();
  await expect(refund()).rejects.toThrow('More is given back than was paid');
  expect((await calls()).filter(({ call }) => call === 'refund')).toEqual([
    { call: 'refund', key: `CANCELLED:${payment_id}`, amount: 300 },
  ]);
  expect((await money.due('ann', raffle, now, 'h5')).arrival).toBe('tomorrow');
  await expect(begin('one')).rejects.toMatchObject({ code: ErrorCode.PAYMENT_CLOSED });
});

test('an unknown result keeps the subject beyond its time, and is asked for until the provider says', async () => {
  const { payment_id } = await begin('one');
  await money.settle(payment_id, 'UNKNOWN', now);
  await expect(begin('two')).rejects.toMatchObject({ code: ErrorCode.ORDER_STATE });
  await money.refresh(raffle, later(120));
  await money.workOff(later(120));
  expect([(await thing())?.state, await states()]).toEqual(['WAITING', { one: 'UNKNOWN' }]);
  says.query = 'SUCCEEDED';
  await money.workOff(later(3600));
  expect(await thing()).toMatchObject({ state: 'PAID', received: PRICE });
});

describe('a provider that cannot be told', () => {
  const cancelOne = async (): Promise<void> => {
    await begin('one');
    says.breaks = true;
    await money.transaction(now, work => work.closePayments(raffle));
    await money.settled();
  };

  test('keeps nobody waiting and is told again, later each time', async () => {
    await cancelOne();
    expect(await tasks()).toMatchObject([
      { state: 'WAITING', attempts: 1, nextAt: later(10), lastError: 'no route to [removed]' },
    ]);
    await money.workOff(later(9));
    expect(await tasks()).toMatchObject([{ attempts: 1 }]);
    await money.workOff(later(10));
    expect(await tasks()).toMatchObject([{ attempts: 2, nextAt: later(30) }]);
    says.breaks = false;
    await money.workOff(later(30));
    expect(await tasks()).toMatchObject([{ state: 'DONE', attempts: 3, lastError: null }]);
  });

  test('is given up in the end: the task stays, and the log is told why', async () => {
    await cancelOne();
    for (let hour = 1; hour <= 20; hour += 1) await money.workOff(later(hour * 3600));
    expect(await tasks()).toMatchObject([{ state: 'FAILED', lastError: 'no route to [removed]' }]);
    expect(reported).toHaveLength(1);
  });

  test('is told by one of several processes at a time', async () => {
    await cancelOne();
    says.breaks = false;
    const before = (await calls()).length;
    await Promise.all([1, 2, 3, 4].map(() => money.workOff(later(10))));
    expect((await calls()).length).toBe(before + 1);
  });
});
