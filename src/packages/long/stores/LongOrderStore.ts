import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { randomHex } from '@/platform/random';
import { OrderStore, type Order } from '@/stores/OrderStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { EarlyReturnCheck, ExtensionCheck, LongDetail } from '~types/api/orderLong';
import {
  cancelMandate,
  checkExtension,
  checkReturn,
  extendLong,
  returnLong,
  signMandate,
} from '../services/longRental';

/** One long rental of the member, and what they can do with it. Each screen has its own. */
export class LongOrderStore {
  /** What going on costs, by months. */
  readonly extension: Resource<ExtensionCheck, number>;
  /** What bringing the car back earlier comes to, by ISO time. */
  readonly earlyReturn: Resource<EarlyReturnCheck, string>;
  /** The same confirmation is done once, however often it is sent. */
  private key: { about: string; value: string } | undefined = undefined;

  constructor(
    private readonly root: RootStore,
    private readonly orderid: string,
  ) {
    this.extension = new Resource(months => checkExtension(orderid, months), {
      subjectOf: () => 'extension',
    });
    this.earlyReturn = new Resource(to => checkReturn(orderid, to), { subjectOf: () => 'return' });
    makeAutoObservable<this, 'root' | 'orderid' | 'key'>(
      this,
      { root: false, orderid: false, extension: false, earlyReturn: false, key: false },
      { autoBind: true },
    );
  }

  get detail(): Resource<LongDetail> {
    return this.order.detail;
  }

  get isMissing(): boolean {
    return codeOf(this.detail.problem) === ErrorCode.NOT_FOUND;
  }

  /** Loads how it stands, unless that is under way. */
  async load(): Promise<void> {
    if (!this.detail.isLoading) await this.detail.load();
  }

  /** Extends by what was shown; where that has changed, the new price is shown first. Rejects like any call. */
  async extend(months: number): Promise<void> {
    const { data } = this.extension;
    if (!data) return;
    const { amount: expected, agreement_version } = data;
    await this.confirm(`extend ${months} ${expected}`, client_key =>
      extendLong({ orderid: this.orderid, months, client_key, expected, agreement_version }).catch(
        (problem: unknown) => {
          void this.extension.load(months);
          throw problem;
        },
      ),
    );
  }

  /** Ends it earlier for what was shown. Rejects like any call. */
  async returnEarly(): Promise<void> {
    const { data } = this.earlyReturn;
    if (!data) return;
    const { to_time, total } = data;
    await this.confirm(`return ${to_time} ${total}`, client_key =>
      returnLong({ orderid: this.orderid, to_time, client_key, expected: total }).catch(
        (problem: unknown) => {
          void this.earlyReturn.load(to_time);
          throw problem;
        },
      ),
    );
  }

  /** Has the instalments collected from now on, or no longer. Rejects like any call. */
  async setMandate(isSigned: boolean): Promise<void> {
    const mandate = await (isSigned ? signMandate : cancelMandate)(this.orderid);
    this.detail.change(detail => ({ ...detail, mandate }));
  }

  /** Hides an ended order from all lists. */
  async remove(): Promise<void> {
    await this.order.remove();
  }

  private get order(): Order<'LONG'> {
    return this.root.get(OrderStore).of('LONG', this.orderid);
  }

  private async confirm(about: string, send: (clientKey: string) => Promise<unknown>): Promise<void> {
    const key = this.key?.about === about ? this.key : { about, value: randomHex(32) };
    this.key = key;
    await send(key.value);
    this.key = undefined;
    await this.detail.load();
  }
}
