import { eq } from 'drizzle-orm';
import { couponObstacle } from '../../../src/domain/coupon';
import { ErrorCode } from '../../../src/domain/errorCode';
import { format } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { Failure, notFound } from '../../kernel/failure';
import { statusOfMallCoupon } from './mallCouponPresenter';
import { listMallShops, shopsThatTake } from './mallCouponRepository';
import { mallCoupons } from './schema';

const unusable = (sentence: string): Failure => new Failure(ErrorCode.COUPON_UNUSABLE, sentence);

/**
 * Takes a coupon at the till of a shop, once, with the code that its owner shows. NOT_FOUND, INVALID_PARAMS (another
 * code), COUPON_UNUSABLE (used, not in its time, or not taken there).
 */
export const redeemMallCoupon = (
  db: Database,
  { id, code, shopId }: { id: string; code: string; shopId: string },
  now: Date,
): Promise<void> =>
  db.transaction(async tx => {
    const [coupon] = await tx.select().from(mallCoupons).where(eq(mallCoupons.id, id)).for('update');
    if (!coupon) throw notFound('这张商城券');
    if (coupon.code !== code) throw new Failure(ErrorCode.INVALID_PARAMS, '券码不对，请顾客重新出示');
    if (coupon.usedAt !== null) {
      const when = format(coupon.usedAt, 'M月D日 HH:mm');
      throw unusable(`这张券已于${when}在${coupon.usedShop ?? '门店'}使用过了`);
    }
    const terms = { valid_from: coupon.validFrom.toISOString(), valid_to: coupon.validTo.toISOString() };
    const obstacle = couponObstacle({ ...terms, status: statusOfMallCoupon(coupon, now) }, { now });
    if (obstacle !== undefined) throw unusable(`这张券现在不能用：${obstacle}`);
    const shop = shopsThatTake(coupon, await listMallShops(tx)).find(one => one.id === shopId);
    if (!shop) throw unusable('这家门店不收这张券');
    await tx.update(mallCoupons).set({ usedAt: now, usedShop: shop.name }).where(eq(mallCoupons.id, id));
  });
