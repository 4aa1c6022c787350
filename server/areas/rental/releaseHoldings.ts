import type { Database } from '../../db/database';
import { releaseStock, type StockClaim } from '../../kernel/stock/stock';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import { releaseCoupon } from '../account/public';
import { giveBack } from '../../kernel/money/wallet';
import type { RentalOrder, RentalRow } from './rentalOrderRepository';
import { rentalSubject } from './rentalSubject';

/** The car that a rental holds, day by day. */
export const claimOfRental = ({
  siteId,
  cartypeId,
  fromTime,
  toTime,
}: Pick<RentalRow, 'siteId' | 'cartypeId' | 'fromTime' | 'toTime'>): StockClaim => ({
  siteId,
  cartypeId,
  days: stockDaysOf(fromTime, toTime),
});

/** Gives back what a rental held: its car, its coupon, its coins. Once per order, after `moveOrder` has ended it. */
export async function releaseHoldings(
  tx: Database,
  { order, rental }: RentalOrder,
  now: Date,
): Promise<void> {
  const { couponId, wkcoins } = rental;
  await releaseStock(tx, claimOfRental(rental));
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
