import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot, useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { CardCoupon } from '~types/api/qqCard';
import { QqCardStore } from '../../stores/QqCardStore';
import styles from './Coupons.module.scss';

interface CardCouponItemProps {
  offer: CardCoupon;
  isTaking: boolean;
  onTake: () => void;
}

/** A coupon of the card with how many are left, and what can be done with it. */
function CardCouponItem({ offer, isTaking, onTake }: CardCouponItemProps) {
  const { coupon, state, days, left } = offer;
  const isUsable = coupon.refusal === undefined && coupon.status === 0;
  const action =
    state === 'SOLD_OUT' || !isUsable ? undefined : (
      <>
        <Text as="span" size={12} tone="secondary" numeric className={styles.left}>
          {state === 'TAKEN' ? '已领取' : `还剩${left}张`}
        </Text>
        {state === 'TAKEN' ? (
          <Button aria-label={`去使用${coupon.name}`} onClick={() => void go('car.list')}>
            去使用
          </Button>
        ) : (
          <Button aria-label={`领取${coupon.name}`} busy={isTaking} onClick={onTake}>
            领取
          </Button>
        )}
      </>
    );
  const validity = state === 'TAKEN' ? undefined : `领取后${days}天内有效`;
  return <CouponCard coupon={coupon} validity={validity} action={action} />;
}

/** How it stands with all of them, in one sentence. */
function standing({ coupons, open, isAllTaken }: QqCardStore): string {
  if (isAllTaken) return '卡券都领好了，下单时自动选用最省的一张。';
  if (open.length > 0) return `有${open.length}张可以领取，每种每人限领一张。`;
  return coupons.some(({ state }) => state === 'OPEN')
    ? '卡券限从QQ钱包进入时领取和使用。'
    : '剩下的卡券已经领完，下次早点来。';
}

const CouponsOfCard = observer(function CouponsOfCard({ onTake }: { onTake: (id: string) => void }) {
  const store = useStore(QqCardStore);
  const { coupons, taking, isAllTaken } = store;
  if (coupons.length === 0) {
    return (
      <StateView
        icon="ticket"
        title="现在没有可领的卡券"
        text="新的卡券上线后会放在这里，先去看看车。"
        action={{ text: '去选车', onClick: () => void go('car.list') }}
      />
    );
  }
  return (
    <>
      <Text as="p" size={14} tone="secondary" role="status" className={styles.head}>
        {standing(store)}
      </Text>
      <Grid as="ul" gap={3} columns="cards" className={styles.list} aria-label="QQ卡券">
        {coupons.map(offer => (
          <Element as="li" key={offer.id}>
            <CardCouponItem offer={offer} isTaking={taking === offer.id} onTake={() => onTake(offer.id)} />
          </Element>
        ))}
      </Grid>
      <Element>
        {isAllTaken ? (
          <ActionBar>
            <Button kind="primary" block onClick={() => void go('car.list')}>
              去选车
            </Button>
          </ActionBar>
        ) : null}
      </Element>
    </>
  );
});

/** The coupons of the QQ card: taken, by a guest after the login in place, and used (specification §2, /qqcard/coupon). */
const QqCardCoupons = observer(function QqCardCoupons() {
  const root = useRoot();
  const session = root.get(SessionStore);
  const store = root.get(QqCardStore);
  const { list, wished } = store;
  const [take] = useState(() =>
    defineAction({
      auth: () => routeOf('qq-card.coupons').url,
      perform: async (id: string) => {
        await store.take(id);
        root.get(OverlayStore).showToast('领到了，下单时可以使用');
      },
    }),
  );
  useEffect(() => {
    void list.load(session.uid);
  }, [list, session.uid]);
  const choose = (id: string): void => {
    if (session.isLoggedIn) void take.run(id);
    else store.wish(id);
  };
  return (
    <>
      <ResourceView resource={list} onRetry={() => void list.load(session.uid)}>
        {() => <CouponsOfCard onTake={choose} />}
      </ResourceView>
      <LoginFormSheet
        title="登录后领取"
        note="卡券会放进您的账户，新手机号验证后自动创建账号"
        submitText="登录并领取"
        open={wished !== undefined}
        onClose={store.dismissLogin}
        onDone={() => {
          if (wished !== undefined) void take.run(wished);
        }}
      />
    </>
  );
});

export default definePage('qq-card.coupons', QqCardCoupons, 'wide');
