import { getOrders } from '@/services/orders';
import type { OrderSummary } from '~types/api/order';
import { MemberLists } from './MemberLists';
import type { RootStore } from './RootStore';

/** Groups of orders (specification §3): 0 processing, 1 completed, 2 all. */
export type OrderGroup = 0 | 1 | 2;

/** My orders by group. The tab shows them; the detail screen changes them. */
export class OrderListStore {
  readonly groups: MemberLists<OrderGroup, OrderSummary>;

  constructor(root: RootStore) {
    this.groups = new MemberLists<OrderGroup, OrderSummary>(root, [0, 1, 2], async (aliasStatus, page) => {
      const { orders, total } = await getOrders({ page, aliasStatus });
      return { items: orders, total };
    });
  }

  /** A cancelled or modified order leaves the processing list, which becomes empty if none remain (specification §4). */
  leaveProcessing(orderid: string): void {
    this.groups.of(0).remove(order => order.orderid === orderid);
  }

  /** A deleted order is found nowhere any more. */
  remove(orderid: string): void {
    this.groups.lists.forEach(list => list.remove(order => order.orderid === orderid));
  }
}
