import { couponDiscount, type CouponTerms } from './coupon';
import { couponContext, quote, type CouponUse, type QuoteInput } from './pricing';

/** What a renter takes of all that makes an order cheaper. */
export interface DiscountChoice {
  /** The coupon by its id; absent: none. */
  couponId?: string | undefined;
  useWkcoin: boolean;
  useDiscount: boolean;
}

/** What a renter has to choose from. */
interface DiscountMeans {
  coupons: readonly (CouponTerms & { id: string })[];
  /** When and where a coupon is used. */
  use: Omit<CouponUse, 'terms'>;
  wkcoins: number;
}

/**
 * The combination of coupon, 悟空币 and 长租优惠 with which an order costs least, and what it costs then, fen. The three
 * are not independent: 长租优惠 may bring the fee below what a coupon asks for. A coupon or coins that take nothing off
 * are left out; of two combinations that cost the same, the one with 长租优惠 is taken.
 */
export function bestDiscounts(
  input: Omit<QuoteInput, 'coupon' | 'wkcoins' | 'useDiscount'>,
  { coupons, use, wkcoins }: DiscountMeans,
): DiscountChoice & { total: number } {
  const cheapest = (useDiscount: boolean): DiscountChoice & { total: number } => {
    const plain = { ...input, useDiscount };
    const context = couponContext(plain, use);
    // What a coupon leaves is what coins may pay: the one that takes off most leaves least with them, too.
    const [best] = coupons
      .map(terms => ({ terms, worth: couponDiscount(terms, context) }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth);
    const coupon = best && { terms: best.terms, ...use };
    const { lines, total } = quote({ ...plain, wkcoins, ...(coupon && { coupon }) });
    return {
      couponId: best?.terms.id,
      useWkcoin: lines.some(({ code }) => code === 'WKCOIN'),
      useDiscount,
      total,
    };
  };
  const [discounted, full] = [cheapest(true), cheapest(false)];
  return full.total < discounted.total ? full : discounted;
}
