import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { ErrorCode } from '@/domain/errorCode';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { ApiError } from '@/services/ApiError';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { ReceivedBlessing } from '~types/api/blessing';
import { GreetingCard } from '../../components/GreetingCard';
import { ReceivedBlessingStore } from '../../stores/ReceivedBlessingStore';

/** How it stands for who is looking, in one sentence. */
function standing({ role, state, valid_to }: ReceivedBlessing): string {
  if (role === 'RECEIVER') return '优惠券已放进您的账户，下单时可以使用。';
  if (state === 'CLAIMED') return role === 'GIVER' ? '朋友已经领取。' : '这份祝福已被别人领取。';
  if (state === 'EXPIRED') return '没有在期限内领取，优惠券已退回送出的人。';
  if (state === 'TAKEN_BACK') return '送出的人收回了这份祝福。';
  const until = `${format(valid_to, 'M月D日 HH:mm')}前可以领取`;
  return role === 'GIVER' ? `这是您送出的祝福，${until}。` : `${until}，先到先得。`;
}

interface CardViewProps {
  blessing: ReceivedBlessing;
  isBusy: boolean;
  onClaim: () => void;
}

function BlessingView({ blessing, isBusy, onClaim }: CardViewProps) {
  const { card, words, from, coupon, state, role } = blessing;
  const isOver = state !== 'WAITING' && role !== 'RECEIVER';
  return (
    <>
      <GreetingCard card={card} words={words} from={from} />
      <Card heading={role === 'RECEIVER' ? '收下了' : '送您一张优惠券'}>
        <Grid gap={2}>
          <Text as="p" size={14} tone="secondary" role="status">
            {standing(blessing)}
          </Text>
          <CouponCard coupon={isOver ? { ...coupon, status: 2 } : coupon} />
        </Grid>
      </Card>
      <ActionBar>
        {role === 'RECEIVER' ? (
          <Button kind="primary" block onClick={() => void go('wallet.coupons')}>
            查看我的优惠券
          </Button>
        ) : role === 'GIVER' ? (
          <Button kind="primary" block onClick={() => void go('blessing.create')}>
            查看我送出的祝福
          </Button>
        ) : isOver ? (
          <Button kind="primary" block onClick={() => void go('home')}>
            去首页看看
          </Button>
        ) : (
          <Button kind="primary" block busy={isBusy} onClick={onClaim}>
            收下祝福
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** 收到祝福: the card, for whoever has its link; a visitor logs in over it to claim it (specification §2, /receive_blessing). */
const ReceiveBlessing = observer(function ReceiveBlessing({
  params: { code },
}: ScreenProps<'blessing.receive'>) {
  const root = useRoot();
  const session = root.get(SessionStore);
  const [store] = useState(() => new ReceivedBlessingStore(code));
  const { blessing } = store;
  const [claim] = useState(() =>
    defineAction({
      auth: () => urlOf(routeOf('blessing.receive'), { code }),
      perform: async () => {
        await store.claim();
        if (blessing.data?.role === 'RECEIVER') root.get(OverlayStore).showToast('收下了，优惠券已放进账户');
      },
    }),
  );
  useEffect(() => {
    void blessing.load();
  }, [blessing, session.uid]);
  const { problem } = blessing;
  if (!blessing.data && problem instanceof ApiError && problem.code === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="ticket"
        title="没有找到这份祝福"
        text="链接可能不完整，请让朋友重新发给您。"
        action={{ text: '去首页', onClick: () => void go('home') }}
      />
    );
  }
  return (
    <>
      <ResourceView resource={blessing} onRetry={() => void blessing.load()}>
        {data => (
          <BlessingView
            blessing={data}
            isBusy={claim.isRunning}
            onClaim={() => (session.isLoggedIn ? void claim.run() : store.askLogin())}
          />
        )}
      </ResourceView>
      <LoginFormSheet
        title="登录后收下祝福"
        note="优惠券会放进您的账户，新手机号验证后自动创建账号"
        submitText="登录并收下"
        open={store.isLoginAsked}
        onClose={store.dismissLogin}
        onDone={() => void claim.run()}
      />
    </>
  );
});

export default definePage('blessing.receive', ReceiveBlessing);
