import type { Coupon } from './account';
import type { Call, Nothing } from './call';

/** That the member is an employee of a company, and what it gives them (specification §2, /employee_benefits). */
export interface CompanyRelation {
  /** Name of the company. */
  company: string;
  /** The address that proved it, masked. */
  mail: string;
  /** 企业优惠: percent off the rental fee; 0: the company has coupons alone. */
  percent: number;
  /** The coupons that the company has given to the member, whatever became of them. */
  coupons: Coupon[];
  /** ISO times; `valid_to`: what is booked until then has the benefits. */
  joined_at: string;
  valid_to: string;
  /** `valid_to` has passed. */
  is_over: boolean;
}

/** 员工福利: the company of a member (specification §7, /api/user/, company/relation send_email and add). */
export interface EmployeeApi {
  /** The company of the member; without one no `relation`. */
  'GET /api/user/company/relation/get_detail': Call<Nothing, { relation?: CompanyRelation }>;
  /**
   * Sends a code to an address of a company, which the asking member alone can use: 15 minutes, 5 tries. INVALID_PARAMS
   * (data: `field`; no address, or one that anybody may have), COMPANY_UNKNOWN, COMPANY_REFUSED (the member has a company,
   * or its benefits are over), CODE_TOO_OFTEN (data: `retry_after`). Whether another member has the address is not told.
   */
  'POST /api/user/company/relation/send_email': Call<{ email: string }, { retry_after: number }>;
  /**
   * Joins the company of an address with the code that was sent there, and brings its coupons. The same again answers the
   * same. Errors as `send_email`; CODE_WRONG, CODE_EXPIRED; COMPANY_REFUSED for an address by which another member has
   * joined, however it is written.
   */
  'POST /api/user/company/relation/add': Call<{ email: string; vcode: string }, CompanyRelation>;
  /** Leaves the company: what is unused of its coupons goes back. Nothing happens without one. */
  'POST /api/user/company/relation/leave': Call<Nothing, Nothing>;
}
