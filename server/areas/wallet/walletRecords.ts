import type { WalletRecords } from '../../../types/api/wallet';
import { ORDER_LINES } from '../../../src/domain/orderLines';
import type { PurseName } from '../../../src/domain/rewards';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { memberAccount } from '../../kernel/money/accounts';
import { countEntries, listEntries } from '../../kernel/money/ledger';
import { REASONS } from '../../kernel/money/reasons';
import { summarizeOrders, type OrderLines } from '../../kernel/orders/orderLine';
import { listOrders, type Page } from '../../kernel/orders/orderRepository';

/** Orders of every line are subjects by the name of their line. */
const isOrder = (kind: string): boolean => ORDER_LINES.some(line => line === kind);

/** A page of the movements of a member's purse, newest first, each with the order that it was for. */
export async function pageOfRecords(
  db: Database,
  lines: OrderLines,
  { userId, purse }: { userId: string; purse: PurseName },
  page: Page,
  now: Date,
): Promise<WalletRecords> {
  const account = memberAccount(userId, purse);
  const [entries, total] = await Promise.all([listEntries(db, account, page), countEntries(db, account)]);
  const ids = entries.filter(({ subject }) => isOrder(subject.kind)).map(({ subject }) => subject.id);
  const orders = await summarizeOrders(db, lines, await listOrders(db, userId, ids), now);
  return {
    records: entries.map(({ id, amount, reason, subject, at }) => {
      const order = orders.find(({ line, orderid }) => line === subject.kind && orderid === subject.id);
      return {
        id: String(id),
        amount,
        reason: REASONS[reason],
        time: toIso(at),
        ...(order && { order: { line: order.line, orderid: order.orderid, title: order.title } }),
      };
    }),
    total,
  };
}
