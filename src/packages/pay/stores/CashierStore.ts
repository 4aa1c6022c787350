import { makeAutoObservable } from 'mobx';
import { randomHex } from '@/platform/random';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { DataOf } from '~types/api';
import type { OrderDetail } from '~types/api/order';
import type { PayMethod } from '~types/api/pay';
import { getAmounts } from '@/services/account';
import { beginPayment } from '../services/payments';

/** Choosing how to pay for an order. */
export class CashierStore {
  readonly amounts = new Resource(getAmounts);
  method: PayMethod = 'WECHAT';
  /** One key for each order, method and attempt: a payment whose answer was lost is found again, never doubled. */
  private key: { subject: string; value: string } | undefined = undefined;

  constructor(root: RootStore) {
    makeAutoObservable<this, 'key'>(this, { amounts: false, key: false }, { autoBind: true });
    root.get(SessionStore).onOtherMember(this.amounts.clear);
  }

  /** What is still to be paid, fen. */
  dueOf({ total, paid }: Pick<OrderDetail, 'total' | 'paid'>): number {
    return Math.max(0, total - paid);
  }

  canPayByBalance(order: Pick<OrderDetail, 'total' | 'paid'>): boolean {
    return (this.amounts.data?.balance ?? 0) >= this.dueOf(order);
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
