import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenDatabase } from '../../../../server/db/database';
import { users } from '../../../../server/kernel/members/schema';
import { alipay } from '../../../../server/kernel/money/providers/alipay';
import {
  refundNumber,
  type BillLine,
  type OutsideProvider,
} from '../../../../server/kernel/money/providers/paymentProvider';
import { wechatPay } from '../../../../server/kernel/money/providers/wechatPay';
import { reconcile } from '../../../../server/kernel/money/reconcile';
import {
  ledgerEntries,
  ledgerTransactions,
  outbox,
  payments,
  refunds,
} from '../../../../server/kernel/money/schema';
import { recordRefundSent } from '../../../../server/kernel/money/takings';
import { AlipayStandIn } from '../../support/AlipayStandIn';
import { alipayBill, wechatBill } from '../../support/bills';
import { openTestDatabase } from '../../support/testDatabase';
import { WechatPayStandIn } from '../../support/WechatPayStandIn';

// Issue 12, real payment: reconciliation of a day's file. What the providers tell is written as they write it.

const DAY = '2026-11-22';
const publicOrigin = 'https://rental.example';
const clock = (): Date => new Date('2026-11-23T12:00:00+08:00');
const at = (time: string): Date => new Date(`${time}+08:00`);

const wechat = new WechatPayStandIn();
const ali = new AlipayStandIn();
let opened: OpenDatabase;

beforeAll(async () => {
  await Promise.all([wechat.listen(), ali.listen()]);
  wechat.clock = ali.clock = clock;
  opened = await openTestDatabase('empty');
  await opened.db.insert(users).values({ id: 'ann', mobile: '13300000001' });
});
afterAll(() => Promise.all([opened.close(), wechat.close(), ali.close()]));
beforeEach(async () => {
  for (const table of [refunds, payments, outbox, ledgerEntries, ledgerTransactions])
    await opened.db.delete(table);
  wechat.bills.clear();
  ali.bills.clear();
});

const providers: [string, () => OutsideProvider, (day: string, lines: readonly BillLine[]) => void][] = [
  [
    '微信支付',
    () =>
      wechatPay({
        merchant: wechat.merchant,
        apps: { weapp: { appId: 'wx1', secret: 's' } },
        publicOrigin,
        clock,
      }),
    (day, lines) => void wechat.bills.set(day, wechatBill(lines)),
  ],
  [
    '支付宝',
    () => alipay({ merchant: ali.merchant, publicOrigin, clock }),
    (day, lines) => void ali.bills.set(day, alipayBill(lines)),
  ],
];

describe.each(providers)('%s', (_name, made, writeBill) => {
  let provider: OutsideProvider;
  beforeAll(() => {
    provider = made();
  });

  /** A payment of ours that ended at that time. */
  const paid = (id: string, time: string, changes: Partial<typeof payments.$inferInsert> = {}) =>
    opened.db.insert(payments).values({
      ...{
        id,
        subjectKind: 'RENTAL',
        subjectId: 'D1',
        userId: 'ann',
        clientKey: id,
        method: 'WECHAT' as const,
      },
      ...{ provider: provider.name, amount: 76000, status: 'SUCCEEDED' as const },
      ...{ createdAt: at(time), finishedAt: at(time), ...changes },
    });
  /** A refund of ours that was decided and, if it was, sent. */
  const returned = async (key: string, paymentId: string, amount: number, decided: string, sent?: string) => {
    const subject = { kind: 'RENTAL', id: 'D1' };
    await opened.db.insert(refunds).values({
      ...{ key, paymentId, amount, subjectKind: subject.kind, subjectId: subject.id, createdAt: at(decided) },
    });
    if (!sent) return;
    const cause = { reason: 'REFUND_SENT', subject, now: at(sent), key: `REFUND_SENT:${key}` } as const;
    await recordRefundSent(opened.db, { provider: provider.name, amount }, cause);
  };
  const payment = (paymentId: string, amount = 76000): BillLine => ({
    kind: 'PAYMENT',
    paymentId,
    amount,
    isGood: true,
  });
  const refund = (key: string, paymentId: string, amount: number): BillLine => ({
    kind: 'REFUND',
    paymentId,
    refundNumber: refundNumber(key),
    amount,
    isGood: true,
  });
  const differences = async () => (await reconcile(opened.db, provider, DAY)).differences;

  test('a day on which both books say the same has no difference, parts of a payment that went back among it', async () => {
    await paid('ZF1', '2026-11-22T00:00:00');
    await paid('ZF2', '2026-11-22T23:59:59');
    await paid('ZF3', '2026-11-23T00:00:00');
    await paid('ZF4', '2026-11-22T10:00:00', { status: 'CANCELLED' });
    await returned('A:ZF1', 'ZF1', 30000, '2026-11-22T11:00:00', '2026-11-22T11:00:01');
    await returned('B:ZF1', 'ZF1', 1, '2026-11-22T12:00:00', '2026-11-22T12:00:01');
    const lines = [payment('ZF1'), payment('ZF2'), refund('A:ZF1', 'ZF1', 30000), refund('B:ZF1', 'ZF1', 1)];
    writeBill(DAY, lines);
    expect(await reconcile(opened.db, provider, DAY)).toEqual({ payments: 2, refunds: 2, differences: [] });
  });

  test('a day on which nothing moved has no bill', async () => {
    expect(await reconcile(opened.db, provider, DAY)).toEqual({ payments: 0, refunds: 0, differences: [] });
  });

  test('money that we do not know, or know as not paid, and refunds that nobody decided here', async () => {
    await paid('ZF2', '2026-11-22T10:00:00', { status: 'CANCELLED' });
    await paid('ZF3', '2026-11-22T10:00:00');
    writeBill(DAY, [payment('ZF1'), payment('ZF2'), payment('ZF3'), refund('A:ZF3', 'ZF3', 500)]);
    expect(await differences()).toEqual([
      { what: 'MISSING_HERE', kind: 'PAYMENT', id: 'ZF1', there: 76000 },
      { what: 'STATE', kind: 'PAYMENT', id: 'ZF2', here: 76000, there: 76000 },
      { what: 'MISSING_HERE', kind: 'REFUND', id: 'A-ZF3', there: 500 },
    ]);
  });

  test('money that the provider does not know', async () => {
    await paid('ZF1', '2026-11-22T10:00:00');
    await returned('A:ZF1', 'ZF1', 500, '2026-11-22T11:00:00', '2026-11-22T11:00:01');
    writeBill(DAY, []);
    expect(await differences()).toEqual([
      { what: 'MISSING_THERE', kind: 'PAYMENT', id: 'ZF1', here: 76000 },
      { what: 'MISSING_THERE', kind: 'REFUND', id: 'A-ZF1', here: 500 },
    ]);
  });

  test('amounts that differ by one fen', async () => {
    await paid('ZF1', '2026-11-22T10:00:00');
    await returned('A:ZF1', 'ZF1', 500, '2026-11-22T11:00:00', '2026-11-22T11:00:01');
    writeBill(DAY, [payment('ZF1', 76001), refund('A:ZF1', 'ZF1', 499)]);
    expect(await differences()).toEqual([
      { what: 'AMOUNT', kind: 'PAYMENT', id: 'ZF1', here: 76000, there: 76001 },
      { what: 'AMOUNT', kind: 'REFUND', id: 'A-ZF1', here: 500, there: 499 },
    ]);
  });

  test('money that came or went twice for what we have once', async () => {
    await paid('ZF1', '2026-11-22T10:00:00');
    await returned('A:ZF1', 'ZF1', 500, '2026-11-22T11:00:00', '2026-11-22T11:00:01');
    const lines = [payment('ZF1'), refund('A:ZF1', 'ZF1', 500)];
    writeBill(DAY, [...lines, ...lines]);
    expect(await differences()).toEqual([
      { what: 'TWICE', kind: 'PAYMENT', id: 'ZF1', here: 76000, there: 76000 },
      { what: 'TWICE', kind: 'REFUND', id: 'A-ZF1', here: 500, there: 500 },
    ]);
  });

  test('a refund that is decided and was never sent, and one that was sent without our knowing', async () => {
    await paid('ZF1', '2026-11-20T10:00:00');
    await returned('A:ZF1', 'ZF1', 500, '2026-11-22T11:00:00');
    await returned('B:ZF1', 'ZF1', 700, '2026-11-21T11:00:00');
    writeBill(DAY, [refund('B:ZF1', 'ZF1', 700)]);
    expect(await differences()).toEqual([
      { what: 'STATE', kind: 'REFUND', id: 'B-ZF1', here: 700, there: 700 },
      { what: 'MISSING_THERE', kind: 'REFUND', id: 'A-ZF1', here: 500 },
    ]);
  });

  test('what is told at midnight belongs to the day on which it moved, and is no difference', async () => {
    // Paid on the day, and known here on the next; sent the day before, and known here on the day.
    await paid('ZF1', '2026-11-23T00:00:02');
    await paid('ZF2', '2026-11-22T00:00:02');
    writeBill(DAY, [payment('ZF1')]);
    writeBill('2026-11-21', [payment('ZF2')]);
    expect(await differences()).toEqual([]);
  });

  test('payments of other providers are not its business', async () => {
    await paid('ZF1', '2026-11-22T10:00:00', { provider: 'SANDBOX' });
    writeBill(DAY, [payment('ZF1')]);
    expect(await differences()).toEqual([{ what: 'MISSING_HERE', kind: 'PAYMENT', id: 'ZF1', there: 76000 }]);
  });
});

test('a refund that WeChat Pay could not deliver is told', async () => {
  const [, made] = providers[0] ?? [];
  if (!made) throw new Error('No provider');
  const line: BillLine = {
    kind: 'REFUND',
    paymentId: 'ZF1',
    refundNumber: 'A-ZF1',
    amount: 500,
    isGood: false,
  };
  wechat.bills.set(DAY, wechatBill([line]));
  expect(await made().bill?.(DAY, AbortSignal.timeout(5000))).toEqual([line]);
});

test('a bill that is not the one that WeChat Pay has told of is not read', async () => {
  const [, made] = providers[0] ?? [];
  wechat.bills.set(DAY, wechatBill([]));
  wechat.say = body => body.replace(/"hash_value":"\w+"/, '"hash_value":"00"');
  await expect(made?.().bill?.(DAY, AbortSignal.timeout(5000))).rejects.toThrow('not the one');
  wechat.say = body => body;
});

describe('npm run reconcile', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'reconcile-'));
    wechat.clock = () => new Date();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (day: string, env: Record<string, string> = {}) =>
    new Promise<{ code: number | string; text: string }>(resolve => {
      execFile(
        process.execPath,
        ['--import', 'tsx', 'scripts/reconcile.mjs', ...(day ? [day] : [])],
        { env: { PATH: process.env.PATH, DATA_DIRECTORY: folder, ...env } },
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, text: stdout + stderr }),
      );
    });
  const configured = () => ({
    ...wechat.environment,
    WEAPP_APPID: 'wx1',
    WEAPP_SECRET: 's',
    PUBLIC_ORIGIN: publicOrigin,
  });

  test('prints each difference and ends with 1; with none, with 0', async () => {
    wechat.bills.set(DAY, wechatBill([{ kind: 'PAYMENT', paymentId: 'ZF1', amount: 76005, isGood: true }]));
    expect(await run(DAY, configured())).toEqual({
      code: 1,
      text: `WECHATPAY's bill of ${DAY}: payments 1, refunds 0
  ✗ payment ZF1: the provider has it, we have not (here none, there ¥760.05)
✗ 1 difference.
`,
    });
    expect(await run('2026-11-21', configured())).toEqual({
      code: 0,
      text: "WECHATPAY's bill of 2026-11-21: payments 0, refunds 0\nNothing differs.\n",
    });
  });

  test.each([
    ['2026-11-31', 'Say of which day: npm run reconcile -- 2026-11-22'],
    ['2999-01-01', 'The 2999-01-01 is not over: a bill is there the next morning.'],
    [DAY, 'No payment provider is configured that keeps bills.'],
  ])('refuses %p in one sentence', async (day, sentence) => {
    expect(await run(day)).toEqual({ code: 1, text: `✗ ${sentence}\n` });
  });
});
