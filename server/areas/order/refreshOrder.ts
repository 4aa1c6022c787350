import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orders } from './schema';
import type { PaymentProvider } from '../pay/paymentProvider';
import { listUnknownPayments } from '../pay/paymentRepository';
import { settlePayment } from '../pay/settlePayment';
import { addEvents, changeStatus, lockOrder, type OrderRow } from './orderRepository';
import { releaseHoldings } from './releaseHoldings';

/** Minutes for which an unpaid order holds its car (rental.md, detail 12). */
export const MINUTES_TO_PAY = 15;

/**
 * Brings an order up to date before it is read or changed: asks the provider about payments whose result is
 * unknown, and closes an unpaid order whose time is over. While a result is unknown the order keeps its car:
 * the money may be on its way. So nothing depends on when the sweep runs.
 */
export async function refreshOrder(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  now: Date,
  lock: { skipLocked?: boolean } = {},
): Promise<void> {
  if (!(await isStale(db, orderId, now))) return;
  await db.transaction(async tx => {
    if (lock.skipLocked && !(await lockUnlessLocked(tx, orderId))) return;
    for (const payment of await listUnknownPayments(tx, orderId)) {
      await settlePayment(tx, provider, payment.id, now, pending => provider.query(pending, now));
    }
    const order = await lockOrder(tx, orderId);
    const isOverdue = order?.status === 'UNPAID' && order.expiresAt <= now;
    if (!isOverdue || (await listUnknownPayments(tx, orderId)).length > 0) return;
    await closeOverdueOrder(tx, order, now);
  });
}

async function isStale(db: Database, orderId: string, now: Date): Promise<boolean> {
  const [order] = await db
    .select({ status: orders.status, expiresAt: orders.expiresAt })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return false;
  return (
    (order.status === 'UNPAID' && order.expiresAt <= now) ||
    (await listUnknownPayments(db, orderId)).length > 0
  );
}

async function lockUnlessLocked(tx: Database, orderId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update', { skipLocked: true });
  return locked.length === 1;
}

async function closeOverdueOrder(tx: Database, order: OrderRow, now: Date): Promise<void> {
  if (!(await changeStatus(tx, order.id, { from: 'UNPAID', to: 'CLOSED' }))) return;
  await releaseHoldings(tx, order, now);
  await addEvents(tx, order.id, now, `超过${MINUTES_TO_PAY}分钟未支付，订单已关闭`);
}
