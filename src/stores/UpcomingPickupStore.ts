import { makeAutoObservable, observable, runInAction } from 'mobx';
import { isUpcoming } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import { isPickupNear } from '@/domain/pickup';
import { toMillis } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import type { OrderSummary } from '~types/api/order';
import { orderLineOf, type OrderScreen } from './orderLines';
import { OrderStore, type Order } from './OrderStore';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

/** An order whose time is near, when that is, and the screen that says what to know before. */
interface Upcoming {
  order: OrderSummary;
  /** ISO times. */
  from: string;
  to: string;
  screen: OrderScreen;
}

/** An order that is still to come, of a line that reminds of its orders. */
function upcomingOf({ summary: order }: Order): Upcoming | undefined {
  if (!order || !isUpcoming(lifeOf(order.line), order.status)) return undefined;
  const { from_time: from, to_time: to } = order;
  const screen = orderLineOf(order.line).screens.remind;
  return from && to && screen ? { order, from, to, screen } : undefined;
}

/** The next order that begins within 24 hours (rental.md, detail 14), for a reminder on other screens. */
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

  /** The one with the earliest beginning; undefined when none is near, it was cancelled, or nobody is logged in. */
  get upcoming(): Upcoming | undefined {
    return this.next && upcomingOf(this.next);
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
      const beginningOf = (order: Order): number => toMillis(upcomingOf(order)?.from ?? Infinity);
      const [next] = items
        .filter(order => {
          const upcoming = upcomingOf(order);
          return upcoming && isPickupNear(upcoming.from, upcoming.to, serverNow());
        })
        .sort((a, b) => beginningOf(a) - beginningOf(b));
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
