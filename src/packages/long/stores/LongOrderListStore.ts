import { makeAutoObservable } from 'mobx';
import type { OrderGroup } from '@/domain/orderLife';
import { PagedList } from '@/stores/PagedList';
import type { LongSummary } from '~types/api/orderLong';
import { getLongRentals } from '../services/longRental';

/** The member's long rentals by group (specification §3). Each screen has its own. */
export class LongOrderListStore {
  group: OrderGroup = 0;
  private readonly lists: Readonly<Record<OrderGroup, PagedList<LongSummary>>>;

  constructor() {
    const listOf = (aliasStatus: OrderGroup): PagedList<LongSummary> =>
      new PagedList(async (_, page) => {
        const { orders, total } = await getLongRentals({ aliasStatus, page });
        return { items: orders, total };
      });
    this.lists = { 0: listOf(0), 1: listOf(1), 2: listOf(2) };
    makeAutoObservable<this, 'lists'>(this, { lists: false }, { autoBind: true });
  }

  get list(): PagedList<LongSummary> {
    return this.lists[this.group];
  }

  choose(group: OrderGroup): void {
    this.group = group;
  }

  /** Paid, cancelled or extended meanwhile. */
  renew(): void {
    if (this.list.page > 0) void this.list.refresh();
  }
}
