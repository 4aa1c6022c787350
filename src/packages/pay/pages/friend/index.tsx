import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { CashierStore } from '@/checkout/CashierStore';
import { DueHead } from '@/checkout/components/DueHead';
import { Paying } from '@/checkout/components/Paying';
import { useStanding } from '@/checkout/components/useStanding';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { LinkedDue } from '~types/api/pay';
import { LinkedOutcome } from '../../components/LinkedOutcome';
import { LinkedDueStore } from '../../stores/LinkedDueStore';

interface LinkedProps {
  store: LinkedDueStore;
  token: string;
  /** How the last payment ended, where it came to nothing. */
  result: string | undefined;
}

const notes = ['请先确认链接是您认识的人发来的', '订单如有退款，会原路退回给您'];

/** In the place of the screen: back from how a payment ends never leads to one that has nothing to do any more. */
const openPayment = (payment_id: string, token: string): Promise<void> =>
  go('pay.payment', { payment_id, token }, { replace: true });

/** What is due, for whom nobody says; and the way to pay it, once somebody has logged in. */
const LinkedDueView = observer(function LinkedDueView({
  store,
  token,
  result,
  due,
}: LinkedProps & { due: LinkedDue }) {
  const cashier = useStore(CashierStore);
  const { isLoggedIn } = useStore(SessionStore);
  const { standing, title, methods } = due;
  const { seconds, isDue } = useStanding(standing, store.load);
  if (standing.state !== 'DUE') {
    return (
      <LinkedOutcome
        due={due}
        onRefresh={store.load}
        onConfirm={paymentId => void openPayment(paymentId, token)}
      />
    );
  }
  // Its time is over here before the server is asked again.
  if (!isDue)
    return (
      <LinkedOutcome
        due={{ ...due, standing: { state: 'OVER' } }}
        onRefresh={store.load}
        onConfirm={() => undefined}
      />
    );
  if (due.is_own) {
    return (
      <StateView
        icon="clipboard-list"
        title="这是您自己的订单"
        text="把链接发给朋友，朋友打开后就能帮您付款；您也可以到订单里自己支付。"
        action={{ text: '查看我的订单', onClick: () => void go('orders') }}
      />
    );
  }
  return (
    <>
      <DueHead title="待支付" amount={standing.amount} seconds={seconds} late="订单自动关闭" lines={[title]}>
        {result === undefined ? null : (
          <Text as="p" tone="secondary" role="status">
            {result === 'cancelled' ? '支付已取消，没有扣款' : '支付失败，没有扣款'}
          </Text>
        )}
        {notes.map(note => (
          <Text key={note} as="p" size={12} tone="secondary">
            {note}
          </Text>
        ))}
      </DueHead>
      {isLoggedIn ? (
        <Paying
          methods={methods}
          amount={standing.amount}
          begin={method => cashier.payByLink(token, method)}
          onRefused={store.load}
          onBegun={paymentId => openPayment(paymentId, token)}
        />
      ) : (
        <ActionBar>
          <Button kind="primary" block onClick={store.askLogin}>
            登录后付款
          </Button>
        </ActionBar>
      )}
    </>
  );
});

/**
 * 帮朋友付款: what an order costs, and pay, from a link in a message, for whoever logs in; nothing tells whose it is, where
 * and when (specification §2, /wookong_pay).
 */
const FriendPayment = observer(function FriendPayment({
  params: { token, result },
}: ScreenProps<'pay.friend'>) {
  const { uid, isLoggedIn } = useStore(SessionStore);
  const [store] = useState(() => new LinkedDueStore(token));
  // What is one's own of it is another matter for another member.
  useEffect(() => {
    void store.due.load();
  }, [store, uid]);
  // It may have been paid meanwhile.
  useDidShow(store.load);
  if (store.isUnknown) {
    return (
      <StateView
        icon="search-x"
        title="付款链接已失效"
        text="链接可能不完整，或者已经过期，请让对方重新发给您。"
        action={{ text: '去首页', onClick: () => void go('home') }}
      />
    );
  }
  return (
    <>
      <ResourceView resource={store.due} onRetry={store.load}>
        {due => <LinkedDueView store={store} token={token} result={result} due={due} />}
      </ResourceView>
      <LoginFormSheet
        title="登录后付款"
        note="款项从您的账户支付，新手机号验证后自动创建账号"
        open={store.isLoginAsked && !isLoggedIn}
        onClose={store.dismissLogin}
      />
    </>
  );
});

export default definePage('pay.friend', FriendPayment);
