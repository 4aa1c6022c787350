import { campaignRefusal, couponsLeft } from '../../../src/domain/campaign';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Database } from '../../db/database';
import type { MemberContext } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import { issueCoupon } from '../account/public';
import {
  countTaken,
  hasClaimed,
  insertClaim,
  lockCampaign,
  type CampaignRow,
  type StockedCampaign,
} from './campaignRepository';
import { hasTakenBefore } from './takenBefore';

/** What can be had of an activity only once, or not now. */
export const refused = (why: string): Failure => new Failure(ErrorCode.ACTIVITY_REFUSED, why);

/** ACTIVITY_REFUSED for who has had the coupon of an activity, by this account or one before. */
export async function assertNotTaken(
  tx: Database,
  campaignId: string,
  asking: Pick<MemberContext, 'member' | 'settings' | 'now'>,
): Promise<void> {
  const isTaken =
    (await hasClaimed(tx, campaignId, asking.member.id)) || (await hasTakenBefore(tx, campaignId, asking));
  if (isTaken) throw refused('您已经领过这个活动的优惠券，每人限一次');
}

/** ACTIVITY_REFUSED outside of the period of an activity. */
export function assertRunning({ startsAt, endsAt }: CampaignRow, now: Date): void {
  const refusal = campaignRefusal({ from: startsAt, to: endsAt }, now);
  if (refusal !== undefined) throw refused(refusal);
}

/** ACTIVITY_REFUSED where fewer coupons than that can still be promised. */
export function assertLeft({ campaign: { total, taken }, reserved }: StockedCampaign, wanted: number): void {
  const left = couponsLeft({ total, taken, reserved });
  if (left === 0) throw refused('优惠券已领完，看看其他活动吧');
  if (left < wanted) throw refused(`只剩${left}张优惠券，不够开一个${wanted}人团`);
}

/** Gives members the coupon of an activity, under its lock; the caller has seen that there are so many. */
export async function giveCoupons(
  tx: Database,
  campaign: CampaignRow,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  const { id: campaignId, grant, days } = campaign;
  for (const userId of userIds) {
    const couponId = `campaign-${campaignId}-${userId}`;
    await issueCoupon(tx, { ...grant, id: couponId, userId }, days, now);
    await insertClaim(tx, { campaignId, userId, couponId, createdAt: now });
  }
  await countTaken(tx, campaign, userIds.length);
}

/** Makes the coupon of an activity the member's, under its lock. Errors as the contract lists them. */
export async function takeCampaignCoupon(
  id: string,
  asking: Pick<MemberContext, 'db' | 'member' | 'settings' | 'now'>,
): Promise<void> {
  const { db, member, now } = asking;
  await db.transaction(async tx => {
    const stocked = await lockCampaign(tx, id, now);
    if (await hasClaimed(tx, id, member.id)) return;
    assertRunning(stocked.campaign, now);
    await assertNotTaken(tx, id, asking);
    if (stocked.campaign.groupSize !== null) throw refused('这个活动要拼团领券，请发起或参加一个团');
    assertLeft(stocked, 1);
    await giveCoupons(tx, stocked.campaign, [member.id], now);
  });
}
