import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DueHead } from '@/checkout/components/DueHead';
import { FoundDue } from '@/checkout/components/FoundDue';
import { useStanding } from '@/checkout/components/useStanding';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Steps } from '@/components/steps/Steps';
import { definePage, type ScreenProps } from '@/page/definePage';
import { returnTo } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { useRoot } from '@/stores/rootContext';
import type { Due } from '~types/api/pay';
import { SendPayLink } from '../../components/SendPayLink';
import { useAskShare } from '../../components/useAskShare';
import { AskPayStore } from '../../stores/AskPayStore';

/** Milliseconds after which it is asked again whether the friend has paid. */
const PAUSE = 5_000;

const steps = [
  '把付款链接发给朋友。朋友只能看到车型、天数和金额，看不到您的姓名、电话和取还车信息。',
  '朋友登录后付款，不能使用余额。',
  '付款成功后订单生效。如有退款，会原路退回给付款的朋友。',
];

const over = { title: '这个订单已不能支付', text: '发出的付款链接也不能再付款。' };

/** What there is to say once it does not wait any longer. */
const outcomes: Readonly<Record<Due['standing']['state'], { title: string; text: string; isGood?: true }>> = {
  CONFIRMING: {
    title: '正在确认支付结果',
    text: '有一笔付款还在等支付平台返回结果，确认后这里会自动更新。',
  },
  PAID: { title: '订单已支付', text: '不用再请人付款了。', isGood: true },
  DUE: over,
  CLOSED: over,
  REFUNDED: over,
};

interface AskViewProps {
  store: AskPayStore;
  orderid: string;
  due: Due;
}

const AskView = observer(function AskView({ store, orderid, due }: AskViewProps) {
  const { standing, title } = due;
  const { load } = store;
  const { seconds, isDue } = useStanding(standing, load);
  const isWaiting = standing.state === 'DUE' && isDue;
  useEffect(() => {
    if (!isWaiting && standing.state !== 'CONFIRMING') return undefined;
    const timer = setInterval(() => void load(), PAUSE);
    return () => clearInterval(timer);
  }, [isWaiting, standing.state, load]);
  const action = {
    text: '查看订单',
    onClick: () => void returnTo(urlOf(routeOf('order.detail'), { orderid })),
  };
  if (!isWaiting) {
    const { isGood = false, ...words } = outcomes[standing.state];
    return (
      <Element role="status">
        <StateView icon={isGood ? 'circle-check' : 'clock'} isGood={isGood} {...words} action={action} />
      </Element>
    );
  }
  return (
    <>
      <DueHead
        title="请朋友支付"
        amount={standing.amount}
        seconds={seconds}
        late="订单自动关闭"
        lines={[title]}
      />
      <Card aria-label="怎么请人代付">
        <Steps steps={steps} />
      </Card>
      <Card aria-label="发送">
        <ResourceView resource={store.link} onRetry={() => void store.link.load()}>
          {({ token }) => (
            <Grid gap={2}>
              <SendPayLink token={token} />
            </Grid>
          )}
        </ResourceView>
      </Card>
    </>
  );
});

/** 请人代付: the link by which somebody else pays an order, and whether they have (issue 12, /wookong_pay). */
const AskPay = observer(function AskPay({ params: { orderid } }: ScreenProps<'order.askPay'>) {
  const root = useRoot();
  const [store] = useState(() => new AskPayStore(root, orderid));
  useAskShare(store.link.data?.token);
  useEffect(() => {
    void store.open();
  }, [store]);
  useDidShow(() => void store.load());
  return (
    <FoundDue due={store.due} onRetry={() => void store.open()}>
      {due => <AskView store={store} orderid={orderid} due={due} />}
    </FoundDue>
  );
});

export default definePage('order.askPay', AskPay);
