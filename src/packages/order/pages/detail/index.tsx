import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Columns } from '@/components/columns/Columns';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { can, type OrderAction } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { keepPickup } from '@/page/keepPickup';
import { isOut, keepRescueOf } from '@/page/keepRescue';
import { go } from '@/page/navigate';
import { copyText } from '@/platform/clipboard';
import { focusElement } from '@/platform/focus';
import { dial } from '@/platform/phone';
import { useIsWide } from '@/platform/wide';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { FollowUps } from '@/stores/FollowUps';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot, useStore } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import type { RentalDetail } from '~types/api/rental';
import { CancelSheet } from '../../components/CancelSheet';
import { ChangeSheet } from '../../components/ChangeSheet';
import { MoreSheet } from '@/blocks/order-bar/MoreSheet';
import { OrderBar } from '@/blocks/order-bar/OrderBar';
import { OrderFacts } from '../../components/OrderFacts';
import { OrderFees } from '../../components/OrderFees';
import { headlineId, StatusHeadline } from '../../components/StatusHeadline';
import { icons } from '../../icons';
import { nextAction, siteNow } from '../../nextAction';
import { OrderDetailStore } from '../../stores/OrderDetailStore';

const addressOf = (orderid: string): string => urlOf(routeOf('order.detail'), { orderid });

/** The store of this screen with its actions. */
function openOrder(root: RootStore, orderid: string) {
  const store = new OrderDetailStore(root, orderid);
  const overlay = root.get(OverlayStore);
  const auth = (): string => addressOf(orderid);
  const cancel = defineAction<string>({
    auth,
    perform: async reason => {
      if (!(await store.cancel(reason))) return;
      overlay.showToast('订单已取消');
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
  return { store, cancel, remove };
}

type OpenOrder = ReturnType<typeof openOrder>;

/** A sheet that is open above the order. */
type OpenSheet = 'more' | 'change' | 'cancel' | undefined;

/** What can be done with the order as it stands: the next thing to do, beside it contact and change, the rest under 更多. */
const Actions = observer(function Actions({ order, open }: { order: RentalDetail; open: OpenOrder }) {
  const [sheet, setSheet] = useState<OpenSheet>();
  const { orderid } = order;
  const { phone } = siteNow(order);
  const allows = (action: OrderAction): boolean => can(lifeOf(order.line), order.status, action);
  const close = (): void => setSheet(undefined);
  return (
    <>
      <OrderBar
        main={nextAction(order)}
        beside={[
          ...(phone ? [{ icon: 'phone' as const, text: '联系门店', onClick: () => dial(phone) }] : []),
          ...(allows('modify')
            ? [{ icon: icons.pencil, text: '修改', onClick: () => void go('order.modify', { orderid }) }]
            : order.can_cancel
              ? [{ icon: icons.pencil, text: '修改', onClick: () => setSheet('change') }]
              : []),
          ...(allows('relet')
            ? [{ icon: 'clock' as const, text: '续租', onClick: () => void go('order.relet', { orderid }) }]
            : []),
          { icon: 'ellipsis', text: '更多', onClick: () => setSheet('more') },
        ]}
      />
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
          { text: '意见反馈', onClick: () => void go('account.feedback', { orderid }) },
          ...(allows('pay')
            ? [{ text: '请人代付', onClick: () => void go('order.askPay', { orderid }) }]
            : []),
          ...(allows('earlyReturn')
            ? [{ text: '提前还车', onClick: () => void go('order.earlyReturn', { orderid }) }]
            : []),
          ...(order.paid > 0
            ? [{ text: '变更记录', onClick: () => void go('order.history', { orderid }) }]
            : []),
          ...(order.can_cancel ? [{ text: '取消订单', onClick: () => setSheet('cancel') }] : []),
          ...(order.handovers.length > 0
            ? [
                {
                  text: '评价门店人员',
                  onClick: () => void go('order.judge', { orderid: order.orderid }),
                },
              ]
            : []),
          ...(order.can_delete ? [{ text: '删除订单', onClick: () => void open.remove.run() }] : []),
        ]}
      />
      <ChangeSheet open={sheet === 'change'} order={order} onClose={close} />
      <CancelSheet
        open={sheet === 'cancel'}
        rule={order.calcFee.rule}
        onClose={close}
        onContinue={reason => {
          close();
          void open.cancel.run(reason);
        }}
      />
    </>
  );
});

const Order = observer(function Order({ orderid }: { orderid: string }) {
  const root = useRoot();
  const [open] = useState(() => openOrder(root, orderid));
  const overlay = useStore(OverlayStore);
  const isWide = useIsWide();
  const { store } = open;

  useEffect(() => {
    void store.load();
    // Photos of an accident that were under way when the app was closed go on.
    root.get(FollowUps);
  }, [root, store]);
  // Back from the cashier: paid, perhaps.
  useDidShow(() => void store.load());
  const { data } = store.detail;
  useEffect(() => {
    if (!data) return;
    void keepPickup(root, data);
    void keepRescueOf(root, data);
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
        action={{ text: '查看我的订单', onClick: () => void go('orders') }}
      />
    );
  }
  return (
    <ResourceView resource={store.detail} onRetry={() => void store.load()}>
      {order => (
        <Columns
          aside={
            <>
              {isWide ? <OrderFees order={order} /> : null}
              <Actions order={order} open={open} />
            </>
          }
        >
          <StatusHeadline order={order} onExpire={store.load} />
          <OrderFacts order={order} onCopy={() => void copy()} />
        </Columns>
      )}
    </ResourceView>
  );
});

/** An order: how it stands, what it is, and what can be done with it. */
function OrderScreen({ params: { orderid } }: ScreenProps<'order.detail'>) {
  return (
    <MembersOnly text="登录后查看订单" returnUrl={addressOf(orderid)}>
      <Order orderid={orderid} />
    </MembersOnly>
  );
}

export default definePage('order.detail', OrderScreen, 'wide');
