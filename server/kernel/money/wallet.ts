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
export type Gift = 'balance' | 'wkcoin' | 'integral';

/** Where it goes when it is spent, and comes from when it is given back. */
const SPENT = { balance: HOUSE.revenue, wkcoin: HOUSE.coinsRedeemed } as const;

const ISSUED = {
  balance: HOUSE.moneyGiven,
  wkcoin: HOUSE.coinsIssued,
  integral: HOUSE.pointsIssued,
} as const;

const GIVEN_UP = {
  balance: HOUSE.moneyGivenUp,
  wkcoin: HOUSE.coinsGivenUp,
  integral: HOUSE.pointsGivenUp,
} as const;

/** Where money comes from that fills a balance: what was just paid for that, or cards and codes that were sold elsewhere. */
const FILLED_FROM = { payment: HOUSE.revenue, prepaid: HOUSE.prepaid } as const;

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

/** Gives a member money, coins or points as a present. */
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

/** Fills a member's balance with fen that they have paid. */
export async function fillBalance(
  tx: Database,
  userId: string,
  { amount, from }: { amount: number; from: keyof typeof FILLED_FROM },
  cause: Cause,
): Promise<void> {
  await post(tx, cause, [
    { account: memberAccount(userId, 'balance'), amount },
    { account: FILLED_FROM[from], amount: -amount },
  ]);
}

/** Exchanges points for coins; false, and nothing moves, when there are too few points. */
export async function exchangePoints(
  tx: Database,
  userId: string,
  { points, coins }: { points: number; coins: number },
  cause: Cause,
): Promise<boolean> {
  const posting = await post(tx, cause, [
    { account: memberAccount(userId, 'integral'), amount: -points },
    { account: HOUSE.pointsExchanged, amount: points },
    { account: memberAccount(userId, 'wkcoin'), amount: coins },
    { account: HOUSE.coinsIssued, amount: -coins },
  ]);
  return !('refusal' in posting);
}

/** Empties the wallet of a member who gives it up; false, and nothing moves, when it holds less than that. */
export async function giveUpWallet(
  tx: Database,
  userId: string,
  wallet: Wallet,
  cause: Cause,
): Promise<boolean> {
  const held = (['balance', 'wkcoin', 'integral'] as const).filter(purse => wallet[purse] > 0);
  if (held.length === 0) return true;
  const posting = await post(
    tx,
    cause,
    held.flatMap(purse => [
      { account: memberAccount(userId, purse), amount: -wallet[purse] },
      { account: GIVEN_UP[purse], amount: wallet[purse] },
    ]),
  );
  return !('refusal' in posting);
}
