import { and, eq, gt, or } from 'drizzle-orm';
import { MARK_DAYS } from '../../../src/domain/accountClosing';
import { DAY } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { takeFromLimit, waitFor } from '../../http/rateLimit';
import type { MemberContext } from '../../http/endpoint';
import type { Closing } from '../../kernel/members/personalData';
import type { Member } from '../../kernel/members/member';
import { users } from '../../kernel/members/schema';
import { markOf } from '../../kernel/secrets/seal';
import { coupons } from '../account/public';
import { campaignClaims, campaigns } from './schema';

/*
 * 每人限一次: that somebody has had the coupon of an activity outlives the account and the coupon, with which the claim
 * itself goes. It stands among the limits, as one that is used up until the activity is over, under the mark of the number.
 */

/** A limit that is used up by one until the moment that is written down (`takeFromLimit` at that moment). */
const ONCE = { limit: 1, windowMs: 0 };

const keyOf = (campaignId: string, mobile: string, dataKey: string): string =>
  `campaign-taken:${campaignId}:${markOf(mobile, dataKey)}`;

/**
 * Whether somebody has had the coupon of an activity by another account of the same number that is closed by now, or one
 * that went with the account of the friend to whom they gave it.
 */
export const hasTakenBefore = async (
  db: Database,
  campaignId: string,
  { member, settings, now }: Pick<MemberContext, 'member' | 'settings' | 'now'>,
): Promise<boolean> => (await waitFor(db, keyOf(campaignId, member.mobile, settings.dataKey), ONCE, now)) > 0;

/**
 * Writes down who has had coupons of activities that go on, before they go with the account of a member: the member's own,
 * and those that others have given to them. It is forgotten with the mark of the number at the latest (`MARK_DAYS`).
 */
export async function keepTaken(tx: Database, member: Member, { dataKey, now }: Closing): Promise<void> {
  const going = await tx
    .select({ campaignId: campaigns.id, endsAt: campaigns.endsAt, mobile: users.mobile })
    .from(campaignClaims)
    .innerJoin(campaigns, eq(campaigns.id, campaignClaims.campaignId))
    .innerJoin(coupons, eq(coupons.id, campaignClaims.couponId))
    .innerJoin(users, eq(users.id, campaignClaims.userId))
    .where(
      and(gt(campaigns.endsAt, now), or(eq(campaignClaims.userId, member.id), eq(coupons.userId, member.id))),
    );
  const markedUntil = now.getTime() + MARK_DAYS * DAY;
  for (const { campaignId, endsAt, mobile } of going) {
    const until = new Date(Math.min(endsAt.getTime(), markedUntil));
    await takeFromLimit(tx, keyOf(campaignId, mobile, dataKey), ONCE, until);
  }
}
