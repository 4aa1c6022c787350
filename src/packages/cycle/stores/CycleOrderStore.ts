import { makeAutoObservable } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { yuanText } from '@/domain/money';
import { codeOf } from '@/services/ApiError';
import { OrderStore, type Order } from '@/stores/OrderStore';
import { OverlayStore } from '@/stores/OverlayStore';
import type { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { CycleDetail, CycleRefundCheck } from '~types/api/cycle';
import { checkRefund, refundCycle } from '../services/cycle';

/** What a refund gives back, exactly, and how it comes about. */
export function refundText({
  paid,
  used,
  bought,
  ordinary_day_price,
  kept,
  refund,
}: CycleRefundCheck): string {
  const rest = bought - used;
  if (kept === 0) return `还没有用过，全额退款¥${yuanText(refund)}，原路退回。`;
  const sum = `已付¥${yuanText(paid)}，已用${used}天按单日原价¥${yuanText(ordinary_day_price)}计算，`;
  return refund > 0
    ? `${sum}可退¥${yuanText(refund)}，原路退回。剩余${rest}天不能再用。`
    : `${sum}没有可退的金额。确认后剩余${rest}天作废。`;
}

/** One order of cycle purchase, and what its member can do with it. Each screen has its own. */
export class CycleOrderStore {
  constructor(
    private readonly root: RootStore,
    private readonly orderid: string,
  ) {
    makeAutoObservable<this, 'root' | 'orderid'>(this, { root: false, orderid: false }, { autoBind: true });
  }

  get detail(): Resource<CycleDetail> {
    return this.order.detail;
  }

  get isMissing(): boolean {
    return codeOf(this.detail.problem) === ErrorCode.NOT_FOUND;
  }

  /** Loads how it stands, unless that is under way. */
  async load(): Promise<void> {
    if (!this.detail.isLoading) await this.detail.load();
  }

  /** Cancels it while it is not paid, which costs nothing; rejects like any call. */
  async cancel(): Promise<void> {
    await this.order.cancel(0, '');
  }

  /** Hides an ended order from all lists. */
  async remove(): Promise<void> {
    await this.order.remove();
  }

  /**
   * Gives up what is left after its member has seen the exact refund of this moment; another one by then is seen before
   * it counts. Resolves with what comes back, fen; undefined when it was declined. Rejects like any call.
   */
  async refund(): Promise<number | undefined> {
    for (let isChanged = false; ; isChanged = true) {
      const check = await checkRefund(this.orderid);
      if (!(await this.confirm(check, isChanged))) return undefined;
      try {
        const { refund } = await refundCycle({ orderid: this.orderid, expected_refund: check.refund });
        await this.detail.load();
        return refund;
      } catch (problem) {
        if (codeOf(problem) === ErrorCode.PENALTY_CHANGED) continue;
        // Whatever became of it, the screen shows how the order stands.
        void this.load();
        throw problem;
      }
    }
  }

  private get order(): Order<'CYCLE'> {
    return this.root.get(OrderStore).of('CYCLE', this.orderid);
  }

  private confirm(check: CycleRefundCheck, isChanged: boolean): Promise<boolean> {
    return this.root.get(OverlayStore).confirm({
      title: isChanged ? '可退金额有变化' : '退掉剩余天数',
      content: refundText(check),
      confirmText: '确认退款',
      cancelText: '再想想',
      danger: true,
    });
  }
}
