import { deepStrictEqual } from 'node:assert';
import { and, count, eq, inArray, sum } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { depositAccount, HOUSE } from '../../../../server/kernel/money/accounts';
import { auditLedger } from '../../../../server/kernel/money/auditLedger';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  payments,
  refunds,
} from '../../../../server/kernel/money/schema';
import { canMove, statesOf, type Mover, type OrderLife } from '../../../../src/domain/orderLife';

/** Whether these can bring an order from one state to another. */
function isReachable<State extends string>(
  life: OrderLife<State>,
  { from, to }: { from: State; to: State },
  movers: readonly Mover[],
): boolean {
  const reached = new Set([from]);
  for (const state of reached) {
    for (const next of statesOf(life)) {
      if (movers.some(by => canMove(life, state, next, by))) reached.add(next);
    }
  }
  return reached.has(to);
}

/**
 * Every order came to its state by the life of its line, moved by whoever had their hands on it besides the system and the
 * providers, who may be late with anything. Notes the states for the next time.
 */
export function assertMoved<State extends string>(
  life: OrderLife<State>,
  states: Map<string, State>,
  orders: readonly { id: string; state: string }[],
  { what, by }: { what: string; by: Mover | undefined },
): void {
  const movers: Mover[] = ['system', 'provider', ...(by ? [by] : [])];
  for (const { id, state } of orders) {
    const was = states.get(id) ?? life.first;
    const now = state as State;
    const isAllowed = isReachable(life, { from: was, to: now }, movers);
    deepStrictEqual([what, id, was, now, isAllowed], [what, id, was, now, true]);
    states.set(id, now);
  }
}

/** Sums by the id of what they are about, fen. */
export type Sums = ReadonlyMap<string, number>;

const bySubject = (rows: readonly { id: string; amount: number }[]): Sums =>
  new Map(rows.map(({ id, amount }) => [id, amount]));

export const total = (sums: Sums, ids: readonly string[]): number =>
  ids.reduce((all, id) => all + (sums.get(id) ?? 0), 0);

/** What the ledger says of an account of the house, by the subject. */
export const ledgerOf = async (db: Database, account: string): Promise<Sums> =>
  bySubject(
    await db
      .select({ id: ledgerTransactions.subjectId, amount: sum(ledgerEntries.amount).mapWith(Number) })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(eq(ledgerEntries.accountId, account))
      .groupBy(ledgerTransactions.subjectId),
  );

/** What came, what went back and what the house has earned by now, each by its subject. The ledger sums to nothing. */
export async function readMoney(db: Database): Promise<{ came: Sums; went: Sums; revenue: Sums }> {
  deepStrictEqual(await auditLedger(db), []);
  const [came, went, revenue] = await Promise.all([
    db
      .select({ id: payments.subjectId, amount: sum(payments.amount).mapWith(Number) })
      .from(payments)
      .where(eq(payments.status, 'SUCCEEDED'))
      .groupBy(payments.subjectId)
      .then(bySubject),
    db
      .select({ id: refunds.subjectId, amount: sum(refunds.amount).mapWith(Number) })
      .from(refunds)
      .groupBy(refunds.subjectId)
      .then(bySubject),
    ledgerOf(db, HOUSE.revenue.id),
  ]);
  return { came, went, revenue };
}

/** A deposit as a line keeps it. */
interface Deposit {
  kind: string;
  amount: number;
  kept: number;
  releasedAt: Date | null;
}

/** Every deposit is taken once, and given back once or not yet; then nothing of it is held any more. */
export async function assertDeposits(
  db: Database,
  line: string,
  all: readonly { order: { id: string; userId: string }; deposits: readonly Deposit[] }[],
  released: Map<string, number>,
): Promise<void> {
  const [moved, accounts] = await Promise.all([
    db
      .select({
        kind: ledgerTransactions.subjectKind,
        id: ledgerTransactions.subjectId,
        reason: ledgerTransactions.reason,
        times: count(),
      })
      .from(ledgerTransactions)
      .where(inArray(ledgerTransactions.reason, ['DEPOSIT_HELD', 'DEPOSIT_RELEASED']))
      .groupBy(ledgerTransactions.subjectKind, ledgerTransactions.subjectId, ledgerTransactions.reason),
    db
      .select()
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.kind, 'deposit'))),
  ]);
  for (const { order, deposits } of all) {
    for (const { kind, amount, kept, releasedAt } of deposits) {
      const subject = { kind: `${line}_${kind.toUpperCase()}_DEPOSIT`, id: order.id };
      const times = (reason: string): number =>
        moved.find(row => row.reason === reason && row.kind === subject.kind && row.id === subject.id)
          ?.times ?? 0;
      const isBack = releasedAt !== null;
      const account = accounts.find(({ id }) => id === depositAccount(order.userId, subject).id);
      deepStrictEqual(
        [subject, times('DEPOSIT_HELD'), times('DEPOSIT_RELEASED'), account?.balance],
        [subject, 1, isBack && amount > kept ? 1 : 0, isBack ? 0 : amount - kept],
      );
      const key = `${order.id} ${kind}`;
      const before = released.get(key);
      if (before !== undefined) deepStrictEqual([key, releasedAt?.getTime()], [key, before]);
      if (isBack) released.set(key, releasedAt.getTime());
    }
  }
}
