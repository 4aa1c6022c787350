import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { Button } from '@/components/button/Button';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { StateView } from '@/components/state-view/StateView';
import { go } from '@/page/navigate';
import { orderLineOf } from '@/stores/orderLines';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { Coupon } from '~types/api/account';
import { CouponListStore, type CouponStatus } from '../stores/CouponListStore';
import { GiveSheet } from './GiveSheet';

const emptyTexts: Readonly<Record<CouponStatus, { title: string; text: string }>> = {
  0: { title: '没有可用的优惠券', text: '有新的优惠券时，会放在这里。' },
  1: { title: '没有用过的优惠券', text: '下单时选用优惠券，可抵租车费。' },
  2: { title: '没有过期的优惠券', text: '到期前没有用掉的优惠券会移到这里。' },
};

/** What can be done with a coupon: it is used or given away, or the order that has used it is looked at. */
function actionOf({ name, status, refusal, givable, order, days }: Coupon, onGive: () => void): ReactNode {
  if (order) {
    const { line, orderid } = order;
    return (
      <Button
        aria-label={`查看订单，使用了${name}`}
        onClick={() => void go(orderLineOf(line).screens.view, { orderid })}
      >
        查看订单
      </Button>
    );
  }
  const bought = days ? (
    <Button
      kind="link"
      aria-label={`查看${name}的明细和退款`}
      onClick={() => void go('cycle.order', { orderid: days.orderid })}
    >
      明细和退款
    </Button>
  ) : null;
  if (status !== 0) return bought;
  return (
    <>
      {bought}
      {givable ? (
        <Button kind="link" aria-label={`赠送${name}`} onClick={onGive}>
          赠送
        </Button>
      ) : null}
      {refusal === undefined ? (
        <Button aria-label={`去使用${name}`} onClick={() => void go('home')}>
          去使用
        </Button>
      ) : null}
    </>
  );
}

/** My coupons for rentals by status. */
export const RentalCoupons = observer(function RentalCoupons() {
  const { statuses: lists } = useStore(CouponListStore);
  const session = useStore(SessionStore);
  const [given, setGiven] = useState<Coupon>();
  return (
    <>
      <PagedListView
        key={session.uid}
        list={lists.shown}
        keyOf={coupon => coupon.id}
        empty={<StateView icon="ticket" {...emptyTexts[lists.current]} />}
      >
        {coupon => <CouponCard coupon={coupon} action={actionOf(coupon, () => setGiven(coupon))} />}
      </PagedListView>
      {given ? (
        <GiveSheet
          coupon={given}
          onClose={() => setGiven(undefined)}
          onGiven={() => {
            setGiven(undefined);
            lists.renew();
          }}
        />
      ) : null}
    </>
  );
});
