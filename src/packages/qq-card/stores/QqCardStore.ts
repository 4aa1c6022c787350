import { makeAutoObservable, runInAction } from 'mobx';
import { Resource } from '@/stores/Resource';
import type { DataOf } from '~types/api';
import type { CardCoupon } from '~types/api/qqCard';
import { getCardCoupons, takeCardCoupon } from '../services/qqCard';

/** The coupons of the QQ card, as they stand for who looks. */
export class QqCardStore {
  /** By who looks: another member has taken others. */
  readonly list = new Resource<DataOf<'GET /api/qqcard/get_coupons'>, string | undefined>(getCardCoupons);
  /** What a visitor wants, who logs in for it. */
  wished: string | undefined = undefined;
  /** What is being taken. */
  taking: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get coupons(): readonly CardCoupon[] {
    return this.list.data?.coupons ?? [];
  }

  /** Those that who looks can take now. */
  get open(): readonly CardCoupon[] {
    return this.coupons.filter(({ state, coupon }) => state === 'OPEN' && coupon.refusal === undefined);
  }

  /** Every coupon that is not sold out is the member's. */
  get isAllTaken(): boolean {
    const there = this.coupons.filter(({ state }) => state !== 'SOLD_OUT');
    return there.length > 0 && there.every(({ state }) => state === 'TAKEN');
  }

  /** A visitor wants a coupon: they are asked to log in. */
  wish(id: string): void {
    this.wished = id;
  }

  dismissLogin(): void {
    this.wished = undefined;
  }

  /** Takes a coupon; then, and where it could not be taken, all of them show how they stand now. Rejects like any call. */
  async take(id: string): Promise<void> {
    this.wished = undefined;
    this.taking = id;
    try {
      await takeCardCoupon(id);
    } finally {
      await this.list.reload();
      runInAction(() => {
        this.taking = undefined;
      });
    }
  }
}
