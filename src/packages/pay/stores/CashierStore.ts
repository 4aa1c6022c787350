import { makeAutoObservable } from 'mobx';
import { randomHex } from '@/platform/random';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { DataOf } from '~types/api';
import type { OrderDetail } from '~types/api/order';
import type { PayMethod } from '~types/api/pay';
import { getAmounts } from '@/services/account';
import { ApiError } from '@/services/ApiError';
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

  /** Begins the payment; resolves with it. ORDER_STATE, PAYMENT_CLOSED, BALANCE_TOO_LOW. */
  async pay(orderid: string): Promise<DataOf<'POST /api/order/pay'>> {
    const subject = `${orderid} ${this.method}`;
    const key = this.key?.subject === subject ? this.key : { subject, value: randomHex(32) };
    // What comes after an answer is another attempt; a call that was not answered may have arrived, and is made again.
    this.key = undefined;
    try {
      return await beginPayment({ orderid, method: this.method, client_key: key.value });
    } catch (problem) {
      if (problem instanceof ApiError && problem.isNetworkFailure) this.key = key;
      throw problem;
    }
  }
}
