import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { StateView } from '@/components/state-view/StateView';
import type { OrderGroup } from '@/domain/orderLife';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { LongOrderCard } from '../../components/LongOrderCard';
import { LongOrderListStore } from '../../stores/LongOrderListStore';

const groups: readonly { key: OrderGroup; text: string }[] = [
  { key: 0, text: '进行中' },
  { key: 1, text: '已完成' },
  { key: 2, text: '全部' },
];

const emptyTitles: Readonly<Record<OrderGroup, string>> = {
  0: '没有进行中的长租订单',
  1: '还没有完成的长租订单',
  2: '还没有长租订单',
};

const Orders = observer(function Orders() {
  const [store] = useState(() => new LongOrderListStore());
  useDidShow(store.renew);
  return (
    <>
      <ChoiceTabs label="订单分组" items={groups} current={store.group} onSelect={store.choose} />
      <PagedListView
        key={store.group}
        list={store.list}
        keyOf={({ orderid }) => orderid}
        empty={
          <StateView
            icon="clipboard-list"
            title={emptyTitles[store.group]}
            text="按月租车，租期越长每月越便宜。"
            action={{ text: '去看车', onClick: () => void go('long.home') }}
          />
        }
      >
        {order => <LongOrderCard order={order} />}
      </PagedListView>
    </>
  );
});

/** 长租订单: those of this line alone (specification §2, /longrent_book/order_list; issue 13). */
function LongOrders() {
  return (
    <MembersOnly text="登录后查看长租订单" returnUrl={routeOf('long.orders').url}>
      <Orders />
    </MembersOnly>
  );
}

export default definePage('long.orders', LongOrders, 'wide');
