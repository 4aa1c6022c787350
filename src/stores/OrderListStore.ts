import { makeAutoObservable, reaction } from 'mobx';
import { getOrders } from '@/services/orders';
import type { OrderSummary } from '~types/api/order';
import { PagedList } from './PagedList';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

/** Groups of orders (specification §3): 0 processing, 1 completed, 2 all. */
export type OrderGroup = 0 | 1 | 2;

const listOf = (group: OrderGroup): PagedList<OrderSummary> =>
  new PagedList(async page => {
    const { orders, total } = await getOrders({ page, aliasStatus: group });
    return { items: orders, total };
  });

/** My orders, a paged list for each group. The tab shows them; the detail screen changes them. */
export class OrderListStore {
  group: OrderGroup = 0;
  readonly lists: Readonly<Record<OrderGroup, PagedList<OrderSummary>>> = {
    0: listOf(0),
    1: listOf(1),
    2: listOf(2),
  };

  constructor(root: RootStore) {
    makeAutoObservable(this, { lists: false }, { autoBind: true });
    const session = root.get(SessionStore);
    // Another person, or nobody: not a moment longer on the screen.
    reaction(
      () => session.uid,
      () => Object.values(this.lists).forEach(list => list.clear()),
    );
  }

  get shown(): PagedList<OrderSummary> {
    return this.lists[this.group];
  }

  /** Shows a group; what was loaded of it is brought up to date behind it. */
  choose(group: OrderGroup): void {
    this.group = group;
    this.renew();
  }

  /** Brings what is shown up to date, in place: the scroll position stays. */
  renew(): void {
    if (this.shown.page > 0 && !this.shown.fetching) void this.shown.reload();
  }

  /** A cancelled or modified order leaves the processing list, which becomes empty if none remain (specification §4). */
  leaveProcessing(orderid: string): void {
    this.lists[0].remove(order => order.orderid === orderid);
  }

  /** A deleted order is found nowhere any more. */
  remove(orderid: string): void {
    for (const list of Object.values(this.lists)) list.remove(order => order.orderid === orderid);
  }
}
