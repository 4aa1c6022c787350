import { makeAutoObservable, observable, runInAction } from 'mobx';
import { isPickupNear } from '@/domain/pickup';
import { toMillis } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import type { OrderSummary } from '~types/api/order';
import { OrderStore, type Order } from './OrderStore';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

const isAwaited = (order: Order): boolean => order.summary?.status === 'AWAITING_PICKUP';

/** The next car that the member takes within 24 hours (rental.md, detail 14), for a reminder on other screens. */
export class UpcomingPickupStore {
  private next: Order | undefined = undefined;
  private turn = 0;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'turn' | 'next'>(
      this,
      { root: false, turn: false, next: observable.ref },
      { autoBind: true },
    );
    root.get(SessionStore).onOtherMember(this.clear);
  }

  /** The order with the earliest pickup; undefined when none is near, it was cancelled, or nobody is logged in. */
  get order(): OrderSummary | undefined {
    return this.next && isAwaited(this.next) ? this.next.summary : undefined;
  }

  /**
   * Looks among the orders in process, of which the ten newest count. Never rejects: a reminder that cannot be had is
   * no reason to disturb, and the one that was there stays.
   */
  async load(): Promise<void> {
    if (!this.root.get(SessionStore).isLoggedIn) return;
    this.turn += 1;
    const { turn } = this;
    try {
      const { items } = await this.root.get(OrderStore).loadPage({ page: 1, aliasStatus: 0 });
      const pickupOf = ({ summary }: Order): number => (summary ? toMillis(summary.from_time) : Infinity);
      const [next] = items
        .filter(({ summary }) => summary && isPickupNear(summary.from_time, summary.to_time, serverNow()))
        .filter(isAwaited)
        .sort((a, b) => pickupOf(a) - pickupOf(b));
      if (turn !== this.turn) return;
      runInAction(() => {
        this.next = next;
      });
    } catch {
      // The screen that shows the orders says what is wrong.
    }
  }

  private clear(): void {
    this.turn += 1;
    this.next = undefined;
  }
}
