import type { Database } from '../../../server/db/database';
import { HOUSE, memberAccount } from '../../../server/kernel/money/accounts';
import { post } from '../../../server/kernel/money/ledger';
import { findWallet, type Wallet } from '../../../server/kernel/money/wallet';

const COUNTERPART = {
  balance: HOUSE.openingBalance,
  wkcoin: HOUSE.openingCoins,
  integral: HOUSE.openingPoints,
} as const;

/** Makes a member's wallet hold just these figures, as if the ledger had begun with them. */
export async function fillWallet(db: Database, userId: string, wanted: Partial<Wallet>): Promise<void> {
  const wallet = await findWallet(db, userId);
  const entries = (['balance', 'wkcoin', 'integral'] as const).flatMap(purse => {
    const amount = (wanted[purse] ?? wallet[purse]) - wallet[purse];
    return amount === 0
      ? []
      : [
          { account: memberAccount(userId, purse), amount },
          { account: COUNTERPART[purse], amount: -amount },
        ];
  });
  if (entries.length === 0) return;
  await post(db, { reason: 'OPENING', subject: { kind: 'member', id: userId }, now: new Date() }, entries);
}
