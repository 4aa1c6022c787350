import type { OrderGroup } from '@/domain/orderLife';
import { MemberLists } from './MemberLists';
import { OrderStore, type Order } from './OrderStore';
import type { RootStore } from './RootStore';

/**
 * My orders by group. An order that is cancelled leaves the processing list, which becomes empty if none remain
 * (specification §4), and one that is deleted is found nowhere any more.
 */
export class OrderListStore {
  readonly groups: MemberLists<OrderGroup, Order>;

  constructor(root: RootStore) {
    this.groups = new MemberLists<OrderGroup, Order>(
      root,
      [0, 1, 2],
      (aliasStatus, page) => root.get(OrderStore).loadPage({ page, aliasStatus }),
      (group, order) => order.isIn(group),
    );
  }
}
