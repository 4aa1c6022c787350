import { useDidShow } from '@tarojs/taro';
import { useReducer } from 'react';
import { definePage, type ScreenProps } from '@/page/definePage';
import { ActivityHome } from '../../components/ActivityHome';
import { CampaignView } from '../../components/CampaignView';

/** 活动: one by its id or by a group of it, else all there are (specification §2, /activity_mobile; issue 14). */
function Activity({ params: { id, group } }: ScreenProps<'campaign.home'>) {
  const [shows, see] = useReducer((count: number) => count + 1, 0);
  useDidShow(see);
  return id === undefined && group === undefined ? (
    <ActivityHome shows={shows} />
  ) : (
    <CampaignView key={`${id} ${group}`} id={id} code={group} shows={shows} />
  );
}

export default definePage('campaign.home', Activity);
