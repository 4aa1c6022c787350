import type { MallCoupon } from '../../../types/api/mall';
import type { MemberContext } from '../../http/endpoint';
import { notFound } from '../../kernel/failure';
import { isKnownToMall } from './logInToMall';
import { presentMallCoupon } from './mallCouponPresenter';
import { countMallCoupons, listMallCoupons, listMallShops } from './mallCouponRepository';

/**
 * A page of the member's coupons of the mall by status, as the wallet shows them. NOT_FOUND for another's `user_id`, and
 * while the mall does not know the member.
 */
export async function pageOfMallCoupons(
  { user_id: userId, status }: { user_id: string; status: MallCoupon['status'] },
  page: { offset: number; limit: number },
  { db, member, version: { city_id: cityId }, now }: Pick<MemberContext, 'db' | 'member' | 'version' | 'now'>,
): Promise<{ wk_coupons: MallCoupon[]; total: number }> {
  if (userId !== member.id || !(await isKnownToMall(db, userId))) throw notFound('商城账号');
  const rows = await listMallCoupons(db, userId, status, now, page);
  const shops = rows.length > 0 ? await listMallShops(db) : [];
  return {
    wk_coupons: rows.map(row => presentMallCoupon(row, shops, { now, cityId })),
    total: await countMallCoupons(db, userId, status, now),
  };
}
