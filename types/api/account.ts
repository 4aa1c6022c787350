import type { Call, Nothing, PageRequest } from './call';
import type { CarCategory } from './cartype';
import type { MallCoupon } from './mall';
import type { OrderLineName } from '../../src/domain/orderLines';

/** 满减 and 新人立减 take an amount off, 折扣券 a percentage, 首日免租 the first day, 周期购 days that were bought ahead. */
export type CouponKind = 'AMOUNT' | 'PERCENT' | 'FIRST_DAY' | 'DAYS';

/** Rental days that were bought ahead (issue 13, 周期购): several bookings may use them, as long as some are left. */
export interface DayVoucher {
  left: number;
  bought: number;
  /** The class of cars whose days they are. */
  category: CarCategory;
  /** Which days: plain ones and weekends, weekends, or working days; a statutory holiday is none of them. */
  on: 'ANY' | 'WEEKEND' | 'WORKDAY';
  /** Where the car is taken. */
  city: { id: string; name: string };
  /** The order of cycle purchase that has bought them. */
  orderid: string;
}

export interface Coupon {
  id: string;
  /** 新人立减, 周末券, 渠道专享 … */
  name: string;
  kind: CouponKind;
  /** AMOUNT: fen off; PERCENT: percent off; FIRST_DAY and DAYS: 0. */
  value: number;
  /** Largest reduction in fen; absent: none. */
  cap?: number;
  /** Fen that the rental fee must reach; 0: none. */
  threshold: number;
  /** When it counts: any day, weekend pickup, or holiday pickup. */
  scope: 'ANY' | 'WEEKEND' | 'HOLIDAY';
  /** The one channel where it counts; absent: all. */
  channel?: string;
  /** The one brand of cars for which it counts; absent: any. */
  brand?: string;
  /** DAYS: the days themselves. */
  days?: DayVoucher;
  /** ISO times; of DAYS the time in which the days of a rental must lie. */
  valid_from: string;
  valid_to: string;
  /** 0 unused, 1 used, 2 expired (specification §3). */
  status: 0 | 1 | 2;
  /** One sentence: 周末取车可用，满200减50. */
  rule: string;
  /** Set where a choice, or in the wallet anything, cannot use it: why, in one sentence. */
  refusal?: string;
  /** In the wallet: its owner may give it to somebody else. */
  givable?: true;
  /** In the wallet: the order that has used it; absent where there is none that its owner can open. */
  order?: { line: OrderLineName; orderid: string };
}

export interface AccountApi {
  /**
   * Coupons of the member by status, 10 a page. With the `user_id` that `mall/login` has answered, those of the mall
   * instead: `wk_coupons`, and no `coupons`. NOT_FOUND for a `user_id` that is not theirs, or that the mall does not know.
   */
  'GET /api/account/get_coupons': Call<
    PageRequest & { status: 0 | 1 | 2; user_id?: string },
    { coupons: Coupon[]; wk_coupons?: MallCoupon[]; total: number }
  >;
  /**
   * 兑换优惠券: a coupon for a printed code, once; for who has used it, the same coupon again. CODE_WRONG (none like it),
   * CODE_EXPIRED (used by another, or too old), INVALID_PARAMS (data: `field`), TOO_MANY_REQUESTS (data: `retry_after`).
   */
  'POST /api/account/coupon/active': Call<{ code: string }, Coupon>;
  /**
   * Gives an unused coupon to whoever has a mobile number: to a member at once, to anybody else when they log in for the
   * first time. Nothing tells which of the two it was. The same again does nothing more. NOT_FOUND, COUPON_UNUSABLE (it
   * cannot be given), INVALID_PARAMS (data: `field`), TOO_MANY_REQUESTS (data: `retry_after`).
   */
  'POST /api/account/coupon/assign': Call<{ coupon_id: string; mobile: string }, Nothing>;
  /** Figures of the wallet: fen, coins, points, number of unused coupons. */
  'GET /api/account/get_amount': Call<
    Nothing,
    { balance: number; wkcoin: number; integral: number; coupon_count: number }
  >;
}
