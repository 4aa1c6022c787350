import { inArray } from 'drizzle-orm';
import type { CycleUseOfOrder } from '../../../types/api/cycle';
import type { Database } from '../../db/database';
import { summarizeOrders, type OrderLines } from '../../kernel/orders/orderLine';
import { orders } from '../../kernel/orders/schema';
import { listDayUses, voucherIdOf } from '../account/public';

/** The bookings that hold days of a card, newest first. */
export async function usesOfCycle(
  db: Database,
  lines: OrderLines,
  orderId: string,
  now: Date,
): Promise<CycleUseOfOrder[]> {
  const uses = new Map(
    (await listDayUses(db, voucherIdOf(orderId))).map(use => [use.orderId, use.days] as const),
  );
  if (uses.size === 0) return [];
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...uses.keys()]));
  const newest = rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return (await summarizeOrders(db, lines, newest, now)).map(
    ({ orderid, title, status_text, from_time, to_time }) => ({
      orderid,
      title,
      status_text,
      days: uses.get(orderid) ?? 0,
      ...(from_time !== undefined && { from_time }),
      ...(to_time !== undefined && { to_time }),
    }),
  );
}
