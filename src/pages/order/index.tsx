import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { StateView } from '@/components/state-view/StateView';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { OrderListStore } from '@/stores/OrderListStore';
import type { OrderGroup } from '@/domain/orderLife';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { OrderCard } from './components/OrderCard';

const groups: readonly { key: OrderGroup; text: string }[] = [
  { key: 0, text: '进行中' },
  { key: 1, text: '已完成' },
  { key: 2, text: '全部' },
];

const emptyTexts: Readonly<Record<OrderGroup, { title: string; text: string }>> = {
  0: { title: '没有进行中的订单', text: '选好时间和门店，马上就能租到车。' },
  1: { title: '还没有完成的订单', text: '行程结束后，订单会显示在这里。' },
  2: { title: '还没有订单', text: '选好时间和门店，马上就能租到车。' },
};

/** My orders by group: processing, completed, all (specification §3). */
const Orders = observer(function Orders() {
  const { groups: lists } = useStore(OrderListStore);
  const session = useStore(SessionStore);
  // Paid, cancelled or expired meanwhile.
  useDidShow(() => lists.renew());
  return (
    <>
      <ChoiceTabs label="订单分组" items={groups} current={lists.current} onSelect={lists.choose} />
      <PagedListView
        key={session.uid}
        list={lists.shown}
        keyOf={order => order.orderid}
        empty={
          <StateView
            icon="clipboard-list"
            {...emptyTexts[lists.current]}
            action={{ text: '去租车', onClick: () => void go('home') }}
          />
        }
      >
        {order => <OrderCard order={order} onExpire={lists.renew} />}
      </PagedListView>
    </>
  );
});

export default definePage('orders', Orders);
