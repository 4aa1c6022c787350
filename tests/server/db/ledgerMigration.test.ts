import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';
import { couponEvents } from '../../../server/areas/account/schema';
import { HOUSE } from '../../../server/kernel/money/accounts';
import { auditLedger } from '../../../server/kernel/money/auditLedger';
import { readBalance } from '../../../server/kernel/money/ledger';
import { ledgerTransactions, payments, refunds } from '../../../server/kernel/money/schema';
import { findWallet } from '../../../server/kernel/money/wallet';
import { fillPlaces, openOlderDatabase, type OlderDatabase } from '../support/olderDatabase';

// A database from before the ledger, with money, coins, points and coupons in it, keeps all of them.

let database: OlderDatabase;
let db: Database;
beforeAll(async () => {
  database = await openOlderDatabase('ledger');
  db = database.db;
  await db.execute(sql`insert into users (id, mobile, balance, wkcoin, integral)
    values ('rich', '1', 12345, 678, 90), ('coins', '2', 0, 5, 0), ('poor', '3', 0, 0, 0)`);
  await db.execute(sql`insert into coupons
      (id, user_id, name, kind, value, threshold, scope, rule, valid_from, valid_to, order_id, created_at)
    select id, 'rich', '', 'AMOUNT', 1, 0, 'ANY', '', now(), now(), order_id, timestamptz '2026-11-01T00:00Z'
    from (values ('used', 'ZC1'), ('unused', null)) as coupon (id, order_id)`);
  await db.execute(sql`insert into payments (id, order_id, user_id, client_key, method, amount, status)
    values ('ZF1', 'ZC1', 'rich', '1', 'WECHAT', 5, 'SUCCEEDED'), ('ZF2', 'ZC1', 'rich', '2', 'BALANCE', 7, 'PENDING')`);
  await db.execute(
    sql`insert into refunds (key, payment_id, order_id, amount) values ('LATE:ZF1', 'ZF1', 'ZC1', 5)`,
  );
  await fillPlaces(db);
  await db.execute(sql`insert into orders (id, user_id, client_key, status, cartype_id, site_id, return_site_id,
        from_time, to_time, choice, bill, total, renter_name, renter_mobile, renter_idcard, remark, channel, expires_at,
        created_at)
      values ('ZC1', 'rich', '', 'UNPAID', 'lavida', 'east', 'east', now(), now(), '{}', '{}', 1, '', '', '', '', '', now(),
        timestamptz '2026-11-02T00:00Z')`);
  await database.migrate();
});
afterAll(() => database.close());

test('members own what they owned, and the books are right', async () => {
  const wallets = await Promise.all(['rich', 'coins', 'poor'].map(id => findWallet(db, id)));
  expect(wallets).toEqual([
    { balance: 12345, wkcoin: 678, integral: 90 },
    { balance: 0, wkcoin: 5, integral: 0 },
    { balance: 0, wkcoin: 0, integral: 0 },
  ]);
  const openings = [HOUSE.openingBalance, HOUSE.openingCoins, HOUSE.openingPoints];
  expect(await Promise.all(openings.map(account => readBalance(db, account)))).toEqual([-12345, -683, -90]);
  expect(await auditLedger(db)).toEqual([]);
});

test('whoever owned something has one opening, the others none', async () => {
  const transactions = await db.select().from(ledgerTransactions).orderBy(ledgerTransactions.subjectId);
  expect(transactions.map(({ reason, subjectKind, subjectId }) => [reason, subjectKind, subjectId])).toEqual([
    ['OPENING', 'member', 'coins'],
    ['OPENING', 'member', 'rich'],
  ]);
});

test('coupons begin their history with what is known of them', async () => {
  const events = await db.select().from(couponEvents).orderBy(couponEvents.couponId, couponEvents.id);
  expect(
    events.map(({ couponId, what, subjectId, createdAt }) => [couponId, what, subjectId, createdAt]),
  ).toEqual([
    ['unused', 'ISSUED', 'rich', new Date('2026-11-01T00:00:00Z')],
    ['used', 'ISSUED', 'rich', new Date('2026-11-01T00:00:00Z')],
    ['used', 'TAKEN', 'ZC1', new Date('2026-11-02T00:00:00Z')],
  ]);
});

test('payments and refunds are those of a rental order, and know who carried them', async () => {
  const rows = await db.select().from(payments).orderBy(payments.id);
  expect(rows.map(row => [row.id, row.subjectKind, row.subjectId, row.provider])).toEqual([
    ['ZF1', 'RENTAL', 'ZC1', 'SANDBOX'],
    ['ZF2', 'RENTAL', 'ZC1', 'BALANCE'],
  ]);
  expect(await db.select().from(refunds)).toMatchObject([
    { key: 'LATE:ZF1', subjectKind: 'RENTAL', subjectId: 'ZC1' },
  ]);
});
