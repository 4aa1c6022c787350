import { makeAutoObservable, observable } from 'mobx';
import { sessionStorage } from '@/platform/storage';
import { persistFields } from './persistence';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';
import type { DemandReceipt } from '~types/api/worksheet';

const isReceipt = (value: unknown): value is DemandReceipt =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'title', 'phone', 'call_time', 'call_from'] as const).every(
    name => typeof (value as Record<string, unknown>)[name] === 'string',
  );

/** What has become of the demand that was sent last in this visit: who calls, when, from which number. */
export class SentDemand {
  receipt: DemandReceipt | undefined = undefined;

  constructor(root: RootStore) {
    makeAutoObservable(this, { receipt: observable.ref }, { autoBind: true });
    persistFields(this, {
      key: 'demand-sent',
      fields: ['receipt'],
      storage: sessionStorage,
      personal: true,
      accept: ({ receipt }) => (isReceipt(receipt) ? { receipt } : {}),
    });
    root.get(SessionStore).onLogOut(this.forget);
  }

  keep(receipt: DemandReceipt): void {
    this.receipt = receipt;
  }

  private forget(): void {
    this.receipt = undefined;
  }
}
