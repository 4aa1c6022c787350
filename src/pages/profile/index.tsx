import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Icon, type IconName } from '@/components/icon/Icon';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { appVersion } from '@/services/appVersion';
import { FavouritesStore } from '@/stores/FavouritesStore';
import { OrderCountsStore } from '@/stores/OrderCountsStore';
import { OrderListStore } from '@/stores/OrderListStore';
import type { OrderStage } from '@/domain/orderLife';
import { OverlayStore } from '@/stores/OverlayStore';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { ProfileHead } from './components/ProfileHead';
import styles from './Profile.module.scss';
import { ProfileStore } from './stores/ProfileStore';

interface Shortcut {
  text: string;
  icon: IconName;
  /** Absent: all orders. */
  stage?: OrderStage;
}

/** What each shortcut shows of my orders. */
const shortcuts: readonly Shortcut[] = [
  { text: '待支付', icon: 'wallet', stage: 'TO_PAY' },
  { text: '待取车', icon: 'clock', stage: 'TO_PICK_UP' },
  { text: '用车中', icon: 'car', stage: 'IN_USE' },
  { text: '全部', icon: 'clipboard-list' },
];

/** A shortcut to my orders, with the number of those that wait there. */
const OrderShortcut = observer(function OrderShortcut({ text, icon, stage }: Shortcut) {
  const orders = useStore(OrderListStore);
  const counts = useStore(OrderCountsStore);
  const badge = stage && counts.badgeOf(stage);
  return (
    <Element
      as="button"
      className={styles.shortcut}
      {...(badge ? { 'aria-label': `${text}${badge}个订单` } : {})}
      onClick={() => {
        if (!stage) orders.groups.choose(2);
        void go('orders', { stage });
      }}
    >
      {/* Said in the order in which it is read: 待支付2个订单. */}
      <Element as="span" block className={styles.shortcutText}>
        {text}
      </Element>
      <Element as="span" className={styles.shortcutIcon}>
        <Icon name={icon} size={24} />
        {badge ? (
          <Element as="span" className={styles.badge}>
            {badge}
          </Element>
        ) : null}
      </Element>
    </Element>
  );
});

/** My orders in four taps. */
function OrderShortcuts() {
  return (
    <Card pad={2} margin="screen">
      <Text as="h2" size={18} weight={600} className={styles.heading}>
        我的订单
      </Text>
      <Grid columns={4}>
        {shortcuts.map(shortcut => (
          <OrderShortcut key={shortcut.text} {...shortcut} />
        ))}
      </Grid>
    </Card>
  );
}

/** 我的: who I am, what I have, and how I like to see the app. Open to visitors. */
const Profile = observer(function Profile() {
  const store = useStore(ProfileStore);
  const session = useStore(SessionStore);
  const overlay = useStore(OverlayStore);
  const preferences = useStore(PreferencesStore);
  const counts = useStore(OrderCountsStore);
  const favourites = useStore(FavouritesStore);
  const [logOut] = useState(() =>
    defineAction({
      confirm: () => ({
        title: '退出登录',
        content: '退出后，再次使用需要重新验证手机号。',
        confirmText: '退出登录',
      }),
      perform: async () => {
        await session.logOut();
        overlay.showToast('已退出登录');
      },
    }),
  );

  useEffect(() => {
    void store.load();
    void counts.load();
    void favourites.loadOnce();
  }, [store, counts, favourites, session.uid]);
  // A coupon used, an amount paid: the figures move while other screens are open.
  useDidShow(() => {
    if (store.amounts.data) void store.load();
    void counts.load();
  });

  return (
    <>
      <ProfileHead />
      <OrderShortcuts />
      <Card pad={2} margin="screen" aria-label="服务与设置">
        <Cell title="优惠券" icon="ticket" onClick={() => void go('wallet.coupons')} />
        <Cell
          title="我的收藏"
          icon="heart"
          value={favourites.all.length > 0 ? `${favourites.all.length}款` : undefined}
          onClick={() => void go('car.favourites')}
        />
        <Cell title="我的需求" icon="clipboard-list" onClick={() => void go('demand.list')} />
        <Cell title="违章处理" icon="circle-alert" onClick={() => void go('violation.list')} />
        <Cell title="事故理赔" icon="car" onClick={() => void go('claims.list')} />
        <Cell title="员工福利" icon="star" onClick={() => void go('employee.home')} />
        <Cell title="我的二维码" icon="store" onClick={() => void go('account.memberCode')} />
        <Cell title="个人资料" icon="user" onClick={() => void go('account.detail')} />
        <Cell title="实名认证" icon="badge-check" onClick={() => void go('account.identify')} />
        <Cell title="账号与安全" icon="shield-check" onClick={() => void go('account.security')} />
        <Cell title="客服与帮助" icon="headset" onClick={() => void go('service')} />
        <Cell
          title="更多"
          note="外观、隐私设置、协议公示、注销账号"
          icon="ellipsis"
          onClick={() => void go('account.more')}
        />
        <SwitchCell
          title="长辈版"
          note="字更大，按钮更大，没有广告"
          checked={preferences.isElder}
          onChange={preferences.setElder}
        />
      </Card>
      {session.isLoggedIn ? (
        <Element className={styles.logOut}>
          <Button block icon="log-out" busy={logOut.isRunning} onClick={() => void logOut.run()}>
            退出登录
          </Button>
        </Element>
      ) : null}
      <Text as="p" size={12} tone="secondary" className={styles.version}>{`版本 ${appVersion}`}</Text>
    </>
  );
});

export default definePage('profile', Profile);
