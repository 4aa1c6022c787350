import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { GROUP_STATES } from '@/domain/campaign';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import type { Group } from '~types/api/campaign';
import { icons } from '../icons';
import { ActivityHomeStore } from '../stores/ActivityHomeStore';
import styles from './ActivityHome.module.scss';
import { CampaignCard } from './CampaignCard';
import { missingIn } from './GroupCard';
import { useCampaignShare } from './useCampaignShare';

/** What is to be known of an own group in one line. */
function groupNote(group: Group): string {
  if (group.state !== 'RUNNING') return group.state === 'COMPLETED' ? '优惠券已放进账户' : '没有人付过钱';
  return `还差${missingIn(group)}人，${format(group.ends_at, 'M月D日 HH:mm')}前有效`;
}

/** What there is for people in a city, and of a member their groups and coupons (specification §7, get_activity_home). `shows`: how often the screen was seen. */
export const ActivityHome = observer(function ActivityHome({ shows }: { shows: number }) {
  const { city } = useStore(SearchStore).pickup;
  const { uid } = useStore(SessionStore);
  const { home } = useStore(ActivityHomeStore);
  useCampaignShare(undefined, undefined);
  useEffect(() => void home.load(city.id), [home, city.id, uid, shows]);
  return (
    <ResourceView resource={home} onRetry={() => void home.load(city.id)}>
      {({ campaigns, own }) => (
        <Element>
          {own && own.groups.length > 0 ? (
            <Card margin="screen" heading="我的团" pad={2}>
              {own.groups.map(group => (
                <Cell
                  key={group.code}
                  icon={icons.users}
                  title={group.activity_title}
                  note={groupNote(group)}
                  value={GROUP_STATES[group.state]}
                  onClick={() => void go('campaign.home', { id: group.activity_id, group: group.code })}
                />
              ))}
            </Card>
          ) : null}
          {own && own.coupons.length > 0 ? (
            <Element as="section" className={styles.section}>
              <Text as="h2" size={18} weight={600} className={styles.heading}>
                我的活动券
              </Text>
              <Grid gap={2}>
                {own.coupons.map(coupon => (
                  <CouponCard key={coupon.id} coupon={coupon} />
                ))}
                <Button block onClick={() => void go('wallet.coupons')}>
                  查看全部优惠券
                </Button>
              </Grid>
            </Element>
          ) : null}
          {campaigns.length === 0 ? (
            <StateView
              icon="ticket"
              title={`${city.city}暂时没有活动`}
              text="换个城市看看，或先去选辆车。"
              action={{ text: '去选车', onClick: () => void go('car.list') }}
            />
          ) : (
            <Element as="section" className={styles.section}>
              <Text as="h2" size={18} weight={600} className={styles.heading}>
                全部活动
              </Text>
              <Grid as="ul" gap={3} columns="cards" aria-label="全部活动">
                {campaigns.map(campaign => (
                  <Element as="li" key={campaign.id}>
                    <CampaignCard
                      campaign={campaign}
                      onClick={() => void go('campaign.home', { id: campaign.id })}
                    />
                  </Element>
                ))}
              </Grid>
            </Element>
          )}
          <Card margin="screen" pad={1} aria-label="明星店">
            <Cell
              icon="store"
              title="品牌明星店"
              note="一个品牌的车和店铺券"
              onClick={() => void go('campaign.brand')}
            />
          </Card>
          <Element className={styles.end} />
        </Element>
      )}
    </ResourceView>
  );
});
