import { makeAutoObservable, reaction } from 'mobx';
import { PagedList } from '@/stores/PagedList';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { Coupon } from '~types/api/account';
import { getCoupons } from '../services/coupons';

/** 0 unused, 1 used, 2 expired (specification §3). */
export type CouponStatus = Coupon['status'];

const listOf = (status: CouponStatus): PagedList<Coupon> =>
  new PagedList(async page => {
    const { coupons, total } = await getCoupons({ page, status });
    return { items: coupons, total };
  });

/** My coupons, a paged list for each status. */
export class CouponListStore {
  status: CouponStatus = 0;
  readonly lists: Readonly<Record<CouponStatus, PagedList<Coupon>>> = {
    0: listOf(0),
    1: listOf(1),
    2: listOf(2),
  };

  constructor(root: RootStore) {
    makeAutoObservable(this, { lists: false }, { autoBind: true });
    const session = root.get(SessionStore);
    reaction(
      () => session.uid,
      () => Object.values(this.lists).forEach(list => list.clear()),
    );
  }

  get shown(): PagedList<Coupon> {
    return this.lists[this.status];
  }

  /** Shows a status; what was loaded of it is brought up to date behind it. */
  choose(status: CouponStatus): void {
    this.status = status;
    this.renew();
  }

  /** Brings what is shown up to date, in place. */
  renew(): void {
    if (this.shown.page > 0 && !this.shown.fetching) void this.shown.reload();
  }
}
