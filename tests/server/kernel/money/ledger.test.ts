import { eq } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { users } from '../../../../server/kernel/members/schema';
import { HOUSE, memberAccount, providerAccount } from '../../../../server/kernel/money/accounts';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import {
  listEntries,
  post,
  readBalance,
  type Cause,
  type Entry,
} from '../../../../server/kernel/money/ledger';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../../../server/kernel/money/schema';
import { monday } from '../../rental/rentalWorld';
import { lockWaits } from '../../support/lockWaits';
import { onPostgres } from '../../support/onPostgres';
import { openTestDatabase } from '../../support/testDatabase';

// Issue 9, ledger: each change a row with reason and subject, each transaction sums to zero, no account below zero where it
// may not be.

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase('empty');
  db = opened.db;
  await db.insert(users).values(['ann', 'bob'].map(id => ({ id, mobile: id })));
});
afterAll(() => opened.close());
beforeEach(async () => {
  await db.delete(ledgerEntries);
  await db.delete(ledgerTransactions);
  await db.delete(ledgerAccounts);
});

const ann = memberAccount('ann', 'balance');
const bob = memberAccount('bob', 'balance');

const cause = (key?: string): Cause => ({
  reason: 'PAYMENT',
  subject: { kind: 'order', id: 'ZC1' },
  now: monday,
  key,
});

/** Fen that go from one account to another. */
const transfer = (from: Entry['account'], to: Entry['account'], amount: number): Entry[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

const refused = { refusal: 'BELOW_ZERO' };

test('a posting moves every account by its entry, and the account begins with the first that it receives', async () => {
  await post(db, cause(), transfer(HOUSE.openingBalance, ann, 500));
  await post(db, cause(), [
    { account: ann, amount: -300 },
    { account: bob, amount: 100 },
    { account: HOUSE.revenue, amount: 200 },
  ]);
  const accounts = [ann, bob, HOUSE.revenue, HOUSE.openingBalance, providerAccount('SANDBOX')];
  expect(await Promise.all(accounts.map(account => readBalance(db, account)))).toEqual([
    200, 100, 200, -500, 0,
  ]);
  expect(await auditLedger(db)).toEqual([]);
});

test('a member who has too little is refused, nothing is left of it, and the transaction goes on', async () => {
  await post(db, cause(), transfer(HOUSE.openingBalance, ann, 100));
  await db.transaction(async tx => {
    expect(await post(tx, cause('too much'), transfer(ann, bob, 101))).toEqual(refused);
    expect(await post(tx, cause('never had any'), transfer(bob, ann, 1))).toEqual(refused);
    expect(await post(tx, cause('all'), transfer(ann, bob, 100))).toEqual({
      transactionId: expect.any(Number),
    });
  });
  expect([await readBalance(db, ann), await readBalance(db, bob)]).toEqual([0, 100]);
  const keys = (await db.select().from(ledgerTransactions)).map(({ key }) => key);
  expect(keys).toContain('all');
  expect(keys).toHaveLength(2);
});

test('a key counts once and answers the first posting, even when the money is gone meanwhile', async () => {
  await post(db, cause(), transfer(HOUSE.openingBalance, ann, 100));
  const first = await post(db, cause('payment-1'), transfer(ann, HOUSE.revenue, 100));
  expect(await post(db, cause('payment-1'), transfer(ann, HOUSE.revenue, 100))).toEqual(first);
  expect([await readBalance(db, ann), await readBalance(db, HOUSE.revenue)]).toEqual([0, 100]);
});

onPostgres('what arrives while a payment waits for it pays, and is no error', async () => {
  await post(db, cause(), transfer(HOUSE.openingBalance, ann, 3));
  const paid = await db.transaction(async tx => {
    await post(tx, cause(), transfer(HOUSE.openingBalance, ann, 26));
    const paying = post(db, cause(), transfer(ann, HOUSE.revenue, 8));
    while ((await lockWaits(db)) === 0);
    return { paying };
  });
  expect(await paid.paying).toEqual({ transactionId: expect.any(Number) });
  expect(await readBalance(db, ann)).toBe(21);
});

test('an account that nothing was posted to has nothing, and nothing can be taken from it', async () => {
  expect(await readBalance(db, ann)).toBe(0);
  expect(await post(db, cause(), transfer(ann, HOUSE.revenue, 1))).toEqual(refused);
  expect(await post(db, cause('first'), transfer(ann, HOUSE.revenue, 1))).toEqual(refused);
});

test('a key that is used for something else is an error, not a repetition', async () => {
  await post(db, cause(), transfer(HOUSE.openingBalance, ann, 500));
  await post(db, cause('payment-1'), transfer(ann, HOUSE.revenue, 100));
  const others: [Cause, Entry[]][] = [
    [cause('payment-1'), transfer(ann, HOUSE.revenue, 99)],
    [cause('payment-1'), transfer(ann, bob, 100)],
    [{ ...cause('payment-1'), reason: 'REFUND' }, transfer(ann, HOUSE.revenue, 100)],
    [{ ...cause('payment-1'), subject: { kind: 'order', id: 'ZC2' } }, transfer(ann, HOUSE.revenue, 100)],
  ];
  for (const [other, entries] of others) await expect(post(db, other, entries)).rejects.toThrow('payment-1');
  expect(await readBalance(db, ann)).toBe(400);
  // A part of it is something else, too.
  const both = [...transfer(ann, HOUSE.revenue, 50), ...transfer(HOUSE.openingBalance, bob, 20)];
  await post(db, cause('payment-2'), both);
  await expect(post(db, cause('payment-2'), both.slice(0, 2))).rejects.toThrow('payment-2');
});

test('what does not sum to zero unit by unit, or is no list of whole entries, is never posted', async () => {
  const coins = memberAccount('ann', 'wkcoin');
  const wrong: Entry[][] = [
    [],
    [{ account: HOUSE.revenue, amount: 1 }],
    transfer(HOUSE.openingBalance, coins, 5),
    transfer(HOUSE.openingBalance, ann, 0.5),
    transfer(HOUSE.openingBalance, ann, 0),
    transfer(HOUSE.openingBalance, ann, NaN),
    transfer(ann, ann, 5),
  ];
  for (const entries of wrong) await expect(post(db, cause(), entries)).rejects.toThrow(RangeError);
  const [, uneven, , halves, , , twice] = wrong;
  await expect(post(db, cause(), uneven ?? [])).rejects.toThrow('A transaction leaves 1 FEN');
  await expect(post(db, cause(), halves ?? [])).rejects.toThrow(
    '-0.5 cannot be an entry of house:opening-balance',
  );
  await expect(post(db, cause(), twice ?? [])).rejects.toThrow('one entry for each of its accounts');
  expect(await db.select().from(ledgerTransactions)).toEqual([]);
});

test('the database itself refuses a balance below zero and an entry of nothing', async () => {
  await post(db, cause(), transfer(HOUSE.openingBalance, ann, 100));
  await expect(
    db.update(ledgerAccounts).set({ balance: -1 }).where(eq(ledgerAccounts.id, ann.id)),
  ).rejects.toThrow();
  await expect(db.update(ledgerEntries).set({ amount: 0 })).rejects.toThrow();
});

test('records come newest first, page by page, each with reason, subject and time', async () => {
  for (const [minutes, amount] of [1, 2, 3].entries()) {
    const now = new Date(monday.getTime() + minutes * 60_000);
    const subject = { kind: 'order', id: `ZC${amount}` };
    await post(db, { reason: 'REFUND', subject, now }, transfer(HOUSE.revenue, ann, amount));
  }
  await post(db, cause(), transfer(HOUSE.openingBalance, bob, 100));
  const newest = {
    amount: 3,
    reason: 'REFUND',
    subject: { kind: 'order', id: 'ZC3' },
    at: new Date('2026-11-23T09:02:00+08:00'),
  };
  const page = (offset: number) => listEntries(db, ann, { offset, limit: 2 });
  expect((await page(0))[0]).toEqual({ ...newest, id: expect.any(Number) });
  expect([...(await page(0)), ...(await page(2))].map(({ amount }) => amount)).toEqual([3, 2, 1]);
});

test('the audit finds a balance that is not the sum of its entries, and a transaction that leaves something', async () => {
  await post(db, cause(), transfer(HOUSE.openingBalance, ann, 100));
  await db.update(ledgerAccounts).set({ balance: 99 });
  expect(await auditLedger(db)).toEqual([{ what: 'ACCOUNT', id: ann.id }]);
  await db.update(ledgerAccounts).set({ balance: 100 });
  expect(await auditLedger(db)).toEqual([]);
  await db.delete(ledgerEntries).where(eq(ledgerEntries.accountId, ann.id));
  const faults = await auditLedger(db);
  expect(faults.map(({ what }) => what).sort()).toEqual(['ACCOUNT', 'TRANSACTION']);
});
