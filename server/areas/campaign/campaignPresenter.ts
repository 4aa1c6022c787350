import type { BrandShop, Campaign, CampaignDetail, Group, OwnCampaign } from '../../../types/api/campaign';
import { campaignState, couponsLeft, groupState, maskedNickname } from '../../../src/domain/campaign';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import type { Member } from '../../kernel/members/member';
import { bannerUrl } from '../../media/pictureUrls';
import { presentCoupon } from '../account/public';
import type { BrandShopRow } from './brandRepository';
import {
  hasClaimed,
  listClaimedCoupons,
  listGroupsOf,
  type CampaignRow,
  type StockedCampaign,
  type WholeGroup,
} from './campaignRepository';
import { hasTakenBefore } from './takenBefore';

const periodOf = ({ startsAt, endsAt }: CampaignRow) => ({ from: startsAt, to: endsAt });

/** An activity in its wire form, with its state and stock at `now`. */
export function presentCampaign({ campaign, reserved }: StockedCampaign, now: Date): Campaign {
  const { id, title, subtitle, picture, startsAt, endsAt, total, taken, grant, days } = campaign;
  const { groupSize: size, groupHours: hours } = campaign;
  const { cap, brand, ...terms } = grant;
  return {
    id,
    title,
    subtitle,
    picture: bannerUrl(picture),
    from: toIso(startsAt),
    to: toIso(endsAt),
    state: campaignState(periodOf(campaign), now),
    coupon: {
      ...terms,
      ...(cap !== null && { cap }),
      ...(brand !== undefined && { brand }),
      valid_days: days,
    },
    total,
    left: couponsLeft({ total, taken, reserved }),
    ...(size !== null && hours !== null && { group: { size, hours } }),
  };
}

/** A group for who has its link: nobody in it is more than the beginning of a nickname. Undefined `viewerId`: a visitor. */
export function presentGroup(
  { group, campaignTitle, members }: WholeGroup,
  viewerId: string | undefined,
  now: Date,
): Group {
  const isIn = members.some(({ userId }) => userId === viewerId);
  return {
    code: group.code,
    activity_id: group.campaignId,
    activity_title: campaignTitle,
    state: groupState(group, now),
    size: group.size,
    members: members.map(({ userId, nickname }) => ({
      name: maskedNickname(nickname),
      is_founder: userId === group.founderId,
      is_me: userId === viewerId,
    })),
    ends_at: toIso(group.endsAt),
    role: !isIn ? 'OTHER' : group.founderId === viewerId ? 'FOUNDER' : 'MEMBER',
  };
}

async function presentOwn(campaignId: string, member: Member, asked: Asked): Promise<OwnCampaign> {
  const { db, now } = asked;
  const userId = member.id;
  const [taken, takenBefore, [coupon], [group]] = await Promise.all([
    hasClaimed(db, campaignId, userId),
    hasTakenBefore(db, campaignId, { ...asked, member }),
    listClaimedCoupons(db, userId, campaignId),
    listGroupsOf(db, userId, campaignId),
  ]);
  return {
    taken: taken || takenBefore,
    ...(coupon && { coupon: presentCoupon(coupon, now) }),
    ...(group && { group: presentGroup(group, userId, now) }),
  };
}

type Asked = Pick<Context, 'db' | 'settings' | 'now'>;

/** An activity with its rules and what of it is the asking member's own. */
export async function presentDetail(
  stocked: StockedCampaign,
  { member, ...asked }: Asked & Pick<Context, 'member'>,
): Promise<CampaignDetail> {
  const { id, rules } = stocked.campaign;
  return {
    ...presentCampaign(stocked, asked.now),
    rules,
    ...(member && { own: await presentOwn(id, member, asked) }),
  };
}

/** The shop of a brand in its wire form. */
export const presentBrandShop = ({ id, brand, title, slogan, picture }: BrandShopRow): BrandShop => ({
  id,
  brand,
  title,
  slogan,
  picture: bannerUrl(picture),
});
