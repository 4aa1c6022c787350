import type { Coupon } from './account';
import type { Call, Nothing } from './call';

/** OPEN: to be taken; TAKEN: by who asks; SOLD_OUT: none is left. */
export type CardCouponState = 'OPEN' | 'TAKEN' | 'SOLD_OUT';

/** A coupon of the QQ card, of which there are so many, for each member one. */
export interface CardCoupon {
  id: string;
  /**
   * The coupon of who has taken it, with its `refusal` where it cannot be used as it stands; for anybody else as it would be
   * if they took it now, with the `refusal` that says why they cannot.
   */
  coupon: Coupon;
  state: CardCouponState;
  /** For how many days it is good, once it is taken. */
  days: number;
  /** How many there were, and how many are left. */
  stock: number;
  left: number;
}

/** QQ card: coupons for who comes through the QQ wallet (specification §2, /qqcard; §7, qq card coupon list). */
export interface QqCardApi {
  /** The coupons of the card in their order, for visitors too; an empty list where there is none at the moment. */
  'GET /api/qqcard/get_coupons': Call<Nothing, { coupons: CardCoupon[] }>;
  /**
   * Takes a coupon of the card: one for each member, and once more answers the same one. SOLD_OUT when none is left,
   * COUPON_UNUSABLE for who has taken it and given it away, NOT_FOUND.
   */
  'POST /api/qqcard/take_coupon': Call<{ id: string }, Coupon>;
}
