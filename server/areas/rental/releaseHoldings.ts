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
  if (couponId !== null) await releaseCoupon(tx, order.id);
  if (wkcoins > 0) {
    const cause = { reason: 'ORDER_ENDED', subject: rentalSubject(order.id), now };
    await giveBack(tx, 'wkcoin', order.userId, wkcoins, cause);
  }
}
