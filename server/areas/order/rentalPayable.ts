import { and, eq, lte } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { statusText } from '../../../src/domain/orderLife';
import { rentalLife } from '../../../src/domain/rentalLife';
import { Failure, notFound } from '../../kernel/failure';
import type { Payable } from '../../kernel/money/payable';
import { cartypes } from '../cartype/public';
import { sites } from '../site/public';
import { addEvents, changeStatus, countMoney, lockOrder, type OrderRow } from './orderRepository';
import { releaseHoldings } from './releaseHoldings';
import { RENTAL } from './rentalSubject';
import { orders } from './schema';

/** Minutes for which an unpaid order holds its car (rental.md, detail 12). */
export const MINUTES_TO_PAY = 15;

/** Rental orders are paid in one sum before the pickup; our sites confirm by themselves. */
export const rentalPayable: Payable<OrderRow> = {
  kind: RENTAL,
  noun: '这个订单',
  lock: lockOrder,
  due(order, now) {
    const { status, deletedAt, total, paid } = order;
    if (deletedAt) throw notFound('这个订单');
    if (status === 'CLOSED' || isOverdue(order, now)) {
      throw new Failure(ErrorCode.PAYMENT_CLOSED, '订单已关闭，请重新下单');
    }
    if (status !== 'UNPAID')
      throw new Failure(ErrorCode.ORDER_STATE, `订单${statusText(rentalLife, status)}，无需支付`);
    return total - paid;
  },
  async accept(tx, { id }, amount, now) {
    if (!(await changeStatus(tx, id, { from: 'UNPAID', to: 'AWAITING_PICKUP', paid: amount }))) return false;
    await addEvents(tx, id, now, '支付成功', '门店已确认，请按时取车');
    return true;
  },
  async refuse(tx, { id }, amount, now) {
    await countMoney(tx, id, amount, amount);
    await addEvents(tx, id, now, `订单已不在待支付状态，收到的¥${yuanText(amount)}已原路退回`);
  },
  async describe(db, id) {
    const [row] = await db
      .select({
        brand: cartypes.brand,
        series: cartypes.series,
        site: sites.name,
        bill: orders.bill,
        expiresAt: orders.expiresAt,
      })
      .from(orders)
      .innerJoin(cartypes, eq(cartypes.id, orders.cartypeId))
      .innerJoin(sites, eq(sites.id, orders.siteId))
      .where(eq(orders.id, id));
    if (!row) throw new Error('The order of a payment does not exist');
    const { brand, series, bill, site, expiresAt } = row;
    return { title: `${brand}${series} · 共${bill.days}天 · ${site}`, expiresAt };
  },
  async isOverdue(db, id, now) {
    const [overdue] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.status, 'UNPAID'), lte(orders.expiresAt, now)));
    return overdue !== undefined;
  },
  async lapse(tx, order, now) {
    if (!isOverdue(order, now) || !(await changeStatus(tx, order.id, { from: 'UNPAID', to: 'CLOSED' })))
      return false;
    await releaseHoldings(tx, order, now);
    await addEvents(tx, order.id, now, `超过${MINUTES_TO_PAY}分钟未支付，订单已关闭`);
    return true;
  },
};

const isOverdue = ({ status, expiresAt }: OrderRow, now: Date): boolean =>
  status === 'UNPAID' && expiresAt <= now;
