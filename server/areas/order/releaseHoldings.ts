import type { Database } from '../../db/database';
import { releaseStock } from '../../kernel/stock/stock';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import { releaseCoupon } from '../account/public';
import { giveBack } from '../../kernel/money/wallet';
import type { OrderRow } from './orderRepository';
import { rentalSubject } from './rentalSubject';

/** Gives back what an order held: its car, its coupon, its coins. Once per order, after `changeStatus` has ended it. */
export async function releaseHoldings(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { siteId, cartypeId, fromTime, toTime, wkcoins, userId } = order;
  await releaseStock(tx, { siteId, cartypeId, days: stockDaysOf(fromTime, toTime) });
  if (order.couponId !== null) await releaseCoupon(tx, order.id);
  if (wkcoins > 0) {
    const cause = { reason: 'ORDER_ENDED', subject: rentalSubject(order.id), now };
    await giveBack(tx, 'wkcoin', userId, wkcoins, cause);
  }
}
