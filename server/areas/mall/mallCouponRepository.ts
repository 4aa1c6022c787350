import { and, count, desc, eq, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { MallCoupon } from '../../../types/api/mall';
import type { Database } from '../../db/database';
import { mallCoupons, mallShops } from './schema';

export type MallCouponRow = typeof mallCoupons.$inferSelect;
export type MallShopRow = typeof mallShops.$inferSelect;

/** The mall coupons of a member that have a status at a time. A coupon's last moment is `validTo` itself. */
function ofMember(userId: string, status: MallCoupon['status'], now: Date): SQL | undefined {
  const hasStatus = {
    0: and(isNull(mallCoupons.usedAt), gte(mallCoupons.validTo, now)),
    1: isNotNull(mallCoupons.usedAt),
    2: and(isNull(mallCoupons.usedAt), lt(mallCoupons.validTo, now)),
  }[status];
  return and(eq(mallCoupons.userId, userId), hasStatus);
}

/** Mall coupons of a member by status, those that end first on top (used ones: the last used, expired ones: the last). */
export function listMallCoupons(
  db: Database,
  userId: string,
  status: MallCoupon['status'],
  now: Date,
  page: { offset: number; limit: number },
): Promise<MallCouponRow[]> {
  const { usedAt, validTo, id } = mallCoupons;
  return db
    .select()
    .from(mallCoupons)
    .where(ofMember(userId, status, now))
    .orderBy({ 0: validTo, 1: desc(usedAt), 2: desc(validTo) }[status], id)
    .limit(page.limit)
    .offset(page.offset);
}

/** How many mall coupons of a status a member has. */
export async function countMallCoupons(
  db: Database,
  userId: string,
  status: MallCoupon['status'],
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(mallCoupons)
    .where(ofMember(userId, status, now));
  return row?.total ?? 0;
}

/** All shops of the mall, by city. */
export const listMallShops = (db: Database): Promise<MallShopRow[]> =>
  db.select().from(mallShops).orderBy(mallShops.cityId, mallShops.id);

/** Of the shops those that take a coupon. */
export const shopsThatTake = (
  { trade, cityIds }: Pick<MallCouponRow, 'trade' | 'cityIds'>,
  shops: readonly MallShopRow[],
): MallShopRow[] =>
  shops.filter(
    shop => shop.trades.includes(trade) && (cityIds.length === 0 || cityIds.includes(shop.cityId)),
  );
