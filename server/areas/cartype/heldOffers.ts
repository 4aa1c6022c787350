import type { CarOffer } from '../../../types/api/cartype';
import { ownHolder } from '../../kernel/orders/holdingOrder';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { stockDaysOf } from '../../kernel/stock/stockDays';
import type { Context } from '../../http/endpoint';

/** Offers of a period; one that is sold out but for an unpaid order of who asks names that order. */
export async function withHolders(
  offers: readonly CarOffer[],
  { from_time: from, to_time: to }: { from_time: string; to_time: string },
  lines: OrderLines,
  context: Pick<Context, 'db' | 'now' | 'member'>,
): Promise<CarOffer[]> {
  if (offers.every(({ available }) => available > 0)) return [...offers];
  const holderOf = await ownHolder(lines, context);
  const days = stockDaysOf(from, to);
  return Promise.all(
    offers.map(async offer => {
      if (offer.available > 0) return offer;
      const held = await holderOf({ siteId: offer.site_id, cartypeId: offer.cartype.id, days });
      return held ? { ...offer, held_by: held } : offer;
    }),
  );
}
