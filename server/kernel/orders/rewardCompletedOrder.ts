import { invoiceAmount } from '../../../src/domain/invoice';
import { rewardOf } from '../../../src/domain/rewards';
import type { Database } from '../../db/database';
import { isClosed } from '../members/closedMembers';
import { grant } from '../money/wallet';
import { orderSubject } from './orderPayable';
import type { OrderRow } from './orderRepository';

/**
 * Gives the member of an order the coins and points that it has earned (`src/domain/rewards.ts`), in the transaction that
 * completes it, when all that it costs is settled. Once per order, however often it is asked for; who has closed their
 * account gets none.
 */
export async function rewardCompletedOrder(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'line' | 'userId' | 'paid' | 'refunded'>,
  now: Date,
): Promise<void> {
  const reward = rewardOf(invoiceAmount(order));
  if (await isClosed(tx, order.userId)) return;
  const subject = orderSubject(order);
  for (const gift of ['wkcoin', 'integral'] as const) {
    if (reward[gift] === 0) continue;
    const key = `ORDER_REWARD:${gift}:${order.id}`;
    await grant(tx, gift, order.userId, reward[gift], { reason: 'ORDER_REWARD', subject, now, key });
  }
}
