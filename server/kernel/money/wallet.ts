import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { HOUSE, memberAccount } from './accounts';
import { post, type Cause } from './ledger';
import { ledgerAccounts } from './schema';

/** Figures of a member's wallet: balance in fen, 悟空币 (100 are 1 yuan), points. */
export interface Wallet {
  balance: number;
  wkcoin: number;
  integral: number;
}

/** What of the wallet can be spent. */
export type Purse = 'balance' | 'wkcoin';

/** What of the wallet is given as a present. */
export type Gift = 'wkcoin' | 'integral';

/** Where it goes when it is spent, and comes from when it is given back. */
const SPENT = { balance: HOUSE.revenue, wkcoin: HOUSE.coinsRedeemed } as const;

const ISSUED = { wkcoin: HOUSE.coinsIssued, integral: HOUSE.pointsIssued } as const;

/** The wallet of a member: nothing in it until something was given. */
export async function findWallet(db: Database, userId: string): Promise<Wallet> {
  const accounts = (['balance', 'wkcoin', 'integral'] as const).map(purse => memberAccount(userId, purse).id);
  const rows = await db
    .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, accounts));
  const empty: Wallet = { balance: 0, wkcoin: 0, integral: 0 };
  return { ...empty, ...Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance])) };
}

/** Spends fen or coins; false, and nothing is spent, when there are too few. */
export async function spend(
  tx: Database,
  purse: Purse,
  userId: string,
  amount: number,
  cause: Cause,
): Promise<boolean> {
  const posting = await post(tx, cause, [
    { account: memberAccount(userId, purse), amount: -amount },
    { account: SPENT[purse], amount },
  ]);
  return !('refusal' in posting);
}

/** Gives back fen or coins that were spent. */
export async function giveBack(
  tx: Database,
  purse: Purse,
  userId: string,
  amount: number,
  cause: Cause,
): Promise<void> {
  await post(tx, cause, [
    { account: memberAccount(userId, purse), amount },
    { account: SPENT[purse], amount: -amount },
  ]);
}

/** Gives a member coins or points. */
export async function grant(
  tx: Database,
  gift: Gift,
  userId: string,
  amount: number,
  cause: Cause,
): Promise<void> {
  await post(tx, cause, [
    { account: memberAccount(userId, gift), amount },
    { account: ISSUED[gift], amount: -amount },
  ]);
}
