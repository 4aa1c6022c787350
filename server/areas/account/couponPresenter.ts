import type { Coupon } from '../../../types/api/account';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { CouponRow } from './couponRepository';

/** A coupon in its wire form, with its status at `now` (specification §3: 0 unused, 1 used, other expired). */
export function presentCoupon(row: CouponRow, now: Date): Coupon {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    value: row.value,
    ...(row.cap !== null && { cap: row.cap }),
    threshold: row.threshold,
    scope: row.scope,
    ...(row.channel !== null && { channel: row.channel }),
    ...(row.brand !== null && { brand: row.brand }),
    ...(row.dayTerms !== null && { days: { ...row.dayTerms, left: row.daysLeft ?? 0 } }),
    valid_from: toIso(row.validFrom),
    valid_to: toIso(row.validTo),
    status: row.orderId !== null || row.daysLeft === 0 ? 1 : row.validTo < now ? 2 : 0,
    rule: row.rule,
  };
}
