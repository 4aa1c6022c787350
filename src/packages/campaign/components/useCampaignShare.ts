import { hostAddress, webAddress, type Query } from '@/platform/address';
import { useShareMessage } from '@/platform/share';
import { routeOf } from '@/routes';
import type { Campaign, Group } from '~types/api/campaign';
import { missingIn } from './GroupCard';

const row = routeOf('campaign.home');

const queryOf = (id: string | undefined, group: Group | undefined): Query => ({
  ...(id === undefined ? {} : { id }),
  ...(group ? { group: group.code } : {}),
});

/** The link to an activity, or to a group of it; undefined in a mini-program. */
export const campaignLink = (id: string, group?: Group): string | undefined =>
  webAddress(row, queryOf(id, group));

/** Has the host send the activity that is on the screen, or the group of it that others are to come into. */
export function useCampaignShare(campaign: Campaign | undefined, group: Group | undefined): void {
  const running = group?.state === 'RUNNING' ? group : undefined;
  useShareMessage({
    title: running
      ? `还差${missingIn(running)}人成团，一起领${campaign?.coupon.name ?? '租车券'}`
      : (campaign?.subtitle ?? '领券拼团，一起出发'),
    page: hostAddress(row, queryOf(campaign?.id, running)),
  });
}
