import { eq } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { users } from '../../../../server/kernel/members/schema';
import { readBalance } from '../../../../server/kernel/money/ledger';
import { memberAccount } from '../../../../server/kernel/money/accounts';
import { ledgerTransactions } from '../../../../server/kernel/money/schema';
import { rewardCompletedOrder } from '../../../../server/kernel/orders/rewardCompletedOrder';
import { openTestDatabase } from '../../support/testDatabase';

// Issue 12, money: an order that is completed earns coins and points, a yuan that is kept one of each, and once.

const now = new Date('2026-11-23T09:00:00+08:00');

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase('empty'));
});
afterAll(() => close());

let made = 0;

/** A member of their own for each test. */
async function member(differences: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  made += 1;
  const id = `member-${made}`;
  await db.insert(users).values({ id, mobile: String(13_800_000_000 + made), ...differences });
  return id;
}

const purses = async (userId: string): Promise<number[]> =>
  Promise.all(
    (['wkcoin', 'integral', 'balance'] as const).map(purse => readBalance(db, memberAccount(userId, purse))),
  );

const order = (userId: string, paid: number, refunded = 0) =>
  ({ id: `ZC-${userId}`, line: 'RENTAL', userId, paid, refunded }) as const;

test('each full yuan that is kept of it, and nothing else', async () => {
  const userId = await member();
  await rewardCompletedOrder(db, order(userId, 50_099, 10_000), now);
  expect(await purses(userId)).toEqual([400, 400, 0]);
});

test('once, however often it is completed', async () => {
  const userId = await member();
  await rewardCompletedOrder(db, order(userId, 50_000), now);
  await rewardCompletedOrder(db, order(userId, 50_000), now);
  expect(await purses(userId)).toEqual([500, 500, 0]);
});

test('what cost less than a yuan earns nothing, and moves nothing', async () => {
  const userId = await member();
  await rewardCompletedOrder(db, order(userId, 99), now);
  expect(await purses(userId)).toEqual([0, 0, 0]);
  const moved = await db
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.subjectId, `ZC-${userId}`));
  expect(moved).toEqual([]);
});

test('who has closed their account gets none', async () => {
  const userId = await member({ closedAt: now });
  await rewardCompletedOrder(db, order(userId, 50_000), now);
  expect(await purses(userId)).toEqual([0, 0, 0]);
});

test('it is said why they came, and for which order', async () => {
  const userId = await member();
  await rewardCompletedOrder(db, order(userId, 50_000), now);
  const moved = await db
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.subjectId, `ZC-${userId}`));
  expect(moved.map(({ reason, subjectKind }) => [reason, subjectKind])).toEqual([
    ['ORDER_REWARD', 'RENTAL'],
    ['ORDER_REWARD', 'RENTAL'],
  ]);
});
