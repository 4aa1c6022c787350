import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { isPickupNear } from '@/domain/pickup';
import { toMillis } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import { getOrders } from '@/services/orders';
import type { OrderSummary } from '~types/api/order';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

/** The next car that the member takes within 24 hours (rental.md, detail 14), for a reminder on other screens. */
export class UpcomingPickupStore {
  /** The order with the earliest pickup; undefined when none is near, or nobody is logged in. */
  order: OrderSummary | undefined = undefined;
  private turn = 0;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'turn'>(
      this,
      { root: false, turn: false, order: observable.ref },
      { autoBind: true },
    );
    // Another person, or nobody: not a moment longer on the screen.
    reaction(() => root.get(SessionStore).uid, this.clear);
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
      const { orders } = await getOrders({ page: 1, aliasStatus: 0 });
      const [next] = orders
        .filter(
          ({ status, from_time: from, to_time: to }) =>
            status === 'AWAITING_PICKUP' && isPickupNear(from, to, serverNow()),
        )
        .sort((a, b) => toMillis(a.from_time) - toMillis(b.from_time));
      if (turn !== this.turn) return;
      runInAction(() => {
        this.order = next;
      });
    } catch {
      // The screen that shows the orders says what is wrong.
    }
  }

  private clear(): void {
    this.turn += 1;
    this.order = undefined;
  }
}
