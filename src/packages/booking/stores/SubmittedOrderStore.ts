import { makeAutoObservable } from 'mobx';
import { getOrder } from '@/services/orders';
import { Resource } from '@/stores/Resource';

/** The order that was just made, as it stands now. */
export class SubmittedOrderStore {
  readonly order = new Resource(getOrder);

  constructor() {
    makeAutoObservable(this, { order: false }, { autoBind: true });
  }

  /** Loads an order; another one than before begins with nothing on the screen. */
  async load(orderid: string): Promise<void> {
    if (this.order.data?.orderid !== orderid) this.order.clear();
    await this.order.load(orderid);
  }
}
