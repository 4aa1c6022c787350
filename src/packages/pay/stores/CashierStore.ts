import { makeAutoObservable } from 'mobx';
import { randomHex } from '@/platform/random';
import { Resource } from '@/stores/Resource';
import type { DataOf } from '~types/api';
import type { PayMethod } from '~types/api/pay';
import { getAmounts } from '@/services/account';
import { beginPayment, getOrder } from '../services/payments';

/** Choosing how to pay for an order. */
export class CashierStore {
  readonly order = new Resource((orderid: string) => getOrder(orderid));
  readonly amounts = new Resource(getAmounts);
  method: PayMethod = 'WECHAT';
  /** One key for each order, method and attempt: a payment whose answer was lost is found again, never doubled. */
  private key: { subject: string; value: string } | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'key'>(this, { order: false, amounts: false, key: false }, { autoBind: true });
  }

  /** Loads the order and the balance; another order than before begins anew. */
  async load(orderid: string): Promise<void> {
    if (this.order.data?.orderid !== orderid) this.order.clear();
    await Promise.all([this.order.load(orderid), this.amounts.load()]);
  }

  get due(): number {
    const order = this.order.data;
    return order ? Math.max(0, order.total - order.paid) : 0;
  }

  get canPayByBalance(): boolean {
    return (this.amounts.data?.balance ?? 0) >= this.due;
  }

  chooseMethod(method: PayMethod): void {
    this.method = method;
  }

  /** Begins the payment; resolves with it. ORDER_STATE, BALANCE_TOO_LOW. */
  async pay(orderid: string): Promise<DataOf<'POST /api/order/pay'>> {
    const subject = `${orderid} ${this.method}`;
    if (this.key?.subject !== subject) this.key = { subject, value: randomHex(32) };
    const payment = await beginPayment({ orderid, method: this.method, client_key: this.key.value });
    // What comes after an answer is another attempt.
    this.key = undefined;
    return payment;
  }
}
