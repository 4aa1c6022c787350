import type { MallCoupon } from '../../../types/api/mall';
import { mallCouponObstacle } from '../../../src/domain/mallCoupon';
import { toIso } from '../../../src/domain/shanghaiTime';
import { shopsThatTake, type MallCouponRow, type MallShopRow } from './mallCouponRepository';

/** The status of a mall coupon at a time (specification §3: 0 unused, 1 used, other expired). */
export const statusOfMallCoupon = (
  { usedAt, validTo }: Pick<MallCouponRow, 'usedAt' | 'validTo'>,
  now: Date,
): MallCoupon['status'] => (usedAt !== null ? 1 : validTo < now ? 2 : 0);

/** A mall coupon in its wire form for its owner: as it is now, in the city of the app, with the shops that take it. */
export function presentMallCoupon(
  row: MallCouponRow,
  shops: readonly MallShopRow[],
  { now, cityId }: { now: Date; cityId: string },
): MallCoupon {
  const coupon: MallCoupon = {
    id: row.id,
    name: row.name,
    kind: row.kind,
    value: row.value,
    threshold: row.threshold,
    valid_from: toIso(row.validFrom),
    valid_to: toIso(row.validTo),
    status: statusOfMallCoupon(row, now),
    rule: row.rule,
    shops: shopsThatTake(row, shops).map(({ name, cityId: city_id, city, address }) => ({
      ...{ name, city_id, city, address },
    })),
  };
  // What was used says so by its shop.
  if (row.usedAt !== null) return { ...coupon, used: { shop: row.usedShop ?? '', time: toIso(row.usedAt) } };
  const refusal = mallCouponObstacle(coupon, { now, cityId });
  return refusal === undefined ? { ...coupon, code: row.code } : { ...coupon, refusal };
}
