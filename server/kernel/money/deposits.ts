import { and, eq, sum } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { depositAccount, HOUSE, memberAccount, providerAccount, type Account } from './accounts';
import { post, type Cause } from './ledger';
import { ledgerAccounts } from './schema';

/**
 * Where a deposit comes from and goes back to: a provider by its name, the balance, or what was paid for its order in one
 * sum with it (`revenue`), from where it is refunded to who paid.
 */
export type DepositMeans = { provider: string } | 'balance' | 'revenue';

function accountOf(means: DepositMeans, userId: string): Account {
  if (means === 'balance') return memberAccount(userId, 'balance');
  return means === 'revenue' ? HOUSE.revenue : providerAccount(means.provider);
}

async function move(
  tx: Database,
  { from, to, amount }: { from: Account; to: Account; amount: number },
  cause: Cause,
): Promise<boolean> {
  const posting = await post(tx, cause, [
    { account: from, amount: -amount },
    { account: to, amount },
  ]);
  return !('refusal' in posting);
}

/** Holds fen of a member for the cause's subject; false, and nothing is held, when the balance has too few. */
export const hold = (
  tx: Database,
  userId: string,
  amount: number,
  means: DepositMeans,
  cause: Cause,
): Promise<boolean> =>
  move(tx, { from: accountOf(means, userId), to: depositAccount(userId, cause.subject), amount }, cause);

/** Gives fen that are held for the cause's subject back; false, and nothing moves, when fewer are held. */
export const release = (
  tx: Database,
  userId: string,
  amount: number,
  means: DepositMeans,
  cause: Cause,
): Promise<boolean> =>
  move(tx, { from: depositAccount(userId, cause.subject), to: accountOf(means, userId), amount }, cause);

/** Keeps fen that are held for the cause's subject, for what the member owes; false when fewer are held. */
export const keep = (tx: Database, userId: string, amount: number, cause: Cause): Promise<boolean> =>
  move(tx, { from: depositAccount(userId, cause.subject), to: HOUSE.revenue, amount }, cause);

/** Fen that are held of a member for whatever subjects. */
export async function heldDeposits(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ held: sum(ledgerAccounts.balance).mapWith(Number) })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.owner, userId), eq(ledgerAccounts.kind, 'deposit')));
  return row?.held ?? 0;
}
