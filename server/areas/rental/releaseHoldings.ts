import type { Database } from '../../db/database';
import { releaseStock } from '../../kernel/stock/stock';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import { releaseCoupon } from '../account/public';
import { giveBack } from '../../kernel/money/wallet';
import type { RentalOrder } from './rentalOrderRepository';
import { rentalSubject } from './rentalSubject';

/** Gives back what a rental held: its car, its coupon, its coins. Once per order, after `moveOrder` has ended it. */
export async function releaseHoldings(
  tx: Database,
  { order, rental }: RentalOrder,
  now: Date,
): Promise<void> {
  const { siteId, cartypeId, fromTime, toTime, couponId, wkcoins } = rental;
  await releaseStock(tx, { siteId, cartypeId, days: stockDaysOf(fromTime, toTime) });
  if (couponId !== null) await releaseCoupon(tx, order.id, now);
  if (wkcoins > 0) {
    await giveBack(tx, 'wkcoin', order.userId, wkcoins, {
      reason: 'ORDER_COINS_BACK',
      subject: rentalSubject(order.id),
      now,
      key: `ORDER_COINS_BACK:${order.id}`,
    });
  }
}
