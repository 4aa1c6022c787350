import { makeAutoObservable } from 'mobx';
import { CashierStore } from '@/checkout/CashierStore';
import { OrderStore } from '@/stores/OrderStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { Due } from '~types/api/pay';
import { getPayLink } from '../services/payLink';

/** An order that somebody else is asked to pay: what is due, and the link. Each screen has its own. */
export class AskPayStore {
  readonly link: Resource<Awaited<ReturnType<typeof getPayLink>>>;
  readonly due: Resource<Due>;

  constructor(
    private readonly root: RootStore,
    private readonly orderid: string,
  ) {
    this.due = root.get(CashierStore).dueOf({ kind: 'RENTAL', id: orderid });
    this.link = new Resource(() => getPayLink(orderid));
    makeAutoObservable<this, 'root' | 'orderid'>(
      this,
      { root: false, orderid: false, due: false, link: false },
      { autoBind: true },
    );
  }

  /** Asks what is due and, once, for the link. */
  async open(): Promise<void> {
    await Promise.all([this.load(), this.link.data ? undefined : this.link.load()]);
  }

  /** Asks whether it is paid; then what the app knew of the order holds no longer. */
  async load(): Promise<void> {
    if (this.due.isLoading) return;
    const due = await this.due.load();
    if (due?.standing.state === 'PAID') this.root.get(OrderStore).of('RENTAL', this.orderid).outdate();
  }
}
