import type { Database } from '../../db/database';
import { HOUSE, providerAccount } from './accounts';
import { post, type Cause } from './ledger';

/** Money that a provider moves, in fen. What moves from and to a balance is `spend` and `giveBack` (wallet.ts). */
export interface ProviderMoney {
  /** Name of the provider, such as SANDBOX. */
  provider: string;
  amount: number;
}

/** A provider has taken in money for the cause's subject. */
export async function recordPayment(
  tx: Database,
  { provider, amount }: ProviderMoney,
  cause: Cause,
): Promise<void> {
  await post(tx, cause, [
    { account: providerAccount(provider), amount: -amount },
    { account: HOUSE.revenue, amount },
  ]);
}

/** It is decided that money of the cause's subject goes back, in fen: from now on it is due (`recordRefundSent`). */
export async function recordRefund(tx: Database, amount: number, cause: Cause): Promise<void> {
  await post(tx, cause, [
    { account: HOUSE.revenue, amount: -amount },
    { account: HOUSE.refundsDue, amount },
  ]);
}

/** A provider has sent a refund that was due. */
export async function recordRefundSent(
  tx: Database,
  { provider, amount }: ProviderMoney,
  cause: Cause,
): Promise<void> {
  await post(tx, cause, [
    { account: HOUSE.refundsDue, amount: -amount },
    { account: providerAccount(provider), amount },
  ]);
}
