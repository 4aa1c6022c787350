import type { Database } from '../../../../server/db/database';
import { users } from '../../../../server/kernel/members/schema';
import {
  depositAccount,
  HOUSE,
  memberAccount,
  providerAccount,
} from '../../../../server/kernel/money/accounts';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { hold, keep, release } from '../../../../server/kernel/money/deposits';
import { listEntries, readBalance, type Cause } from '../../../../server/kernel/money/ledger';
import { REASONS, type Reason } from '../../../../server/kernel/money/reasons';
import { recordPayment, recordRefund, recordRefundSent } from '../../../../server/kernel/money/takings';
import { findWallet, giveBack, grant, spend } from '../../../../server/kernel/money/wallet';
import { monday } from '../../rental/rentalWorld';
import { fillWallet } from '../../support/fillWallet';
import { openTestDatabase } from '../../support/testDatabase';

// Issue 9, ledger: balance, coins, points, deposits held, refunds. Each test has a member and an order of its own.

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
let member: string;
let members = 0;
beforeAll(async () => {
  opened = await openTestDatabase('empty');
  db = opened.db;
});
afterAll(() => opened.close());
beforeEach(async () => {
  members += 1;
  member = `member-${members}`;
  await db.insert(users).values({ id: member, mobile: member });
});
afterEach(async () => {
  expect(await auditLedger(db)).toEqual([]);
});

const orderOfMember = () => ({ kind: 'order', id: `order-of-${member}` });
const cause = (reason: Reason, key?: string): Cause => ({
  reason,
  subject: orderOfMember(),
  now: monday,
  key,
});

test('a wallet is empty until something is given', async () => {
  expect(await findWallet(db, member)).toEqual({ balance: 0, wkcoin: 0, integral: 0 });
  expect(await spend(db, 'wkcoin', member, 1, cause('ORDER_COINS'))).toBe(false);
  await grant(db, 'wkcoin', member, 500, cause('GIFT'));
  await grant(db, 'integral', member, 30, cause('GIFT'));
  expect(await findWallet(db, member)).toEqual({ balance: 0, wkcoin: 500, integral: 30 });
});

test('coins are spent while there are enough, and come back once by their key', async () => {
  await grant(db, 'wkcoin', member, 500, cause('GIFT'));
  expect(await spend(db, 'wkcoin', member, 501, cause('ORDER_COINS'))).toBe(false);
  expect(await spend(db, 'wkcoin', member, 500, cause('ORDER_COINS', `spend ${member}`))).toBe(true);
  expect(await spend(db, 'wkcoin', member, 500, cause('ORDER_COINS', `spend ${member}`))).toBe(true);
  for (let time = 0; time < 2; time += 1) {
    await giveBack(db, 'wkcoin', member, 500, cause('ORDER_COINS_BACK', `back ${member}`));
  }
  expect((await findWallet(db, member)).wkcoin).toBe(500);
});

test('the records of a purse say why it changed, in words for the renter', async () => {
  await grant(db, 'wkcoin', member, 500, cause('GIFT'));
  await spend(db, 'wkcoin', member, 200, cause('ORDER_COINS'));
  const records = await listEntries(db, memberAccount(member, 'wkcoin'), { offset: 0, limit: 10 });
  expect(records.map(({ amount, reason }) => [amount, REASONS[reason]])).toEqual([
    [-200, '订单抵扣'],
    [500, '赠送'],
  ]);
  expect(records[0]).toMatchObject({ subject: orderOfMember(), at: monday });
});

test('spending from the balance at the same moment takes no more than there is', async () => {
  await fillWallet(db, member, { balance: 1000 });
  const spent = await Promise.all(
    Array.from({ length: 8 }, () => spend(db, 'balance', member, 300, cause('PAYMENT'))),
  );
  expect(spent.filter(Boolean)).toHaveLength(3);
  expect((await findWallet(db, member)).balance).toBe(100);
});

test('a payment stands at its provider until the refund that became due is sent', async () => {
  const provider = `PROVIDER-OF-${member}`;
  const standing = () =>
    Promise.all(
      [providerAccount(provider), HOUSE.revenue, HOUSE.refundsDue].map(account => readBalance(db, account)),
    );
  const [, revenue = 0] = await standing();
  await recordPayment(db, { provider, amount: 900 }, cause('PAYMENT'));
  expect(await standing()).toEqual([-900, revenue + 900, 0]);
  await recordRefund(db, 700, cause('REFUND', `refund ${member}`));
  await recordRefund(db, 700, cause('REFUND', `refund ${member}`));
  expect(await standing()).toEqual([-900, revenue + 200, 700]);
  await recordRefundSent(db, { provider, amount: 700 }, cause('REFUND_SENT', `sent ${member}`));
  expect(await standing()).toEqual([-200, revenue + 200, 0]);
});

test('a deposit is held for its subject, kept in part for what is owed, and released the way it came', async () => {
  await fillWallet(db, member, { balance: 1000 });
  const held = () => readBalance(db, depositAccount(member, orderOfMember()));
  expect(await hold(db, member, 1001, 'balance', cause('DEPOSIT_HELD'))).toBe(false);
  expect(await hold(db, member, 800, 'balance', cause('DEPOSIT_HELD'))).toBe(true);
  expect(await hold(db, member, 200, { provider: 'SANDBOX' }, cause('DEPOSIT_HELD'))).toBe(true);
  expect([await held(), (await findWallet(db, member)).balance]).toEqual([1000, 200]);
  expect(await keep(db, member, 300, cause('DEPOSIT_KEPT'))).toBe(true);
  expect(await release(db, member, 701, 'balance', cause('DEPOSIT_RELEASED'))).toBe(false);
  expect(await release(db, member, 700, 'balance', cause('DEPOSIT_RELEASED'))).toBe(true);
  expect([await held(), (await findWallet(db, member)).balance]).toEqual([0, 900]);
});

test('deposits held and released at the same moment wait for each other in no circle', async () => {
  await fillWallet(db, member, { balance: 1000 });
  await hold(db, member, 500, 'balance', cause('DEPOSIT_HELD'));
  const moves = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0
      ? hold(db, member, 10, 'balance', cause('DEPOSIT_HELD'))
      : release(db, member, 10, 'balance', cause('DEPOSIT_RELEASED')),
  );
  expect(await Promise.all(moves)).toEqual(Array.from({ length: 20 }, () => true));
  expect((await findWallet(db, member)).balance).toBe(500);
});
