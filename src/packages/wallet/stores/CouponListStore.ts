import { MemberLists } from '@/stores/MemberLists';
import type { RootStore } from '@/stores/RootStore';
import type { Coupon } from '~types/api/account';
import { getCoupons } from '../services/coupons';

/** 0 unused, 1 used, 2 expired (specification §3). */
export type CouponStatus = Coupon['status'];

/** My coupons by status. */
export class CouponListStore {
  readonly statuses: MemberLists<CouponStatus, Coupon>;

  constructor(root: RootStore) {
    this.statuses = new MemberLists<CouponStatus, Coupon>(root, [0, 1, 2], async (status, page) => {
      const { coupons, total } = await getCoupons({ page, status });
      return { items: coupons, total };
    });
  }
}
