import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { RetryLine } from '@/components/retry-line/RetryLine';
import type { IconName } from '@/components/icon/Icon';
import { FREE_CANCEL_HOURS } from '@/domain/cancellation';
import { maskMobile } from '@/domain/identity';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { CardFace } from '../../components/CardFace';
import { icons } from '../../icons';
import { QqCardStore } from '../../stores/QqCardStore';

const benefits: readonly { icon: IconName; title: string; note: string }[] = [
  {
    icon: icons['badge-percent'],
    title: '专享优惠券',
    note: '每种每人限领一张，下单时自动选最省的。',
  },
  {
    icon: icons['receipt-text'],
    title: '价格透明',
    note: '列表上的总价已含基础服务费和手续费，下单时还是这个价。',
  },
  {
    icon: 'clock',
    title: '免费取消',
    note: `取车前${FREE_CANCEL_HOURS.plain}小时可免费取消；节假日、送车上门的订单时间更早，下单前会显示。`,
  },
  { icon: 'headset', title: '24小时救援', note: '用车途中遇到事故或故障，随时拨打客服热线。' },
];

/** What the card leads to: its coupons, and where who has logged in finds the rest. */
const Ways = observer(function Ways() {
  const { isLoggedIn } = useStore(SessionStore);
  const { list, open } = useStore(QqCardStore);
  const value = list.data && (open.length > 0 ? `${open.length}张可领` : '查看');
  return (
    <Card margin="screen" pad={1} aria-label="卡券和账户">
      <Cell icon="ticket" title="QQ卡券" value={value} onClick={() => void go('qq-card.coupons')} />
      {isLoggedIn ? (
        <Cell icon="wallet" title="我的优惠券" onClick={() => void go('wallet.coupons')} />
      ) : (
        <Cell
          icon="user"
          title="登录或注册"
          note="登录后可查看订单、优惠券和余额"
          onClick={() => void go('login', { return_url: routeOf('profile').url })}
        />
      )}
    </Card>
  );
});

/** QQ card: its face, what it brings, and the way to its coupons (specification §2, /qqcard: 我的 of QQPAY's guests). */
const QqCardHome = observer(function QqCardHome() {
  const { uid } = useStore(SessionStore);
  const { list, open } = useStore(QqCardStore);
  useEffect(() => {
    void list.load(uid);
  }, [list, uid]);
  // Whoever comes back from the coupons may have taken some.
  useDidShow(() => void list.reload());
  return (
    <>
      <CardFace
        holder={uid === undefined ? undefined : maskMobile(uid)}
        openCount={list.data ? open.length : undefined}
      />
      <Element>
        {list.failure ? (
          <Card margin="screen">
            <RetryLine text={`卡券没有加载出来：${list.failure}`} onRetry={() => void list.load(uid)} />
          </Card>
        ) : null}
      </Element>
      <Ways />
      <Card heading="持卡权益">
        {benefits.map(benefit => (
          <Cell key={benefit.title} {...benefit} />
        ))}
      </Card>
      <ActionBar>
        <Button kind="primary" block onClick={() => void go('qq-card.coupons')}>
          领卡券
        </Button>
      </ActionBar>
    </>
  );
});

export default definePage('qq-card.home', QqCardHome);
