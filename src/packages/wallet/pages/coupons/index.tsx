import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { MallCoupons } from '../../components/MallCoupons';
import { RentalCoupons } from '../../components/RentalCoupons';
import { CouponListStore, type CouponStatus, type CouponUse } from '../../stores/CouponListStore';
import styles from './Coupons.module.scss';

const statuses: readonly { key: CouponStatus; text: string }[] = [
  { key: 0, text: '未使用' },
  { key: 1, text: '已使用' },
  { key: 2, text: '已过期' },
];

const uses: readonly { key: CouponUse; text: string }[] = [
  { key: 'RENTAL', text: '租车券' },
  { key: 'MALL', text: '商城券' },
];

const CouponLists = observer(function CouponLists() {
  const store = useStore(CouponListStore);
  useDidShow(() => store.renew());
  return (
    <>
      <Card pad={0} aria-label="更多优惠">
        <Cell
          title="送祝福"
          note="把优惠券配上贺卡送给朋友"
          icon="heart"
          onClick={() => void go('blessing.create')}
        />
        <Cell
          title="周期购"
          note="提前买好租车天数，每天更便宜"
          icon="ticket"
          onClick={() => void go('cycle.home')}
        />
        <Cell
          title="邀请好友"
          note="好友完成首次租车，双方各得一张券"
          icon="user"
          onClick={() => void go('account.invite')}
        />
      </Card>
      <ChoiceTabs label="优惠券状态" items={statuses} current={store.status} onSelect={store.chooseStatus} />
      <Element className={styles.uses}>
        <Chips label="用在哪里" items={uses} selected={[store.use]} onToggle={store.chooseUse} />
      </Element>
      {store.use === 'RENTAL' && store.status === 0 ? (
        <Card margin="screen" pad={1} aria-label="兑换">
          <Cell
            title="兑换"
            note="用兑换券换优惠券、悟空币、积分或余额"
            onClick={() => void go('wallet.couponCode')}
          />
        </Card>
      ) : null}
      {store.use === 'MALL' ? <MallCoupons /> : <RentalCoupons />}
    </>
  );
});

/** My coupons, for rentals and of the mall, by status (specification §3: 0 unused, 1 used, other expired). */
function Coupons() {
  return (
    <MembersOnly text="登录后查看优惠券" returnUrl={routeOf('wallet.coupons').url}>
      <CouponLists />
    </MembersOnly>
  );
}

export default definePage('wallet.coupons', Coupons, 'wide');
