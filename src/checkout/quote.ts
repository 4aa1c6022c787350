import type { Coupon } from '~types/api/account';

/** A bill as far as ordering is concerned, fen. */
export interface PricedBill {
  total: number;
  /** `rule`: how the amount comes about, one sentence. */
  lines: readonly { code: string; name: string; amount: number; rule?: string }[];
  /** Why the chosen coupon takes nothing off, one sentence. */
  couponRefusal?: string;
}

/** The price of a choice: a line's own may tell more, such as a plan of instalments. */
export interface Quote {
  bill: PricedBill;
  /** Those that this choice can use, best first, then the others, each with its `refusal`; absent: the line takes none. */
  coupons?: Coupon[];
}

/** What stands in every request that makes an order, beside the choice. */
export interface Terms {
  /** The same key answers the same order. */
  client_key: string;
  /** Fen: what the person saw; another price is refused with PRICE_CHANGED and the new quote. */
  expected_total: number;
}
