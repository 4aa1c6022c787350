import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { yuanText } from '@/domain/money';
import { codeOf } from '@/services/ApiError';
import { OrderStore, type Order } from '@/stores/OrderStore';
import { OverlayStore } from '@/stores/OverlayStore';
import type { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { CancellationFee } from '~types/api/rental';
import type { DemandOrderDetail } from '~types/api/worksheet';

/** What cancelling gives back, and by which rule. */
export function cancelText({
  once_penalty_amount: penalty,
  refund_amount: refund,
  rule,
}: CancellationFee): string {
  if (penalty > 0)
    return `${rule}现在取消，违约金¥${yuanText(penalty)}，退款¥${yuanText(refund)}，原路退回。`;
  return refund > 0 ? `${rule}现在取消，退款¥${yuanText(refund)}，原路退回。` : rule;
}

/** One order that has followed a quote, and what its member can do with it. Each screen has its own. */
export class DemandOrderStore {
  constructor(
    private readonly root: RootStore,
    private readonly orderid: string,
  ) {
    makeAutoObservable<this, 'root' | 'orderid'>(this, { root: false, orderid: false }, { autoBind: true });
  }

  get detail(): Resource<DemandOrderDetail> {
    return this.order.detail;
  }

  get isMissing(): boolean {
    return codeOf(this.detail.problem) === ErrorCode.NOT_FOUND;
  }

  /** Loads how it stands, unless that is under way. */
  async load(): Promise<void> {
    if (!this.detail.isLoading) await this.detail.load();
  }

  /** Hides an ended order from all lists. */
  async remove(): Promise<void> {
    await this.order.remove();
  }

  /**
   * Cancels after its member has seen what that costs at this moment; another sum by then is seen before it counts.
   * Resolves with whether it was cancelled; rejects like any call.
   */
  async cancel(): Promise<boolean> {
    for (;;) {
      await this.detail.load();
      const fee = this.detail.data?.calcFee;
      if (!fee || !(await this.confirm(fee))) return false;
      try {
        await this.order.cancel(fee.once_penalty_amount, '');
        return true;
      } catch (problem) {
        if (codeOf(problem) !== ErrorCode.PENALTY_CHANGED) throw problem;
      }
    }
  }

  private get order(): Order<'DEMAND'> {
    return this.root.get(OrderStore).of('DEMAND', this.orderid);
  }

  private confirm(fee: CancellationFee): Promise<boolean> {
    return this.root.get(OverlayStore).confirm({
      title: '取消订单',
      content: cancelText(fee),
      confirmText: '确认取消',
      cancelText: '再想想',
      danger: true,
    });
  }
}
