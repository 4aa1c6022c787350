import { comparer, makeAutoObservable, observable, runInAction } from 'mobx';
import { can, statesOfGroup, statusText, type OrderGroup, type OrderStage } from '@/domain/orderLife';
import { cancelledState, lifeOf, type OrderLineName } from '@/domain/orderLines';
import { deleteOrder, getOrders } from '@/services/orders';
import type { RequestOf } from '~types/api';
import type { OrderDetail, OrderSummary } from '~types/api/order';
import { orderLineOf, type DetailOf } from './orderLines';
import type { PageOfItems } from './PagedList';
import { Resource } from './Resource';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

/** What may be done with an order as it stands, as the server says it. */
const rightsOf = ({ line, status }: OrderSummary) => ({
  can_pay: can(lifeOf(line), status, 'pay'),
  can_cancel: can(lifeOf(line), status, 'cancel'),
  can_delete: can(lifeOf(line), status, 'delete'),
});

/** An order as a newer summary tells it; the same object where that is nothing new. */
function updated<Detail extends OrderDetail>(detail: Detail, summary: OrderSummary): Detail {
  const newer = { ...detail, ...summary, ...rightsOf(summary) };
  // What it says for a time only.
  if (summary.expires_at === undefined) delete newer.expires_at;
  if (summary.note === undefined) delete newer.note;
  if (summary.is_late === undefined) delete newer.is_late;
  if (summary.change_to_pay === undefined) delete newer.change_to_pay;
  if (summary.confirming_payment === undefined) delete newer.confirming_payment;
  return comparer.structural(newer, detail) ? detail : newer;
}

/** A summary of an order that was cancelled a moment ago: there is nothing to pay any more, and no time to do it in. */
function cancelled({
  expires_at: _over,
  change_to_pay: _change,
  note: _earlier,
  is_late: _late,
  ...summary
}: OrderSummary): OrderSummary {
  const status = cancelledState(summary.line);
  return { ...summary, status, status_text: statusText(lifeOf(summary.line), status) };
}

/** One order of the member: the same object on every screen, so that what becomes of it shows on all of them. */
export class Order<Line extends OrderLineName = OrderLineName> {
  /** All of it; a screen that shows an order loads it. */
  readonly detail: Resource<DetailOf<Line>>;
  private listed: OrderSummary | undefined = undefined;
  private isDeleted = false;
  private isChanged = false;

  constructor(
    readonly line: Line,
    readonly orderid: string,
  ) {
    this.detail = new Resource(() => orderLineOf(line).load(orderid));
    makeAutoObservable<this, 'listed'>(
      this,
      { line: false, orderid: false, detail: false, listed: observable.ref },
      { autoBind: true },
    );
  }

  /** What a list shows of it, by the newest answer; undefined while nothing is known. */
  get summary(): OrderSummary | undefined {
    return this.detail.data ?? this.listed;
  }

  /**
   * Whether a group, or one stage of it, shows it: by its state, and no group once it was deleted, nor the processing
   * ones once it was modified, until it is told anew (specification §4). While nothing is known of it, it stays where it
   * was.
   */
  isIn(group: OrderGroup, stage?: OrderStage): boolean {
    const { summary } = this;
    if (this.isDeleted || (this.isChanged && group === 0)) return false;
    return (
      summary === undefined || statesOfGroup(lifeOf(summary.line), group, stage).includes(summary.status)
    );
  }

  /** Takes over what a list tells. What has not changed stays the same object: no card is drawn anew for it. */
  take(summary: OrderSummary): void {
    this.isChanged = false;
    if (!comparer.structural(this.listed, summary)) this.listed = summary;
    this.detail.change(detail => updated(detail, summary));
  }

  /** What was known of it holds no longer: nothing of it is shown until the server says how it stands. */
  outdate(): void {
    this.listed = undefined;
    this.detail.outdate();
  }

  /** Its member has changed it: what was known of it holds no longer, and it leaves the processing lists. */
  markChanged(): void {
    this.isChanged = true;
    this.outdate();
  }

  /** Asks how it stands; rejects like any call. */
  async ask(): Promise<DetailOf<Line>> {
    const detail = await orderLineOf(this.line).load(this.orderid);
    this.detail.set(detail);
    return detail;
  }

  /** Cancels at the penalty that was shown, fen; rejects like any call. */
  async cancel(expectedPenalty: number, reason: string): Promise<void> {
    const { refund } = await orderLineOf(this.line).cancel({
      orderid: this.orderid,
      expected_penalty: expectedPenalty,
      reason,
    });
    runInAction(() => {
      this.listed &&= cancelled(this.listed);
      this.detail.change(detail => ({ ...updated(detail, cancelled(detail)), refunded: refund }));
    });
    await this.detail.load();
  }

  /** Hides it, once it has ended, from all lists; rejects like any call. */
  async remove(): Promise<void> {
    await deleteOrder(this.orderid);
    runInAction(() => {
      this.isDeleted = true;
    });
  }
}

/**
 * The member's orders, one object for each, wherever it was loaded: list, detail, cashier, reminder, countdown. Another
 * member, or nobody, begins with none.
 */
export class OrderStore {
  /** Replaced for another member: an answer that is late goes where nobody looks any more. */
  private known = new Map<string, Order>();

  constructor(root: RootStore) {
    makeAutoObservable<this, 'known'>(this, { known: observable.ref, of: false }, { autoBind: true });
    root.get(SessionStore).onOtherMember(this.clear);
  }

  /** An order of a line; nothing of it may be known yet. */
  of<Line extends OrderLineName>(line: Line, orderid: string): Order<Line> {
    return orderIn(this.known, line, orderid);
  }

  /** A page of the orders of a group; rejects like any call. */
  async loadPage(request: RequestOf<'GET /api/order/get_orders'>): Promise<PageOfItems<Order>> {
    const { known } = this;
    const { orders, total } = await getOrders(request);
    const items = orders.map(summary => {
      const order = orderIn(known, summary.line, summary.orderid);
      order.take(summary);
      return order;
    });
    return { items, total };
  }

  /** What was known of any order holds no longer. */
  outdateAll(): void {
    this.known.forEach(order => order.outdate());
  }

  private clear(): void {
    this.known.forEach(order => order.detail.clear());
    this.known = new Map();
  }
}

function orderIn<Line extends OrderLineName>(
  known: Map<string, Order>,
  line: Line,
  orderid: string,
): Order<Line> {
  const key = `${line} ${orderid}`;
  // What stands under the name of a line was put there as an order of it.
  const existing = known.get(key) as Order<Line> | undefined;
  if (existing) return existing;
  const order = new Order(line, orderid);
  known.set(key, order);
  return order;
}
