import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { Button } from '@/components/button/Button';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { StateView } from '@/components/state-view/StateView';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { CouponListStore, type CouponStatus } from '../../stores/CouponListStore';

const statuses: readonly { key: CouponStatus; text: string }[] = [
  { key: 0, text: '未使用' },
  { key: 1, text: '已使用' },
  { key: 2, text: '已过期' },
];

const emptyTexts: Readonly<Record<CouponStatus, { title: string; text: string }>> = {
  0: { title: '没有可用的优惠券', text: '有新的优惠券时，会放在这里。' },
  1: { title: '没有用过的优惠券', text: '下单时选用优惠券，可抵租车费。' },
  2: { title: '没有过期的优惠券', text: '到期前没有用掉的优惠券会移到这里。' },
};

const CouponLists = observer(function CouponLists() {
  const { statuses: lists } = useStore(CouponListStore);
  const session = useStore(SessionStore);
  useDidShow(() => lists.renew());
  return (
    <>
      <ChoiceTabs label="优惠券状态" items={statuses} current={lists.current} onSelect={lists.choose} />
      <PagedListView
        key={session.uid}
        list={lists.shown}
        keyOf={coupon => coupon.id}
        empty={<StateView icon="ticket" {...emptyTexts[lists.current]} />}
      >
        {coupon => (
          <CouponCard
            coupon={coupon}
            action={
              coupon.status === 0 ? (
                <Button aria-label={`使用${coupon.name}`} onClick={() => void go('home')}>
                  去使用
                </Button>
              ) : undefined
            }
          />
        )}
      </PagedListView>
    </>
  );
});

/** My coupons by status (specification §3: 0 unused, 1 used, other expired). */
function Coupons() {
  return (
    <MembersOnly text="登录后查看优惠券" returnUrl={routeOf('wallet.coupons').url}>
      <CouponLists />
    </MembersOnly>
  );
}

export default definePage('wallet.coupons', Coupons, 'wide');
