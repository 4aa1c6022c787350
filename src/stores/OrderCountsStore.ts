import { makeAutoObservable } from 'mobx';
import { badgeText } from '@/domain/display';
import { ORDER_STAGES, type OrderStage } from '@/domain/orderLife';
import { getOrderCounts } from '@/services/orders';
import { Resource } from './Resource';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

const isCounted = (stage: OrderStage): boolean =>
  ORDER_STAGES.some(({ key, counted }) => key === stage && counted);

/** How many of the member's orders wait for something that they do: the badges of 待支付 and 待取车 (issue 11). */
export class OrderCountsStore {
  private readonly counts = new Resource(getOrderCounts);

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'counts'>(this, { root: false, counts: false }, { autoBind: true });
    root.get(SessionStore).onOtherMember(this.counts.clear);
  }

  /** The badge of a stage; undefined while nothing waits there, it has none, or nobody is logged in. */
  badgeOf(stage: OrderStage): string | undefined {
    const { data } = this.counts;
    return data && isCounted(stage) ? badgeText(data.counts[stage]) : undefined;
  }

  /** Asks for the counts of a member. Never rejects: without an answer the badges stay as they were. */
  async load(): Promise<void> {
    if (this.root.get(SessionStore).isLoggedIn) await this.counts.load();
  }
}
