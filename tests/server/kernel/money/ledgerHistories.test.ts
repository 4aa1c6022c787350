import fc from 'fast-check';
import type { Database } from '../../../../server/db/database';
import { users } from '../../../../server/kernel/members/schema';
import { depositAccount, HOUSE, memberAccount, type Account } from '../../../../server/kernel/money/accounts';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import { post, type Cause, type Entry } from '../../../../server/kernel/money/ledger';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../../../server/kernel/money/schema';
import { monday } from '../../rental/rentalWorld';
import { openTestDatabase } from '../../support/testDatabase';

// Issue 9, ledger: over thousands of random histories with parallel writers each transaction sums to zero, no account is
// below zero where it may not be, balances equal the sum. On PostgreSQL the writers are connections of their own.

/** Histories of one run, each with members of its own, so that they are written at once and looked over at once. */
const HISTORIES = 100;
/** PostgreSQL is faster, and only there writers are really parallel. */
const RUNS = process.env.DATABASE_URL ? 40 : 10;

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase('empty');
  db = opened.db;
  const ids = Array.from({ length: HISTORIES }, (_, index) => [`ann-${index}`, `bob-${index}`]).flat();
  await db.insert(users).values(ids.map(id => ({ id, mobile: id })));
});
afterAll(() => opened.close());

const subject = { kind: 'order', id: 'ZC1' };

/** The accounts that the entries of a history are about: those of two members. */
const accountsOf = (history: number) => ({
  money: [
    memberAccount(`ann-${history}`, 'balance'),
    memberAccount(`bob-${history}`, 'balance'),
    depositAccount(`ann-${history}`, subject),
  ],
  coins: [memberAccount(`ann-${history}`, 'wkcoin'), memberAccount(`bob-${history}`, 'wkcoin')],
});

/** What a writer tries: entries under a key, in a transaction that may be given up at its end. */
interface Attempt {
  key: string;
  entries: Entry[];
  isGivenUp: boolean;
}

const amount = fc.integer({ min: -20, max: 30 }).filter(value => value !== 0);

/** Entries of some members' accounts; the house takes or gives the rest. */
const entriesOf = (accounts: Account[], rest: Account): fc.Arbitrary<Entry[]> =>
  fc
    .subarray(accounts, { minLength: 1 })
    .chain(chosen =>
      fc.tuple(...chosen.map(account => amount.map((value): Entry => ({ account, amount: value })))),
    )
    .map(entries => {
      const left = -entries.reduce((total, entry) => total + entry.amount, 0);
      return left === 0 ? entries : [...entries, { account: rest, amount: left }];
    });

const entriesIn = ({ money, coins }: ReturnType<typeof accountsOf>): fc.Arbitrary<Entry[]> => {
  const ofMoney = entriesOf(money, HOUSE.revenue);
  const ofCoins = entriesOf(coins, HOUSE.coinsIssued);
  return fc.oneof(
    ofMoney,
    ofCoins,
    fc.tuple(ofMoney, ofCoins).map(both => both.flat()),
  );
};

/** What each writer of a history attempts; the same attempt may be made by several of them, and again by the same. */
const historyOf = (index: number): fc.Arbitrary<Attempt[][]> =>
  fc
    .array(
      fc.record({ entries: entriesIn(accountsOf(index)), isGivenUp: fc.nat(9).map(value => value === 0) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map(list => list.map((attempt, place): Attempt => ({ ...attempt, key: `${index}:${place}` })))
    .chain(attempts =>
      fc.array(fc.array(fc.constantFrom(...attempts), { minLength: 1, maxLength: 2 }), {
        minLength: 1,
        maxLength: 3,
      }),
    );

const histories = fc.tuple(...Array.from({ length: HISTORIES }, (_, index) => historyOf(index)));

const causeOf = (key: string): Cause => ({ reason: 'PAYMENT', subject, now: monday, key });

const givenUp = new Error('given up');

/** Whether the attempt has counted, now or before. */
async function make({ key, entries: wanted, isGivenUp }: Attempt): Promise<boolean> {
  if (!isGivenUp) return !('refusal' in (await post(db, causeOf(key), wanted)));
  await expect(
    db.transaction(async tx => {
      await post(tx, causeOf(key), wanted);
      throw givenUp;
    }),
  ).rejects.toBe(givenUp);
  return false;
}

async function makeAll(attempts: readonly Attempt[]): Promise<Attempt[]> {
  const counted: Attempt[] = [];
  for (const attempt of attempts) if (await make(attempt)) counted.push(attempt);
  return counted;
}

/** The same without a database: refused is exactly what would bring an account of a member below zero. */
function expectedOf(attempts: readonly Attempt[]): Attempt[] {
  const counted: Attempt[] = [];
  for (const attempt of attempts) {
    const sums = sumsOf([...counted, attempt]);
    const isCovered = attempt.entries.every(
      ({ account, amount: moved }) => !account.kept || moved > 0 || (sums.get(account.id) ?? 0) >= 0,
    );
    if (isCovered && !attempt.isGivenUp) counted.push(attempt);
  }
  return counted;
}

/** What accounts hold when just these attempts have counted, each once. */
function sumsOf(counted: readonly Attempt[]): Map<string, number> {
  const once = new Map(counted.map(attempt => [attempt.key, attempt]));
  return total(
    [...once.values()].flatMap(attempt =>
      attempt.entries.map(({ account, amount: moved }) => ({ accountId: account.id, amount: moved })),
    ),
  );
}

function total(list: readonly { accountId: string; amount: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { accountId, amount: moved } of list) sums.set(accountId, (sums.get(accountId) ?? 0) + moved);
  return sums;
}

const sorted = <T>(items: Iterable<T>): T[] => [...items].sort();

async function startAnew(): Promise<void> {
  await db.delete(ledgerEntries);
  await db.delete(ledgerTransactions);
  await db.delete(ledgerAccounts);
}

async function holds(writersOf: readonly Attempt[][][]): Promise<void> {
  await startAnew();
  const countedOf = await Promise.all(
    writersOf.map(async writers => {
      const counted = (await Promise.all(writers.map(makeAll))).flat();
      const [alone, ...others] = writers;
      if (alone && others.length === 0) expect(counted).toEqual(expectedOf(alone));
      return counted;
    }),
  );
  const counted = countedOf.flat();
  expect(sorted(total(await db.select().from(ledgerEntries)))).toEqual(sorted(sumsOf(counted)));
  const transactions = await db.select().from(ledgerTransactions);
  expect(sorted(transactions.map(({ key }) => key))).toEqual(sorted(new Set(counted.map(({ key }) => key))));
  const accounts = await db.select().from(ledgerAccounts);
  expect(accounts.filter(({ balance }) => balance < 0)).toEqual([]);
  expect(await auditLedger(db)).toEqual([]);
}

test('whatever parallel writers do, what has counted is there once, nothing else is, and the books are right', async () => {
  await fc.assert(fc.asyncProperty(histories, holds), {
    numRuns: RUNS,
    // A run that fails is long enough to read as it is; making it smaller would outlast the test.
    endOnFailure: true,
  });
});
