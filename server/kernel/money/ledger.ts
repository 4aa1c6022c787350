import { randomUUID } from 'node:crypto';
import { desc, eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { Account, Subject, Unit } from './accounts';
import type { Reason } from './reasons';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema';

/** Why, about what and when something moves. */
export interface Cause {
  reason: Reason;
  subject: Subject;
  now: Date;
  /** The same key moves it once, however often it is asked for; without one every call moves. */
  key?: string;
}

/** What an account receives (above zero) or gives (below), in whole fen, coins or points. */
export interface Entry {
  account: Account;
  amount: number;
}

/** The transaction that was posted, now or before by the same key; or why nothing was. */
export type Posting = { transactionId: number } | { refusal: 'BELOW_ZERO' };

/**
 * Posts one transaction: all of its entries or none. Refused when it would bring an account of a member below zero; then
 * nothing is written, and the caller's transaction can go on. A key that was posted before does nothing and answers that
 * posting.
 *
 * One statement locks the members' accounts in one order, looks whether they hold enough, and writes transaction,
 * balances and entries together: no moment lies between looking and taking, and two postings never wait for each other
 * in a circle. Accounts of the house are only added to (accounts.ts), so no two postings meet there. An account comes
 * into being with the first that it receives; since a row that is not there cannot be locked, its name is, before any row.
 *
 * Throws a RangeError when the entries do not sum to zero unit by unit, or are none, or not whole, or zero, or two of one
 * account; an Error when the key was used for something else.
 */
export async function post(tx: Database, cause: Cause, entries: readonly Entry[]): Promise<Posting> {
  assertBalanced(entries);
  const key = cause.key ?? randomUUID();
  const [posted] = await postOnce(tx, { ...cause, key }, entries);
  if (posted) return posted;
  // A refusal may come from the first posting of this key having spent the money, so that is looked for before.
  return cause.key === undefined
    ? { refusal: 'BELOW_ZERO' }
    : ((await findTwin(tx, { ...cause, key }, entries)) ?? { refusal: 'BELOW_ZERO' });
}

function assertBalanced(entries: readonly Entry[]): void {
  const sums = new Map<Unit, number>();
  for (const { account, amount } of entries) {
    if (!Number.isSafeInteger(amount) || amount === 0) {
      throw new RangeError(`${amount} cannot be an entry of ${account.id}`);
    }
    sums.set(account.unit, (sums.get(account.unit) ?? 0) + amount);
  }
  const accounts = new Set(entries.map(({ account }) => account.id));
  if (entries.length === 0 || accounts.size < entries.length) {
    throw new RangeError('A transaction has one entry for each of its accounts');
  }
  for (const [unit, rest] of sums) {
    if (rest !== 0) throw new RangeError(`A transaction leaves ${rest} ${unit}`);
  }
}

type KeyedCause = Cause & { key: string };

/** Any number will do, as long as no other advisory locks of two numbers begin with it. */
const LEDGER_LOCKS = 727275;

/** The statement of `post`; no row when it was refused or its key is there already. */
function postOnce(
  tx: Database,
  { key, reason, subject, now }: KeyedCause,
  entries: readonly Entry[],
): Promise<{ transactionId: number }[]> {
  const lines = sql.join(
    entries.map(
      ({ account: { id, unit, kept }, amount }) =>
        sql`(${id}, ${unit}, ${amount}::integer, ${kept?.kind ?? null}, ${kept?.owner ?? null})`,
    ),
    sql`, `,
  );
  const line = tx
    .$with('line', {})
    .as(sql`select * from (values ${lines}) as line (account_id, unit, amount, kind, owner)`);
  const named = tx.$with('named', {}).as(
    sql`select pg_advisory_xact_lock(${LEDGER_LOCKS}, name) from (
        select distinct hashtext(account_id) as name from line where kind is not null order by name offset 0) as names`,
  );
  const locked = tx.$with('locked', {}).as(
    sql`select id, balance from ${ledgerAccounts}
        where (select count(*) from named) > 0
        and id in (select account_id from line where kind is not null) order by id for update`,
  );
  const posted = tx.$with('posted', {}).as(
    sql`insert into ${ledgerTransactions} (key, reason, subject_kind, subject_id, created_at)
      select ${key}, ${reason}, ${subject.kind}, ${subject.id}, ${now.toISOString()}::timestamptz
      where (select count(*) from named) >= 0 and not exists (
        select from line left join locked on locked.id = line.account_id
        where kind is not null and coalesce(balance, 0) + amount < 0)
      on conflict (key) do nothing returning id`,
  );
  const received = tx.$with('received', {}).as(
    sql`insert into ${ledgerAccounts} (id, owner, kind, unit, balance)
      select account_id, owner, kind, unit, amount from line, posted
      where kind is not null and amount > 0 order by account_id
      on conflict (id) do update set balance = ledger_accounts.balance + excluded.balance`,
  );
  // From the locked balance: the row's own may be as old as the statement, and the table's check would refuse what that
  // leaves before PostgreSQL notices that the row has changed.
  const given = tx.$with('given', {}).as(
    sql`update ${ledgerAccounts} set balance = locked.balance + amount from line, posted, locked
      where ledger_accounts.id = account_id and locked.id = account_id and line.kind is not null and amount < 0`,
  );
  return tx
    .with(line, named, locked, posted, received, given)
    .insert(ledgerEntries)
    .select(sql`select posted.id, account_id, unit, amount from line, posted`)
    .returning({ transactionId: ledgerEntries.transactionId });
}

/** The posting that has a key already. */
async function findTwin(
  tx: Database,
  { key, reason, subject }: KeyedCause,
  entries: readonly Entry[],
): Promise<{ transactionId: number } | undefined> {
  const rows = await tx
    .select({ transaction: ledgerTransactions, entry: ledgerEntries })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.key, key));
  const twin = rows[0]?.transaction;
  if (!twin) return undefined;
  const isSame =
    twin.reason === reason &&
    twin.subjectKind === subject.kind &&
    twin.subjectId === subject.id &&
    rows.length === entries.length &&
    entries.every(({ account, amount }) =>
      rows.some(({ entry }) => entry.accountId === account.id && entry.amount === amount),
    );
  if (!isSame) throw new Error(`The key ${key} was posted for something else`);
  return { transactionId: twin.id };
}

/** The balance of an account; zero of one that nothing was ever posted to. */
export async function readBalance(db: Database, { id, kept }: Account): Promise<number> {
  if (kept) {
    const [row] = await db
      .select({ balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.id, id));
    return row?.balance ?? 0;
  }
  const [row] = await db
    .select({ balance: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, id));
  return row?.balance ?? 0;
}

/** A movement as a list of records shows it. */
export interface LedgerRecord {
  /** The transaction's. */
  id: number;
  amount: number;
  reason: Reason;
  subject: Subject;
  at: Date;
}

/** The movements of an account, newest first. */
export async function listEntries(
  db: Database,
  account: Account,
  page: { offset: number; limit: number },
): Promise<LedgerRecord[]> {
  const rows = await db
    .select({ amount: ledgerEntries.amount, transaction: ledgerTransactions })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.accountId, account.id))
    .orderBy(desc(ledgerEntries.transactionId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ amount, transaction: { id, reason, subjectKind, subjectId, createdAt } }) => ({
    id,
    amount,
    reason,
    subject: { kind: subjectKind, id: subjectId },
    at: createdAt,
  }));
}

/** How many movements an account has. */
export const countEntries = (db: Database, { id }: Account): Promise<number> =>
  db.$count(ledgerEntries, eq(ledgerEntries.accountId, id));
