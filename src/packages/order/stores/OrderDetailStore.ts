import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { yuanText } from '@/domain/money';
import { codeOf } from '@/services/ApiError';
import { cancelOrder, deleteOrder, getOrder } from '@/services/orders';
import { OrderListStore } from '@/stores/OrderListStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { OrderDetail } from '~types/api/order';

type CancellationFee = OrderDetail['calcFee'];

/** What cancelling costs and gives back, exactly. */
export function cancellationText({
  once_penalty_amount: penalty,
  refund_amount: refund,
}: CancellationFee): string {
  if (penalty > 0) return `取消将收取违约金¥${yuanText(penalty)}，退款¥${yuanText(refund)}。`;
  return refund > 0 ? `现在取消免费，退款¥${yuanText(refund)}。` : '现在取消免费。';
}

/** One order of the renter, and what he can do with it. Each detail screen has its own. */
export class OrderDetailStore {
  readonly detail: Resource<OrderDetail>;

  constructor(
    private readonly root: RootStore,
    private readonly orderid: string,
  ) {
    this.detail = new Resource(() => getOrder(orderid));
    makeAutoObservable<this, 'root' | 'orderid'>(
      this,
      { root: false, orderid: false, detail: false },
      { autoBind: true },
    );
  }

  get isMissing(): boolean {
    return codeOf(this.detail.problem) === ErrorCode.NOT_FOUND;
  }

  async load(): Promise<void> {
    await this.detail.load();
  }

  /**
   * Cancels after the renter has seen the exact penalty of this moment; when it changes before he confirms, he
   * sees the new one and is asked again. Resolves with whether it was cancelled; rejects like any call.
   */
  async cancel(reason: string): Promise<boolean> {
    let isChanged = false;
    for (;;) {
      const order = await getOrder(this.orderid);
      this.detail.set(order);
      if (!order.can_cancel) {
        this.root.get(OverlayStore).showToast(`${order.status_text}的订单不能取消`);
        return false;
      }
      if (!(await this.confirmCancellation(order.calcFee, isChanged))) return false;
      try {
        const expected_penalty = order.calcFee.once_penalty_amount;
        await cancelOrder({ orderid: this.orderid, expected_penalty, reason });
        break;
      } catch (problem) {
        if (codeOf(problem) !== ErrorCode.PENALTY_CHANGED) {
          // Whatever became of it, the screen shows how the order stands.
          void this.load();
          throw problem;
        }
        isChanged = true;
      }
    }
    this.root.get(OrderListStore).leaveProcessing(this.orderid);
    await this.load();
    return true;
  }

  /** Hides an ended order from all lists. */
  async remove(): Promise<void> {
    await deleteOrder(this.orderid);
    this.root.get(OrderListStore).remove(this.orderid);
  }

  private confirmCancellation(fee: CancellationFee, isChanged: boolean): Promise<boolean> {
    return this.root.get(OverlayStore).confirm({
      title: isChanged ? '违约金有变化' : '取消订单',
      content: `${cancellationText(fee)}\n${fee.rule}`,
      confirmText: '确认取消',
      cancelText: '再想想',
      danger: true,
    });
  }
}
