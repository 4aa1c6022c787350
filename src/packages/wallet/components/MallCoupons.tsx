import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { Button } from '@/components/button/Button';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { StateView } from '@/components/state-view/StateView';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { MallCoupon } from '~types/api/mall';
import { CouponListStore, type CouponStatus } from '../stores/CouponListStore';
import { MallCouponSheet } from './MallCouponSheet';

const emptyTexts: Readonly<Record<CouponStatus, { title: string; text: string }>> = {
  0: { title: '没有可用的商城券', text: '商城送的洗车、停车、养护券会放在这里。' },
  1: { title: '没有用过的商城券', text: '到店结账时出示券码，就能抵扣。' },
  2: { title: '没有过期的商城券', text: '到期前没有用掉的商城券会移到这里。' },
};

/** What opens a coupon of the mall: its code, where it was used, or where it can be. */
const openingText = ({ code, used }: MallCoupon): string =>
  code !== undefined ? '出示券码' : used ? '使用记录' : '适用门店';

/** My coupons of the mall by status (specification §3: mall coupons are wk_coupons). */
export const MallCoupons = observer(function MallCoupons() {
  const { mall } = useStore(CouponListStore);
  const session = useStore(SessionStore);
  const [opened, setOpened] = useState<MallCoupon>();
  return (
    <>
      <PagedListView
        key={session.uid}
        list={mall.shown}
        keyOf={({ id }) => id}
        empty={<StateView icon="ticket" {...emptyTexts[mall.current]} />}
      >
        {coupon => (
          <CouponCard
            coupon={{ ...coupon, scope: 'ANY' }}
            action={
              <Button aria-label={`${openingText(coupon)}，${coupon.name}`} onClick={() => setOpened(coupon)}>
                {openingText(coupon)}
              </Button>
            }
          />
        )}
      </PagedListView>
      {opened ? <MallCouponSheet coupon={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
});
