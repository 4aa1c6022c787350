import type { Call, Nothing } from './call';

/** A shop of the mall (商城), where its coupons are taken. */
export interface MallShop {
  name: string;
  city_id: string;
  /** Name of the city: 北京. */
  city: string;
  address: string;
}

/** 商城券: what the mall gives a member for its shops (washing, parking, care of a car); never for a rental. */
export interface MallCoupon {
  id: string;
  /** 洗车立减券, 养护9折券 … */
  name: string;
  /** AMOUNT: fen off; PERCENT: percent off. */
  kind: 'AMOUNT' | 'PERCENT';
  value: number;
  /** Fen that the bill of the shop must reach; 0: none. */
  threshold: number;
  /** ISO times. */
  valid_from: string;
  valid_to: string;
  /** 0 unused, 1 used, 2 expired (specification §3). */
  status: 0 | 1 | 2;
  /** One sentence: 洗车满30元减20元. */
  rule: string;
  /** Where it can be used. */
  shops: MallShop[];
  /** Why it cannot be used now, or in the city of the call, in one sentence; absent where it can, or has been. */
  refusal?: string;
  /** What is shown at the till, 12 digits; there while it can be used. */
  code?: string;
  /** Where it was used, and when (ISO time). */
  used?: { shop: string; time: string };
}

/** The mall beside the rental (specification §7, /api/user: mall/login). */
export interface MallApi {
  /**
   * Logs the member in to the mall, which knows them from then on by their `user_id`; again answers the same. With it
   * `get_coupons` tells of the coupons of the mall.
   */
  'POST /api/user/mall/login': Call<Nothing, { user_id: string }>;
}
