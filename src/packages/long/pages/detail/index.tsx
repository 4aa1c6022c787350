import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Action } from '@/blocks/order-bar/action';
import { MoreSheet } from '@/blocks/order-bar/MoreSheet';
import { OrderBar } from '@/blocks/order-bar/OrderBar';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { isOut, keepRescueOf } from '@/page/keepRescue';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { toPay } from '@/page/toPay';
import { copyText } from '@/platform/clipboard';
import { dial } from '@/platform/phone';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot, useStore } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import type { LongDetail } from '~types/api/orderLong';
import { ExtendSheet } from '../../components/ExtendSheet';
import { LongFacts } from '../../components/LongFacts';
import { LongHeadline } from '../../components/LongHeadline';
import { ReturnSheet } from '../../components/ReturnSheet';
import { LongOrderStore } from '../../stores/LongOrderStore';

/** The store of this screen with its actions. */
function openOrder(root: RootStore, orderid: string) {
  const store = new LongOrderStore(root, orderid);
  const overlay = root.get(OverlayStore);
  const remove = defineAction({
    confirm: () => ({
      title: '删除订单',
      content: '删除后订单列表里不再显示。',
      confirmText: '删除',
      danger: true,
    }),
    perform: async () => {
      await store.remove();
      overlay.showToast('订单已删除');
      await go('long.orders');
    },
  });
  return { store, remove };
}

/** The next thing to do with a long rental; undefined where there is only to wait. */
function nextAction(order: LongDetail): Action | undefined {
  const payment = toPay(order);
  if (payment) return payment;
  const due = order.instalments.find(({ is_next: isNext, to_pay: amount }) => isNext && amount > 0);
  if (due && due.standing !== 'LATER') {
    return {
      text: `支付第${due.number}期`,
      onClick: () => void go('pay.long', { instalment_id: due.id }),
    };
  }
  if (order.can_delete) {
    return {
      text: '再次预订',
      onClick: () => void go('long.submit', { cartype_id: order.cartype.id }),
    };
  }
  return undefined;
}

type OpenSheet = 'more' | 'extend' | 'return' | undefined;

function Actions({ order, open }: { order: LongDetail; open: ReturnType<typeof openOrder> }) {
  const overlay = useRoot().get(OverlayStore);
  const [sheet, setSheet] = useState<OpenSheet>();
  const close = (): void => setSheet(undefined);
  const { orderid, site, abilities } = order;
  const inUse = order.status === 'IN_USE' || order.status === 'EXCHANGING';
  return (
    <>
      <OrderBar
        main={nextAction(order)}
        beside={[
          ...(site.phone
            ? [{ icon: 'phone' as const, text: '联系门店', onClick: () => dial(site.phone) }]
            : []),
          ...(inUse || abilities.extend
            ? [
                {
                  icon: 'clock' as const,
                  text: '续租',
                  onClick: () =>
                    abilities.extend
                      ? setSheet('extend')
                      : overlay.showToast(abilities.extend_reason ?? '现在不能续租'),
                },
              ]
            : []),
          { icon: 'ellipsis', text: '更多', onClick: () => setSheet('more') },
        ]}
      />
      <Element>
        <MoreSheet
          open={sheet === 'more'}
          onClose={close}
          actions={[
            ...(isOut(order)
              ? [
                  { text: '事故报案', onClick: () => void go('claims.report', { orderid }) },
                  { text: '道路救援', onClick: () => void go('rescue.call') },
                ]
              : []),
            { text: '联系客服', onClick: () => void go('content.chat', { orderid }) },
            ...(inUse
              ? [
                  {
                    text: '提前还车',
                    onClick: () =>
                      abilities.return_early
                        ? setSheet('return')
                        : overlay.showToast(abilities.return_reason ?? '现在不能提前还车'),
                  },
                ]
              : []),
            { text: '服务说明', onClick: () => void go('long.services') },
            ...(order.can_cancel
              ? [{ text: '取消订单', onClick: () => void go('long.cancel', { orderid }) }]
              : []),
            ...(order.can_delete ? [{ text: '删除订单', onClick: () => void open.remove.run() }] : []),
          ]}
        />
        <ExtendSheet open={sheet === 'extend'} order={order} store={open.store} onClose={close} />
        <ReturnSheet open={sheet === 'return'} order={order} store={open.store} onClose={close} />
      </Element>
    </>
  );
}

const Order = observer(function Order({ orderid }: { orderid: string }) {
  const root = useRoot();
  const overlay = useStore(OverlayStore);
  const [open] = useState(() => openOrder(root, orderid));
  const { store } = open;
  useEffect(() => void store.load(), [store]);
  // Back from the cashier: paid, perhaps.
  useDidShow(() => void store.load());
  const { data } = store.detail;
  useEffect(() => {
    if (data) void keepRescueOf(root, data);
  }, [root, data]);
  const copy = async (): Promise<void> => {
    overlay.showToast((await copyText(orderid, '订单号')) ?? '订单号已复制');
  };
  if (store.isMissing) {
    return (
      <StateView
        icon="search-x"
        title="没有找到这个订单"
        text="订单可能已被删除，或不属于当前登录的账号。"
        action={{ text: '查看长租订单', onClick: () => void go('long.orders') }}
      />
    );
  }
  return (
    <ResourceView resource={store.detail} onRetry={() => void store.load()}>
      {order => (
        <>
          <LongHeadline order={order} onExpire={() => void store.load()} />
          <LongFacts order={order} store={store} onCopy={() => void copy()} />
          <Actions order={order} open={open} />
        </>
      )}
    </ResourceView>
  );
});

/** A long rental: how it stands, what it is, and what can be done with it (specification §2, /longrent_book/order_detail). */
function LongOrderScreen({ params: { orderid } }: ScreenProps<'long.detail'>) {
  return (
    <MembersOnly text="登录后查看订单" returnUrl={urlOf(routeOf('long.detail'), { orderid })}>
      <Order orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('long.detail', LongOrderScreen);
