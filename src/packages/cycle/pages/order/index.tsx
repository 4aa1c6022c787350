import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Pictured } from '@/components/pictured/Pictured';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { voucherDaysText } from '@/domain/dayVoucher';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { toPay } from '@/page/toPay';
import { focusElement } from '@/platform/focus';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import type { CycleDetail, CycleUseOfOrder } from '~types/api/cycle';
import { CycleBill } from '../../components/CycleBill';
import { CycleOrderStore } from '../../stores/CycleOrderStore';
import styles from './Order.module.scss';

/** Where the focus goes when what had it is gone with the state that the order was in. */
const headlineId = 'cycle-status';

const addressOf = (orderid: string): string => urlOf(routeOf('cycle.order'), { orderid });

const dayText = (iso: string): string => format(iso, 'YYYY年M月D日');

/** The store of this screen with its actions. */
function openOrder(root: RootStore, orderid: string) {
  const store = new CycleOrderStore(root, orderid);
  const overlay = root.get(OverlayStore);
  const auth = (): string => addressOf(orderid);
  const cancel = defineAction({
    auth,
    confirm: () => ({
      title: '取消订单',
      content: '现在可免费取消。',
      confirmText: '确认取消',
      cancelText: '再想想',
      danger: true,
    }),
    perform: async () => {
      await store.cancel();
      overlay.showToast('订单已取消');
      focusElement(headlineId);
    },
  });
  const refund = defineAction({
    auth,
    perform: async () => {
      const back = await store.refund();
      if (back === undefined) return;
      overlay.showToast(back > 0 ? `已退款¥${yuanText(back)}` : '剩余天数已退掉');
      focusElement(headlineId);
    },
  });
  const remove = defineAction({
    auth,
    confirm: () => ({
      title: '删除订单',
      content: '删除后，订单列表里不再显示这个订单。',
      confirmText: '删除',
      danger: true,
    }),
    perform: async () => {
      await store.remove();
      overlay.showToast('订单已删除');
      await go('orders');
    },
  });
  return { store, cancel, refund, remove };
}

type OpenOrder = ReturnType<typeof openOrder>;

/** What the state means for its member: what is left, or how it ended. */
function hintOf({ status, note, refunded, expires_at: end }: CycleDetail): string {
  switch (status) {
    case 'UNPAID':
      return end === undefined
        ? '付款后天数放入优惠券'
        : `请在${format(end, 'HH:mm')}前支付，超时订单自动关闭`;
    case 'ACTIVE':
      return note ?? '订车时自动抵扣租车费';
    case 'USED_UP':
      return '天数已全部用完，感谢您的使用';
    case 'EXPIRED':
      return '有效期已过，没有用完的天数已作废';
    case 'REFUNDED':
      return refunded > 0 ? `退款¥${yuanText(refunded)}，原路退回` : '剩余天数已退掉，没有可退的金额';
    case 'CANCELLED':
      return '订单已取消，没有产生费用';
    case 'CLOSED':
      return refunded > 0 ? `退款¥${yuanText(refunded)}，原路退回` : '订单已关闭，可以重新购买';
  }
}

const noteOfUse = ({ status_text, from_time: from, to_time: to }: CycleUseOfOrder): string =>
  from === undefined || to === undefined
    ? status_text
    : `${status_text} · ${format(from, 'M月D日')}至${format(to, 'M月D日')}`;

/** 使用记录: the bookings that hold days of the card. */
function Uses({ uses }: { uses: readonly CycleUseOfOrder[] }) {
  return (
    <Card margin="screen" heading="使用记录">
      {uses.length === 0 ? (
        <Text as="p" size={14} tone="secondary">
          还没有用过。选好符合条件的车，确认订单时自动抵扣。
        </Text>
      ) : null}
      {uses.map(use => (
        <Cell
          key={use.orderid}
          title={use.title}
          note={noteOfUse(use)}
          value={`${use.days}天`}
          onClick={() => void go('order.detail', { orderid: use.orderid })}
        />
      ))}
    </Card>
  );
}

/** The next thing to do with the order as it stands. */
function MainAction({ order }: { order: CycleDetail }) {
  const payment = toPay(order);
  if (payment) {
    return (
      <ActionBar>
        <Button kind="primary" block onClick={payment.onClick}>
          {payment.text}
        </Button>
      </ActionBar>
    );
  }
  const isUsable = order.status === 'ACTIVE' && order.voucher.left > 0;
  return (
    <ActionBar>
      <Button kind="primary" block onClick={() => void (isUsable ? go('home') : go('cycle.home'))}>
        {isUsable ? '去租车' : '再买一张'}
      </Button>
    </ActionBar>
  );
}

const Facts = observer(function Facts({ order, open }: { order: CycleDetail; open: OpenOrder }) {
  const { voucher, orderid } = order;
  return (
    <>
      <Element as="section" className={styles.headline} aria-label="订单状态">
        <Text as="h2" id={headlineId} tabIndex={-1} size={22} weight={600} tight>
          {order.status_text}
        </Text>
        <Text as="p" tone="secondary">
          {hintOf(order)}
        </Text>
      </Element>
      <Card margin="screen" aria-label="购买内容">
        <Pictured
          picture={order.picture}
          title={order.title}
          facts={`${voucher.city.name}取车 · 共${voucher.bought}天`}
          heading
        />
        {order.paid > 0 ? <Cell title="剩余天数" value={`${voucher.left}天`} /> : null}
        <Cell title="可用日子" note={voucherDaysText[voucher.on]} />
        <Cell title="有效期" note={`${dayText(order.valid_from)}至${dayText(order.valid_to)}`} />
      </Card>
      {order.paid > 0 ? <Uses uses={order.uses} /> : null}
      <Card margin="screen" heading="费用明细">
        <CycleBill bill={order.bill} />
        {order.paid > 0 ? <Cell title="已支付" value={`¥${yuanText(order.paid)}`} /> : null}
        {order.refunded > 0 ? <Cell title="已退款" value={`¥${yuanText(order.refunded)}`} /> : null}
      </Card>
      <RuleList heading="退款规则" rules={order.refund_rules} />
      <Card margin="screen" aria-label="订单信息" pad={1}>
        <Cell title="订单号" value={orderid} />
        <Cell title="下单时间" value={format(order.created_at, 'YYYY-MM-DD HH:mm')} />
        {order.can_refund ? <Cell title="退掉剩余天数" onClick={() => void open.refund.run()} /> : null}
        {order.can_cancel ? <Cell title="取消订单" onClick={() => void open.cancel.run()} /> : null}
        {order.can_delete ? <Cell title="删除订单" onClick={() => void open.remove.run()} /> : null}
        <Cell title="联系客服" onClick={() => void go('content.chat', { orderid })} />
      </Card>
    </>
  );
});

const CycleOrder = observer(function CycleOrder({ orderid }: { orderid: string }) {
  const root = useRoot();
  const [open] = useState(() => openOrder(root, orderid));
  const { store } = open;
  // Also back from the cashier: paid, perhaps.
  useDidShow(() => void store.load());
  if (store.isMissing) {
    return (
      <StateView
        icon="search-x"
        title="没有找到这个订单"
        text="订单可能已被删除，或不属于当前登录的账号。"
        action={{ text: '查看我的订单', onClick: () => void go('orders') }}
      />
    );
  }
  return (
    <ResourceView resource={store.detail} onRetry={() => void store.load()}>
      {order => (
        <>
          <Facts order={order} open={open} />
          <MainAction order={order} />
        </>
      )}
    </ResourceView>
  );
});

/** An order of cycle purchase: what is left, where it was used, and what comes back (issue 13). */
function CycleOrderScreen({ params: { orderid } }: ScreenProps<'cycle.order'>) {
  return (
    <MembersOnly text="登录后查看订单" returnUrl={addressOf(orderid)}>
      <CycleOrder orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('cycle.order', CycleOrderScreen);
