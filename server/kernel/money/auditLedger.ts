import { eq, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { ledgerAccounts, ledgerEntries } from './schema';

/** What is wrong in the ledger. */
export interface LedgerFault {
  /** A transaction that leaves something, or an account whose balance is not the sum of its entries. */
  what: 'TRANSACTION' | 'ACCOUNT';
  id: string;
}

const amounts = sum(ledgerEntries.amount);
const account = sql<string>`coalesce(${ledgerAccounts.id}, ${ledgerEntries.accountId})`;

/**
 * Reckons the whole ledger anew and tells what does not hold: every transaction sums to zero unit by unit, and every
 * balance is the sum of its account's entries (that it is not below zero, the table's check sees to). Empty when all is
 * well. Reads every entry: for tests, a migration or a desk, not for a call.
 */
export async function auditLedger(db: Database): Promise<LedgerFault[]> {
  const unbalanced = await db
    .selectDistinct({ id: sql<string>`${ledgerEntries.transactionId}::text` })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.transactionId, ledgerEntries.unit)
    .having(ne(amounts, sql`0`));
  const wrong = await db
    .select({ id: account })
    .from(ledgerAccounts)
    .fullJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .where(sql`${account} not like 'house:%'`)
    .groupBy(account)
    .having(sql`coalesce(${amounts}, 0) <> coalesce(max(${ledgerAccounts.balance}), 0)`);
  return [
    ...unbalanced.map(({ id }): LedgerFault => ({ what: 'TRANSACTION', id })),
    ...wrong.map(({ id }): LedgerFault => ({ what: 'ACCOUNT', id })),
  ];
}
