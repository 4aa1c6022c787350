import type { Call, Nothing, PageRequest } from './call';

/** 满减 and 新人立减 take an amount off, 折扣券 a percentage, 首日免租 the first day. */
export type CouponKind = 'AMOUNT' | 'PERCENT' | 'FIRST_DAY';

export interface Coupon {
  id: string;
  /** 新人立减, 周末券, 渠道专享 … */
  name: string;
  kind: CouponKind;
  /** AMOUNT: fen off; PERCENT: percent off; FIRST_DAY: 0. */
  value: number;
  /** Largest reduction in fen; absent: none. */
  cap?: number;
  /** Fen that the rental fee must reach; 0: none. */
  threshold: number;
  /** When it counts: any day, weekend pickup, or holiday pickup. */
  scope: 'ANY' | 'WEEKEND' | 'HOLIDAY';
  /** The one channel where it counts; absent: all. */
  channel?: string;
  /** ISO times. */
  valid_from: string;
  valid_to: string;
  /** 0 unused, 1 used, 2 expired (specification §3). */
  status: 0 | 1 | 2;
  /** One sentence: 周末取车可用，满200减50. */
  rule: string;
  /** Set where a choice cannot use it: why, in one sentence. */
  refusal?: string;
}

export interface AccountApi {
  'GET /api/account/get_coupons': Call<
    PageRequest & { status: 0 | 1 | 2 },
    { coupons: Coupon[]; total: number }
  >;
  /** Figures of the wallet: fen, coins, points, number of unused coupons. */
  'GET /api/account/get_amount': Call<
    Nothing,
    { balance: number; wkcoin: number; integral: number; coupon_count: number }
  >;
}
