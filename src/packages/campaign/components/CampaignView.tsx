import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { SendLink } from '@/blocks/send-link/SendLink';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { CAMPAIGN_STATES } from '@/domain/campaign';
import { ErrorCode } from '@/domain/errorCode';
import { format } from '@/domain/shanghaiTime';
import { defineAction, type Action } from '@/page/defineAction';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { codeOf } from '@/services/ApiError';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { CampaignDetail, Group } from '~types/api/campaign';
import { CampaignStore, type CampaignWish } from '../stores/CampaignStore';
import styles from './CampaignView.module.scss';
import { GroupCard } from './GroupCard';
import { OfferTicket } from './OfferTicket';
import { SceneHead } from './SceneHead';
import { TimeLeft } from './TimeLeft';
import { campaignLink, useCampaignShare } from './useCampaignShare';
import { usePolling } from './usePolling';

/** What the login says that is asked for a wish. */
const LOGIN_WORDS: Readonly<Record<CampaignWish, { title: string; submit: string }>> = {
  TAKE: { title: '登录后领取优惠券', submit: '登录并领取' },
  FOUND: { title: '登录后发起拼团', submit: '登录并发起' },
  JOIN: { title: '登录后参加拼团', submit: '登录并参加' },
};

/** What is said once it is done. */
const DONE: Readonly<Record<CampaignWish, string>> = {
  TAKE: '领取成功，优惠券已放进账户',
  FOUND: '已发起，快发给朋友吧',
  JOIN: '已参加',
};

const timeText = (iso: string): string => format(iso, 'YYYY年M月D日 HH:mm');

/** When an activity is, how it stands, and how long that lasts. */
function PeriodCard({ campaign, onPassed }: { campaign: CampaignDetail; onPassed: () => void }) {
  const { state, from, to } = campaign;
  return (
    <Card margin="screen" aria-label="活动时间">
      <Row justify="between" wrap>
        <Tag tone={state === 'RUNNING' ? 'success' : undefined}>{CAMPAIGN_STATES[state]}</Tag>
        {state === 'OVER' ? null : (
          <TimeLeft
            label={state === 'BEFORE' ? '距开始' : '距结束'}
            end={state === 'BEFORE' ? from : to}
            onPassed={onPassed}
          />
        )}
      </Row>
      <Text as="p" size={12} tone="secondary" numeric className={styles.period}>
        {`${timeText(from)} 至 ${timeText(to)}`}
      </Text>
    </Card>
  );
}

interface MainActionProps {
  campaign: CampaignDetail;
  group: Group | undefined;
  busy: boolean;
  onWish: (wish: CampaignWish) => void;
}

/** The one thing to do now, by how the activity and the group stand for who is looking. */
function MainAction({ campaign, group, busy, onWish }: MainActionProps) {
  const { id, state, left, group: kind, own, from } = campaign;
  const isGroupRunning = group?.state === 'RUNNING';
  if (own?.taken) {
    return (
      <Button kind="primary" block onClick={() => void go('car.list')}>
        去选车使用
      </Button>
    );
  }
  if (isGroupRunning && group.role === 'OTHER') {
    return (
      <Button kind="primary" block busy={busy} onClick={() => onWish('JOIN')}>
        参加这个团
      </Button>
    );
  }
  if (isGroupRunning) return <SendLink link={campaignLink(id, group)} />;
  if (state === 'BEFORE') {
    return (
      <Button kind="primary" block disabled>
        {`${format(from, 'M月D日 HH:mm')}开始`}
      </Button>
    );
  }
  if (state === 'OVER' || left < (kind?.size ?? 1)) {
    return (
      <Button kind="primary" block onClick={() => void go('campaign.home', {})}>
        {state === 'OVER' ? '活动已结束，看看其他活动' : '已领完，看看其他活动'}
      </Button>
    );
  }
  return kind ? (
    <Button kind="primary" block busy={busy} onClick={() => onWish('FOUND')}>
      {`发起${kind.size}人团`}
    </Button>
  ) : (
    <Button kind="primary" block busy={busy} onClick={() => onWish('TAKE')}>
      立即领取
    </Button>
  );
}

interface ContentProps {
  store: CampaignStore;
  campaign: CampaignDetail;
  action: Action<CampaignWish, void>;
  onWish: (wish: CampaignWish) => void;
}

const Content = observer(function Content({ store, campaign, action, onWish }: ContentProps) {
  const { load, group, failed } = store;
  const reload = load as () => void;
  const shown = group ?? failed;
  const coupon = campaign.own?.coupon;
  const isSending = shown?.state === 'RUNNING' && shown.role !== 'OTHER' && !campaign.own?.taken;
  const main = <MainAction campaign={campaign} group={shown} busy={action.isRunning} onWish={onWish} />;
  return (
    <>
      <SceneHead picture={campaign.picture} title={campaign.title} slogan={campaign.subtitle} />
      {shown ? (
        <GroupCard group={shown} onEnded={reload}>
          {isSending ? main : null}
        </GroupCard>
      ) : null}
      <PeriodCard campaign={campaign} onPassed={reload} />
      <Card margin="screen" heading={coupon ? '我领到的券' : '活动优惠券'}>
        <Element className={styles.part}>
          {coupon ? <CouponCard coupon={coupon} /> : <OfferTicket campaign={campaign} />}
        </Element>
      </Card>
      <RuleList heading="活动规则" rules={campaign.rules} />
      {isSending ? null : (
        <Card heading="叫朋友一起来" margin="last">
          <Grid gap={2} className={styles.part}>
            <SendLink
              isMain={false}
              link={campaignLink(campaign.id, shown?.state === 'RUNNING' ? shown : undefined)}
            />
          </Grid>
        </Card>
      )}
      {isSending ? null : <ActionBar>{main}</ActionBar>}
    </>
  );
});

/** An activity, and the group whose link was opened (specification §2, /activity_mobile; §7; issue 14). */
export const CampaignView = observer(function CampaignView({
  id,
  code,
  shows,
}: {
  id: string | undefined;
  code: string | undefined;
  /** How often the screen was seen: it is loaded anew each time. */
  shows: number;
}) {
  const root = useRoot();
  const session = root.get(SessionStore);
  const [store] = useState(() => new CampaignStore(id, code));
  const { campaign, group, load } = store;
  const [action] = useState(() =>
    defineAction<CampaignWish>({
      auth: () =>
        urlOf(routeOf('campaign.home'), { ...(id ? { id } : {}), ...(code ? { group: code } : {}) }),
      perform: async wish => {
        await store.perform(wish);
        root.get(OverlayStore).showToast(DONE[wish]);
      },
    }),
  );
  useEffect(() => void load(), [load, session.uid, shows]);
  // Others come into a group and take coupons meanwhile.
  usePolling(load, group?.state === 'RUNNING');
  useCampaignShare(campaign.data, group);
  const problem = store.linked.problem ?? campaign.problem;
  if (!campaign.data && codeOf(problem) === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="ticket"
        title={code === undefined ? '没有找到这个活动' : '没有找到这个团'}
        text="链接可能不完整，看看正在进行的活动吧。"
        action={{ text: '看看其他活动', onClick: () => void go('campaign.home', {}) }}
      />
    );
  }
  const wish = (asked: CampaignWish): void => {
    if (session.isLoggedIn) void action.run(asked);
    else store.ask(asked);
  };
  const words = LOGIN_WORDS[store.wish ?? 'TAKE'];
  return (
    <>
      <ResourceView resource={campaign} onRetry={() => void load()}>
        {data => <Content store={store} campaign={data} action={action} onWish={wish} />}
      </ResourceView>
      <LoginFormSheet
        title={words.title}
        note="优惠券会放进您的账户，新手机号验证后自动创建账号"
        submitText={words.submit}
        open={store.wish !== undefined}
        onClose={store.dismiss}
        onDone={() => {
          if (store.wish) void action.run(store.wish);
        }}
      />
    </>
  );
});
