import type { Call } from './call';

/** A workshop that repairs cars of our members: a brand's (4S) or one of insurers. */
export interface RepairShop {
  id: string;
  name: string;
  address: string;
}

/** Repair shops and what they give to people whose car they repair (specification §7, `/api/vip4s/*`; issue 14). */
export interface Vip4sApi {
  /** The shops of a city; with a keyword, those whose name or address has it. */
  'GET /api/vip4s/get_shops': Call<{ city_id: string; keyword: string }, { shops: RepairShop[] }>;
  /**
   * What a voucher of a shop gives; it is taken by the demand that is sent with it. INVALID_PARAMS (data: `field`
   * `voucher`; unknown at this shop, used, or over), TOO_MANY_REQUESTS (data: `retry_after`).
   */
  'POST /api/vip4s/check_voucher': Call<
    { shop_id: string; voucher: string },
    { free_days: number; valid_until: string }
  >;
}
