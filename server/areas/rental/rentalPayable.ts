import { eq } from 'drizzle-orm';
import { carName } from '../../../src/domain/carWords';
import type { Database } from '../../db/database';
import { orderPayable } from '../../kernel/orders/orderPayable';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { cartypes } from '../cartype/public';
import { CONFIRMED } from './beforePickup';
import { acceptSupplement } from './handover/settle';
import { sites } from '../site/public';
import { rentalLine } from './rentalLine';
import { rentalOrders } from './schema';
import { readBill } from './stored';

/** What an order has sold, in words that tell neither for whom nor where; its site, and its state. Throws when there is none. */
async function readSold(db: Database, id: string): Promise<{ sold: string; site: string; state: string }> {
  const [row] = await db
    .select({
      brand: cartypes.brand,
      series: cartypes.series,
      site: sites.name,
      bill: rentalOrders.bill,
      state: orders.state,
    })
    .from(rentalOrders)
    .innerJoin(orders, eq(orders.id, rentalOrders.orderId))
    .innerJoin(cartypes, eq(cartypes.id, rentalOrders.cartypeId))
    .innerJoin(sites, eq(sites.id, rentalOrders.siteId))
    .where(eq(rentalOrders.orderId, id));
  if (!row) throw new Error('The order of a payment does not exist');
  const { brand, series, bill, site, state } = row;
  return { sold: `${carName({ brand, series })} · 共${readBill(bill).days}天`, site, state };
}

/** Whether the staff of its site confirm an order. */
async function waitsForSite(tx: Database, id: string): Promise<boolean> {
  const [site] = await tx
    .select({ confirmsOrders: sites.confirmsOrders })
    .from(rentalOrders)
    .innerJoin(sites, eq(sites.id, rentalOrders.siteId))
    .where(eq(rentalOrders.orderId, id));
  return site?.confirmsOrders ?? false;
}

/**
 * Rental orders are paid in one sum before the pickup, and confirmed with it where the staff of their site do not do that;
 * after the return what is owed.
 */
export const rentalPayable = orderPayable(rentalLine, {
  async accept(tx, order, amount, now) {
    if (order.state === 'AWAITING_SUPPLEMENT') {
      return acceptSupplement(tx, { ...order, state: order.state }, amount, now);
    }
    const waits = await waitsForSite(tx, order.id);
    const to = waits ? 'CONFIRMING' : 'AWAITING_PICKUP';
    if (!(await moveOrder(tx, order, { to, by: 'provider', now, paid: amount }))) return false;
    await addEvents(tx, order.id, now, '支付成功', waits ? '等待门店确认订单' : CONFIRMED);
    return true;
  },
  async describe(db, id) {
    const { sold, site, state } = await readSold(db, id);
    return { title: `${sold} · ${site}`, lines: state === 'AWAITING_SUPPLEMENT' ? ['还车后确认的费用'] : [] };
  },
  describeToOthers: async (db, id) => (await readSold(db, id)).sold,
});
