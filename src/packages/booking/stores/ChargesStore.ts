import { makeAutoObservable } from 'mobx';
import { Resource } from '@/stores/Resource';
import { getOrderBill } from '../services/booking';

/** The bill of an order (specification §3, calcBillFee). */
export class ChargesStore {
  readonly charges = new Resource(getOrderBill);
  private orderid = '';

  constructor() {
    makeAutoObservable<this, 'orderid'>(this, { charges: false, orderid: false }, { autoBind: true });
  }

  /** Loads an order's bill; another one than before begins with nothing on the screen. */
  async load(orderid: string): Promise<void> {
    if (orderid !== this.orderid) this.charges.clear();
    this.orderid = orderid;
    await this.charges.load(orderid);
  }
}
