import { definePage, type ScreenProps } from '@/page/definePage';
import { ActivityHome } from '../../components/ActivityHome';
import { CampaignView } from '../../components/CampaignView';

/** 活动: one by its id or by a group of it, else all there are (specification §2, /activity_mobile; issue 14). */
function Activity({ params: { id, group } }: ScreenProps<'campaign.home'>) {
  return id === undefined && group === undefined ? (
    <ActivityHome />
  ) : (
    <CampaignView key={`${id} ${group}`} id={id} code={group} />
  );
}

export default definePage('campaign.home', Activity);
