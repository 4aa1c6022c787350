import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../members/schema';

/** Figures of a member's wallet: balance in fen, 悟空币 (100 are 1 yuan), points. */
export type Wallet = Pick<typeof users.$inferSelect, 'balance' | 'wkcoin' | 'integral'>;

/** What of the wallet can be spent. */
export type Purse = 'balance' | 'wkcoin';

/** The wallet of a member. */
export async function findWallet(db: Database, userId: string): Promise<Wallet> {
  const [wallet] = await db
    .select({ balance: users.balance, wkcoin: users.wkcoin, integral: users.integral })
    .from(users)
    .where(eq(users.id, userId));
  if (!wallet) throw new Error('The member of a session does not exist');
  return wallet;
}

/** Why a wallet changes, and what it is about. */
export interface WalletCause {
  reason: string;
  subject: { kind: string; id: string };
  now: Date;
}

/** Spends fen or coins in one statement that cannot go below zero; false when there are too few. */
export async function spend(
  tx: Database,
  purse: Purse,
  userId: string,
  amount: number,
  _cause: WalletCause,
): Promise<boolean> {
  const spent = await tx
    .update(users)
    .set({ [purse]: sql`${users[purse]} - ${amount}` })
    .where(and(eq(users.id, userId), gte(users[purse], amount)))
    .returning({ id: users.id });
  return spent.length === 1;
}

/** Gives fen or coins back. */
export async function giveBack(
  tx: Database,
  purse: Purse,
  userId: string,
  amount: number,
  _cause: WalletCause,
): Promise<void> {
  await tx
    .update(users)
    .set({ [purse]: sql`${users[purse]} + ${amount}` })
    .where(eq(users.id, userId));
}
