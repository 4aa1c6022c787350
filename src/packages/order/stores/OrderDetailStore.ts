import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { yuanText } from '@/domain/money';
import { codeOf } from '@/services/ApiError';
import { OrderStore, type Order } from '@/stores/OrderStore';
import { OverlayStore } from '@/stores/OverlayStore';
import type { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { CancellationFee, RentalDetail } from '~types/api/rental';

/** What cancelling costs and gives back, exactly, and the rule by which it costs something. */
export function cancellationText({
  once_penalty_amount: penalty,
  refund_amount: refund,
  rule,
}: CancellationFee): string {
  if (penalty > 0) return `取消将收取违约金¥${yuanText(penalty)}，退款¥${yuanText(refund)}。\n${rule}。`;
  return refund > 0 ? `现在可免费取消，退款¥${yuanText(refund)}。` : '现在可免费取消。';
}

/** One order of the renter, and what they can do with it. Each detail screen has its own. */
export class OrderDetailStore {
  constructor(
    private readonly root: RootStore,
    private readonly orderid: string,
  ) {
    makeAutoObservable<this, 'root' | 'orderid'>(this, { root: false, orderid: false }, { autoBind: true });
  }

  get detail(): Resource<RentalDetail> {
    return this.order.detail;
  }

  get isMissing(): boolean {
    return codeOf(this.detail.problem) === ErrorCode.NOT_FOUND;
  }

  /** Loads how it stands, unless that is under way. */
  async load(): Promise<void> {
    if (!this.detail.isLoading) await this.detail.load();
  }

  /**
   * Cancels after the renter has seen the exact penalty of this moment; when it changes before they confirm, they
   * see the new one and are asked again. Resolves with whether it was cancelled; rejects like any call.
   */
  async cancel(reason: string): Promise<boolean> {
    let isChanged = false;
    for (;;) {
      const order = await this.order.ask();
      if (!order.can_cancel) {
        this.root.get(OverlayStore).showToast(`${order.status_text}的订单不能取消`);
        return false;
      }
      if (!(await this.confirmCancellation(order.calcFee, isChanged))) return false;
      try {
        await this.order.cancel(order.calcFee.once_penalty_amount, reason);
        return true;
      } catch (problem) {
        if (codeOf(problem) !== ErrorCode.PENALTY_CHANGED) {
          // Whatever became of it, the screen shows how the order stands.
          void this.load();
          throw problem;
        }
        isChanged = true;
      }
    }
  }

  /** Hides an ended order from all lists. */
  async remove(): Promise<void> {
    await this.order.remove();
  }

  private get order(): Order<'RENTAL'> {
    return this.root.get(OrderStore).of('RENTAL', this.orderid);
  }

  private confirmCancellation(fee: CancellationFee, isChanged: boolean): Promise<boolean> {
    return this.root.get(OverlayStore).confirm({
      title: isChanged ? '违约金有变化' : '取消订单',
      content: cancellationText(fee),
      confirmText: '确认取消',
      cancelText: '再想想',
      danger: true,
    });
  }
}
