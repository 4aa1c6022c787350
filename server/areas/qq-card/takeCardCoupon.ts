import { ErrorCode } from '../../../src/domain/errorCode';
import type { MemberContext } from '../../http/endpoint';
import { Failure, notFound } from '../../kernel/failure';
import { findCoupon, issueCoupon, type CouponRow } from '../account/public';
import { couponToTake } from './qqCardPresenter';
import { findTaken, lockCardCoupon, writeLeft } from './qqCardRepository';

/**
 * Takes a coupon of the card for the member, under its lock: never more than there are, and one for each. Errors as the
 * contract lists them.
 */
export async function takeCardCoupon(
  id: string,
  { db, member, now }: Pick<MemberContext, 'db' | 'member' | 'now'>,
): Promise<CouponRow> {
  return db.transaction(async tx => {
    const row = await lockCardCoupon(tx, id);
    if (!row) throw notFound('这张卡券');
    const [taken] = await findTaken(tx, member.id, [id]);
    if (taken) {
      const own = await findCoupon(tx, member.id, taken.id, now);
      if (own) return own;
      throw new Failure(ErrorCode.COUPON_UNUSABLE, '每人限领一张，您领到的已经送给朋友');
    }
    if (row.left === 0) throw new Failure(ErrorCode.SOLD_OUT, '这张券已经领完了');
    const coupon = couponToTake(row, member.id, now);
    await issueCoupon(tx, coupon, row.days, now);
    await writeLeft(tx, id, row.left - 1);
    return coupon;
  });
}
