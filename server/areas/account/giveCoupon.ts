import { and, eq, isNull } from 'drizzle-orm';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isMobileNumber } from '../../../src/domain/identity';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure, notFound } from '../../kernel/failure';
import type { Member } from '../../kernel/members/member';
import { users } from '../../kernel/members/schema';
import { addCouponEvents, listCouponEvents } from './couponHistory';
import { coupons } from './schema';

/** Nobody has more to give than that on a day, and who tries numbers learns nothing. */
const GIFTS = { limit: 20, windowMs: DAY };

/**
 * Gives a coupon of the member to whoever has a mobile number: it is theirs at once where they are a member, else it waits
 * for them (`claimCoupons`). Both are answered alike. Errors as the contract lists them.
 */
export async function giveCoupon(
  { coupon_id: id, mobile }: { coupon_id: string; mobile: string },
  { db, member, now }: Pick<MemberContext, 'db' | 'member' | 'now'>,
): Promise<void> {
  if (!isMobileNumber(mobile)) {
    throw new Failure(ErrorCode.INVALID_PARAMS, '请输入正确的手机号', { field: 'mobile' });
  }
  if (mobile === member.mobile) {
    throw new Failure(ErrorCode.INVALID_PARAMS, '不能送给自己，请输入对方的手机号', { field: 'mobile' });
  }
  const wait = await takeFromLimit(db, `coupon-gifts:${member.id}`, GIFTS, now);
  if (wait > 0) {
    throw new Failure(ErrorCode.TOO_MANY_REQUESTS, '今天赠送的次数用完了，请明天再试', { retry_after: wait });
  }
  await db.transaction(async tx => {
    // Theirs alone: a stranger does not wait for the lock.
    const own = and(eq(coupons.id, id), eq(coupons.userId, member.id), isNull(coupons.recipient));
    const [coupon] = await tx.select().from(coupons).where(own).for('update');
    if (!coupon) {
      if (await isGiven(tx, { id, by: member, to: mobile })) return;
      throw notFound('这张优惠券');
    }
    const { givable, orderId, validTo, awayUntil } = coupon;
    if (!givable) throw unusable('这张优惠券仅限本人使用，不能赠送');
    if (orderId !== null || validTo < now) throw unusable('这张优惠券已使用或已过期，不能赠送');
    // Whoever has its link may claim it at any moment.
    if (awayUntil !== null && awayUntil > now) throw unusable('这张优惠券正在赠送中，收回后才能送给别人');
    const [friend] = await tx.select({ id: users.id }).from(users).where(eq(users.mobile, mobile));
    const given = friend ? { userId: friend.id } : { recipient: mobile };
    await tx.update(coupons).set(given).where(eq(coupons.id, id));
    const event = { what: 'GIVEN', subjectKind: 'member', subjectId: member.id, createdAt: now } as const;
    await addCouponEvents(tx, [coupon], event);
  });
}

const unusable = (sentence: string): Failure => new Failure(ErrorCode.COUPON_UNUSABLE, sentence);

/** Whether a member has given a coupon to who has that number, when the answer was lost. */
async function isGiven(
  tx: Database,
  { id, by, to }: { id: string; by: Member; to: string },
): Promise<boolean> {
  const events = await listCouponEvents(tx, id);
  const last = events.filter(({ what }) => what === 'GIVEN').pop();
  if (last?.subjectId !== by.id) return false;
  const [owned] = await tx
    .select({ recipient: coupons.recipient, mobile: users.mobile })
    .from(coupons)
    .innerJoin(users, and(eq(users.id, coupons.userId), eq(coupons.id, id)));
  return (owned?.recipient ?? owned?.mobile) === to;
}

/** Hands a member, when they log in, the coupons that wait for their number. */
export async function claimCoupons(tx: Database, { id, mobile }: Member): Promise<void> {
  await tx.update(coupons).set({ userId: id, recipient: null }).where(eq(coupons.recipient, mobile));
}
