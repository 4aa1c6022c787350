import { makeAutoObservable } from 'mobx';
import { MemberLists } from '@/stores/MemberLists';
import type { RootStore } from '@/stores/RootStore';
import type { Coupon } from '~types/api/account';
import type { MallCoupon } from '~types/api/mall';
import { getCoupons, getMallCoupons, logInToMall } from '../services/coupons';

/** 0 unused, 1 used, 2 expired (specification §3). */
export type CouponStatus = Coupon['status'];

/** What coupons are for: rentals, or the shops of the mall. */
export type CouponUse = 'RENTAL' | 'MALL';

const STATUSES = [0, 1, 2] as const;

/** My coupons by status, those for rentals and those of the mall. */
export class CouponListStore {
  use: CouponUse = 'RENTAL';
  readonly statuses: MemberLists<CouponStatus, Coupon>;
  readonly mall: MemberLists<CouponStatus, MallCoupon>;

  constructor(root: RootStore) {
    this.statuses = new MemberLists<CouponStatus, Coupon>(root, STATUSES, async (status, page) => {
      const { coupons, total } = await getCoupons({ page, status });
      return { items: coupons, total };
    });
    this.mall = new MemberLists<CouponStatus, MallCoupon>(root, STATUSES, async (status, page) => {
      // Who looks at its coupons for the first time is made known to the mall; again it answers the same.
      const { user_id } = await logInToMall();
      const { wk_coupons = [], total } = await getMallCoupons({ page, status, user_id });
      return { items: wk_coupons, total };
    });
    makeAutoObservable(this, { statuses: false, mall: false }, { autoBind: true });
  }

  /** What is shown of them. */
  get status(): CouponStatus {
    return this.statuses.current;
  }

  /** Shows the coupons of a status, of the same use. */
  chooseStatus(status: CouponStatus): void {
    this.show(this.use, status);
  }

  /** Shows the coupons for another use, of the same status. */
  chooseUse(use: CouponUse): void {
    this.show(use, this.status);
  }

  /** Brings what is shown up to date, in place. */
  renew(): void {
    (this.use === 'MALL' ? this.mall : this.statuses).renew();
  }

  private show(use: CouponUse, status: CouponStatus): void {
    this.use = use;
    this.statuses.current = status;
    this.mall.current = status;
    this.renew();
  }
}
