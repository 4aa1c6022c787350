import type { CompanyRelation } from '../../../types/api/employee';
import { maskMail } from '../../../src/domain/companyBenefit';
import { toIso } from '../../../src/domain/shanghaiTime';
import { presentCoupon, type CouponRow } from '../account/public';
import { mailOf } from './companyMail';
import type { Employee } from './companyRepository';

/** A member's company in its wire form. */
export const presentRelation = (
  { row, company }: Employee,
  coupons: readonly CouponRow[],
  { dataKey, now }: { dataKey: string; now: Date },
): CompanyRelation => ({
  company: company.name,
  mail: maskMail(mailOf(row, dataKey)),
  percent: company.percent,
  coupons: coupons.map(coupon => presentCoupon(coupon, now)),
  joined_at: toIso(row.joinedAt),
  valid_to: toIso(company.validTo),
  is_over: company.validTo <= now,
});
