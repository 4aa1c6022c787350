import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { OrderStore } from '@/stores/OrderStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { CancellationFee } from '~types/api/rental';
import { getCancellation } from '../services/longRental';

/** Cancelling a long rental: why, and what it costs. Each screen has its own. */
export class CancelLongStore {
  readonly fee: Resource<CancellationFee>;
  reason = '';
  /** The fee is another than the one that was shown before: it is said. */
  hasChanged = false;

  constructor(
    private readonly root: RootStore,
    private readonly orderid: string,
  ) {
    this.fee = new Resource(() => getCancellation(orderid));
    makeAutoObservable<this, 'root' | 'orderid'>(
      this,
      { root: false, orderid: false, fee: false },
      { autoBind: true },
    );
  }

  get isMissing(): boolean {
    return codeOf(this.fee.problem) === ErrorCode.NOT_FOUND;
  }

  /** A reason that is chosen again is taken back: it is nobody's duty to say one. */
  choose(reason: string): void {
    this.reason = reason === this.reason ? '' : reason;
  }

  /** Cancels at the fee that is shown; false when it has changed meanwhile. Rejects like any call. */
  async cancel(): Promise<boolean> {
    const fee = this.fee.data;
    if (!fee) return false;
    try {
      await this.root.get(OrderStore).of('LONG', this.orderid).cancel(fee.once_penalty_amount, this.reason);
      return true;
    } catch (problem) {
      if (codeOf(problem) !== ErrorCode.PENALTY_CHANGED) throw problem;
      await this.fee.load();
      this.noteChange();
      return false;
    }
  }

  private noteChange(): void {
    this.hasChanged = true;
  }
}
