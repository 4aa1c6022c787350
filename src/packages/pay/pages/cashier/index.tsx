import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Price } from '@/components/price/Price';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { countdownText } from '@/domain/countdown';
import { yuanText } from '@/domain/money';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useCountdown } from '@/page/useCountdown';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import type { OrderDetail } from '~types/api/order';
import { MethodList, type MethodChoice } from '../../components/MethodList';
import { icons } from '../../icons';
import { followInstruction } from '../../services/followInstruction';
import { CashierStore } from '../../stores/CashierStore';
import styles from './Cashier.module.scss';

/** What is due, how to pay it, and how long the car is held. */
const Due = observer(function Due({ order }: { order: OrderDetail }) {
  const store = useStore(CashierStore);
  const seconds = useCountdown(order.expires_at === undefined ? undefined : Date.parse(order.expires_at));
  const [payAction] = useState(() =>
    defineAction<string>({
      perform: async orderid => {
        const { payment_id, instruction } = await store.pay(orderid);
        if ((await followInstruction(instruction)) === 'HERE') await go('pay.payment', { payment_id });
      },
    }),
  );

  if (!order.can_pay || (order.expires_at !== undefined && seconds === 0)) {
    return (
      <StateView
        icon={order.paid > 0 ? 'circle-check' : 'clock'}
        title={order.paid > 0 ? '这个订单已经支付' : '这个订单已不能支付'}
        text={
          order.paid > 0 ? '不用再付一次，可以查看订单。' : '超过15分钟未支付，车辆已释放，可以重新预订。'
        }
        action={{
          text: '查看订单',
          onClick: () => void go('order.detail', { orderid: order.orderid }, { replace: true }),
        }}
      />
    );
  }

  const due = store.dueOf(order);
  const balance = store.amounts.data?.balance ?? 0;
  const canPayByBalance = store.canPayByBalance(order);
  const choices: MethodChoice[] = [
    { method: 'WECHAT', name: '微信支付', icon: 'message-circle' },
    { method: 'ALIPAY', name: '支付宝', icon: icons['credit-card'] },
    {
      method: 'BALANCE',
      name: '余额支付',
      icon: 'wallet',
      note: `余额¥${yuanText(balance)}${canPayByBalance ? '' : '，不足以支付'}`,
      disabled: !canPayByBalance,
    },
  ];
  return (
    <>
      <Grid gap={1} className={styles.due}>
        <Text as="h2" size={14} tone="secondary">
          待支付
        </Text>
        <Price fen={due} size="large" />
        <Text as="p" tone="danger" numeric role="timer">
          {`请在${countdownText(seconds)}内完成支付，超时订单自动关闭`}
        </Text>
        <Text as="p" tone="secondary">
          {`${order.cartype.brand}${order.cartype.series} · 共${order.days}天 · ${order.site_name}`}
        </Text>
      </Grid>
      <Element className={styles.methods}>
        <MethodList choices={choices} current={store.method} onChoose={store.chooseMethod} />
      </Element>
      <ActionBar>
        <Button
          kind="primary"
          block
          busy={payAction.isRunning}
          onClick={() => void payAction.run(order.orderid)}
        >
          {`支付¥${yuanText(due)}`}
        </Button>
      </ActionBar>
    </>
  );
});

/** The cashier of an order. */
const Cashier = observer(function Cashier({ params }: ScreenProps<'pay.cashier'>) {
  const { amounts } = useStore(CashierStore);
  const { detail } = useStore(OrderStore).of(params.orderid);
  const load = (): void => {
    void detail.load();
    void amounts.load();
  };
  // Every time the screen is shown: the order may have been paid meanwhile.
  useDidShow(load);
  return (
    <ResourceView resource={detail} onRetry={load}>
      {order => <Due order={order} />}
    </ResourceView>
  );
});

export default definePage('pay.cashier', Cashier);
