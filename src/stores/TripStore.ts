import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { OrderStage } from '@/domain/orderLife';
import { lifeOf } from '@/domain/orderLines';
import type { Trip } from '@/domain/rentalTrip';
import { toMillis } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import { nextWay, orderLineOf } from './orderLines';
import { OrderStore, type Order } from './OrderStore';
import { nextCard, type PickupCard } from './pickupCards';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

/** The stages that are a trip, that which matters most first. */
const STAGES: readonly OrderStage[] = ['TO_PAY', 'IN_USE', 'TO_PICK_UP', 'RETURNED'];

const stageOf = ({ summary }: Order): OrderStage | undefined =>
  summary && lifeOf(summary.line).states[summary.status]?.stage;

const rankOf = (order: Order): number => STAGES.findIndex(stage => stage === stageOf(order));
const beginningOf = ({ summary }: Order): number => toMillis(summary?.from_time ?? Infinity);

/** The order that is the member's trip now, for the home, which carries it (issue 11, a companion after paying). */
export class TripStore {
  private chosen: Order | undefined = undefined;
  /** What the device kept of the next pickup, while nothing newer can be had. */
  kept: PickupCard | undefined = undefined;
  private turn = 0;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'turn' | 'chosen'>(
      this,
      { root: false, turn: false, chosen: observable.ref, kept: observable.ref, tripAt: false },
      { autoBind: true },
    );
    root.get(SessionStore).onOtherMember(this.clear);
  }

  /** The order that waits to be paid, else that whose car is out, else the next one to be picked up, else one that was returned; undefined without any. */
  get order(): Order | undefined {
    return this.chosen && rankOf(this.chosen) >= 0 ? this.chosen : undefined;
  }

  /** Its stage, by which other screens stand beside it. */
  get stage(): OrderStage | undefined {
    return this.order && stageOf(this.order);
  }

  /** The way to its next step; undefined while its details are not there, or where there is none. */
  get beside(): ReturnType<typeof nextWay> {
    const detail = this.order?.detail.data;
    return detail && nextWay(detail);
  }

  /** What is to be said of it at a moment; undefined while its details are not there. */
  tripAt(now: Date): Trip | undefined {
    const { order } = this;
    const detail = order?.detail.data;
    return order && detail && orderLineOf(order.line).trip?.(detail, now);
  }

  /**
   * Looks among the orders in process, of which the ten newest count. Never rejects: a trip that cannot be had is no
   * reason to disturb, and the one that was there stays.
   */
  async load(): Promise<void> {
    if (!this.root.get(SessionStore).isLoggedIn) return;
    this.turn += 1;
    const { turn } = this;
    try {
      const { items } = await this.root.get(OrderStore).loadPage({ page: 1, aliasStatus: 0 });
      const [next] = items
        .filter(order => rankOf(order) >= 0 && orderLineOf(order.line).trip)
        .sort((a, b) => rankOf(a) - rankOf(b) || beginningOf(a) - beginningOf(b));
      if (turn !== this.turn) return;
      runInAction(() => {
        this.chosen = next;
        this.kept = undefined;
      });
      await next?.detail.load();
    } catch {
      // The screen that shows the orders says what is wrong; without a network the next pickup is still known.
      if (turn === this.turn) runInAction(this.takeKept);
    }
  }

  /** The moment until which its words count down, milliseconds since the epoch. */
  get end(): number | undefined {
    const { summary } = this.order ?? {};
    const ends = { TO_PAY: summary?.expires_at, IN_USE: summary?.to_time };
    const time = this.stage === 'TO_PAY' || this.stage === 'IN_USE' ? ends[this.stage] : summary?.from_time;
    return time === undefined ? undefined : toMillis(time);
  }

  private takeKept(): void {
    const { uid = '' } = this.root.get(SessionStore);
    this.kept = this.order ? undefined : nextCard(uid, serverNow());
  }

  private clear(): void {
    this.turn += 1;
    this.kept = undefined;
    this.chosen = undefined;
  }
}
