import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DemandFacts } from '@/blocks/demand-form/DemandFacts';
import { OrderRecord } from '@/blocks/order-record/OrderRecord';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { quoteText } from '@/domain/demandLife';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { go } from '@/page/navigate';
import { toPay } from '@/page/toPay';
import { copyText } from '@/platform/clipboard';
import { focusElement } from '@/platform/focus';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import type { DemandOrderDetail, DemandUse } from '~types/api/worksheet';
import { OrderComment } from './OrderComment';
import { DemandOrderStore } from '../stores/DemandOrderStore';

/** Where the focus goes when what had it is gone with the state that the order was in. */
const headlineId = 'demand-order-status';

/** The store of this screen with its actions. */
function openOrder(root: RootStore, orderid: string, address: string) {
  const store = new DemandOrderStore(root, orderid);
  const overlay = root.get(OverlayStore);
  const auth = (): string => address;
  const cancel = defineAction({
    auth,
    perform: async () => {
      if (!(await store.cancel())) return;
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

/** What the state means for its member. */
function hintOf({ status, refunded, expires_at: end, take_time: time, use }: DemandOrderDetail): string {
  switch (status) {
    case 'UNPAID':
      return end === undefined
        ? '付款后预订成功'
        : `请在${format(end, 'M月D日 HH:mm')}前支付，超时订单自动关闭`;
    case 'BOOKED':
      return use?.car
        ? `${format(time, 'M月D日 HH:mm')}用车，车辆已安排`
        : `${format(time, 'M月D日 HH:mm')}用车，用车前客服会打电话告知车辆信息`;
    case 'COMPLETED':
      return '服务已完成，感谢您的信任';
    case 'CANCELLED':
      return refunded > 0 ? `已退款¥${yuanText(refunded)}，原路退回` : '订单已取消，没有产生费用';
    case 'CLOSED':
      return refunded > 0 ? `已退款¥${yuanText(refunded)}，原路退回` : '超时未支付，可以请客服重新报价';
  }
}

/** Which car it is, when it comes back, what a day beyond costs. */
function Use({ use: { car, return_time: time, over_day_price: price } }: { use: DemandUse }) {
  return (
    <Card margin="screen" heading="用车和还车">
      <Cell title="车辆" value={car ? car.model : '待安排'} />
      {car ? <Cell title="车牌号" value={car.plate} /> : null}
      <Cell title="还车时间" value={format(time, 'M月D日 ddd HH:mm')} />
      <Cell title="超期" value={`¥${yuanText(price)}/天`} />
    </Card>
  );
}

const Facts = observer(function Facts({ order, open }: { order: DemandOrderDetail; open: OpenOrder }) {
  const { orderid, demand_id: demandId } = order;
  return (
    <>
      <Card margin="screen" aria-label="订单状态">
        <Text as="h2" id={headlineId} tabIndex={-1} size={22} weight={600} tight>
          {order.status_text}
        </Text>
        <Text as="p" tone="secondary">
          {hintOf(order)}
        </Text>
      </Card>
      <OrderComment order={open.store} orderid={orderid} doneId={headlineId} />
      <Card margin="screen" heading={order.title}>
        <DemandFacts facts={order.agreed} />
      </Card>
      {order.use ? <Use use={order.use} /> : null}
      <Card margin="screen" heading="费用">
        <Text as="p" words>
          {order.text}
        </Text>
        <Cell title="合计" value={quoteText(order.total)} />
        {order.paid > 0 ? <Cell title="已支付" value={`¥${yuanText(order.paid)}`} /> : null}
        {order.refunded > 0 ? <Cell title="已退款" value={`¥${yuanText(order.refunded)}`} /> : null}
      </Card>
      <RuleList heading="取消规则" rules={order.cancel_rules} />
      <OrderRecord
        orderid={orderid}
        createdAt={order.created_at}
        events={order.timeline}
        onCopy={() => void copyText(orderid)}
      >
        {demandId === undefined ? null : (
          <Cell title="查看需求" onClick={() => void go('demand.detail', { id: demandId })} />
        )}
        <Cell title="联系客服" onClick={() => void go('content.chat', { orderid })} />
        {order.can_cancel ? <Cell title="取消订单" onClick={() => void open.cancel.run()} /> : null}
        {order.can_delete ? <Cell title="删除订单" onClick={() => void open.remove.run()} /> : null}
      </OrderRecord>
    </>
  );
});

/** An order and what its member can do with it, for its screen at an address to which a login returns. */
export function useDemandOrder(orderid: string, address: string): OpenOrder {
  const root = useRoot();
  const [open] = useState(() => openOrder(root, orderid, address));
  return open;
}

/** An order that has followed a quote: what was agreed, what it costs, and what can be done (issue 14). */
export const DemandOrder = observer(function DemandOrder({ open }: { open: OpenOrder }) {
  const { store } = open;
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
      {order => {
        const payment = toPay(order);
        return (
          <>
            <Facts order={order} open={open} />
            {payment ? (
              <ActionBar>
                <Button kind="primary" block onClick={payment.onClick}>
                  {payment.text}
                </Button>
              </ActionBar>
            ) : null}
          </>
        );
      }}
    </ResourceView>
  );
});
