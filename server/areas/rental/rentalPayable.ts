import { eq } from 'drizzle-orm';
import { carName } from '../../../src/domain/carWords';
import { orderPayable } from '../../kernel/orders/orderPayable';
import { addEvents, moveOrder } from '../../kernel/orders/orderRepository';
import { cartypes } from '../cartype/public';
import { sites } from '../site/public';
import { rentalLine } from './rentalLine';
import { rentalOrders } from './schema';
import { readBill } from './stored';

/** Rental orders are paid in one sum before the pickup; our sites confirm by themselves. */
export const rentalPayable = orderPayable(rentalLine, {
  async accept(tx, order, amount, now) {
    if (!(await moveOrder(tx, order, { to: 'AWAITING_PICKUP', by: 'provider', paid: amount }))) return false;
    await addEvents(tx, order.id, now, '支付成功', '门店已确认，请按时取车');
    return true;
  },
  async describe(db, id) {
    const [row] = await db
      .select({
        brand: cartypes.brand,
        series: cartypes.series,
        site: sites.name,
        bill: rentalOrders.bill,
      })
      .from(rentalOrders)
      .innerJoin(cartypes, eq(cartypes.id, rentalOrders.cartypeId))
      .innerJoin(sites, eq(sites.id, rentalOrders.siteId))
      .where(eq(rentalOrders.orderId, id));
    if (!row) throw new Error('The order of a payment does not exist');
    const { brand, series, bill, site } = row;
    const title = `${carName({ brand, series })} · 共${readBill(bill).days}天 · ${site}`;
    return { title, lines: [] };
  },
});
