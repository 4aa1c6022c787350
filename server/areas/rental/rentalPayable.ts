import { eq, getTableColumns } from 'drizzle-orm';
import { carName } from '../../../src/domain/carWords';
import { ErrorCode } from '../../../src/domain/errorCode';
import { statusText } from '../../../src/domain/orderLife';
import { lifeOf } from '../../../src/domain/orderLines';
import { Failure, notFound } from '../../kernel/failure';
import { orderPayable } from '../../kernel/orders/orderPayable';
import type { Standing } from '../../kernel/money/payable';
import { addEvents, moveOrder, overdueState, type OrderRow } from '../../kernel/orders/orderRepository';
import { orders } from '../../kernel/orders/schema';
import { cartypes } from '../cartype/public';
import { sites } from '../site/public';
import { rentalLine } from './rentalLine';
import { rentalOrders } from './schema';
import { readBill } from './stored';

function standingOf(order: OrderRow, now: Date): Standing {
  const { line, state, total, paid } = order;
  const closing = `超过${rentalLine.minutesToPay}分钟未支付，车辆已释放，可以重新预订。`;
  if (state === 'UNPAID' && !overdueState(order, now)) return { state: 'DUE', amount: total - paid, closing };
  if (paid > 0) return { state: 'PAID', amount: paid };
  const wasCancelled = state === lifeOf(line).cancelled;
  return { state: 'CLOSED', reason: wasCancelled ? '订单已取消，可以重新预订。' : closing };
}

/** Rental orders are paid in one sum before the pickup; our sites confirm by themselves. */
export const rentalPayable = orderPayable(rentalLine, {
  due(order, now) {
    const { line, state, deletedAt, total, paid } = order;
    if (deletedAt) throw notFound('这个订单');
    if (state === 'CLOSED' || overdueState(order, now)) {
      throw new Failure(ErrorCode.PAYMENT_CLOSED, '订单已关闭，请重新下单');
    }
    if (state !== 'UNPAID')
      throw new Failure(ErrorCode.ORDER_STATE, `订单${statusText(lifeOf(line), state)}，无需支付`);
    return total - paid;
  },
  async accept(tx, order, amount, now) {
    if (!(await moveOrder(tx, order, { to: 'AWAITING_PICKUP', by: 'provider', paid: amount }))) return false;
    await addEvents(tx, order.id, now, '支付成功', '门店已确认，请按时取车');
    return true;
  },
  async describe(db, id, now) {
    const [row] = await db
      .select({
        brand: cartypes.brand,
        series: cartypes.series,
        site: sites.name,
        bill: rentalOrders.bill,
        order: getTableColumns(orders),
      })
      .from(orders)
      .innerJoin(rentalOrders, eq(rentalOrders.orderId, orders.id))
      .innerJoin(cartypes, eq(cartypes.id, rentalOrders.cartypeId))
      .innerJoin(sites, eq(sites.id, rentalOrders.siteId))
      .where(eq(orders.id, id));
    if (!row) throw new Error('The order of a payment does not exist');
    const { brand, series, bill, site, order } = row;
    return {
      title: `${carName({ brand, series })} · 共${readBill(bill).days}天 · ${site}`,
      lines: [],
      expiresAt: order.expiresAt,
      standing: standingOf(order, now),
    };
  },
});
