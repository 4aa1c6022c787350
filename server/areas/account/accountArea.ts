import { Type } from 'typebox';
import type { AccountApi } from '../../../types/api/account';
import { member, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { presentCoupon } from './couponPresenter';
import { countCoupons, listCoupons } from './couponRepository';
import { findWallet } from '../../kernel/money/wallet';

const PAGE_SIZE = 10;

/** Wallet and coupons of the member (specification §3, wallet; §7, /api/account). */
export const accountArea: Area<AccountApi> = {
  'GET /api/account/get_coupons': member(
    'Coupons of the member by status, 10 a page',
    Type.Object({
      page: pageNumber,
      status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
    }),
    async ({ page, status }, { db, member: { id }, now }) => {
      const rows = await listCoupons(db, id, status, now, {
        offset: (page - 1) * PAGE_SIZE,
        limit: PAGE_SIZE,
      });
      return {
        coupons: rows.map(row => presentCoupon(row, now)),
        total: await countCoupons(db, id, status, now),
      };
    },
  ),
  'GET /api/account/get_amount': member(
    'Balance, coins, points and number of unused coupons',
    Type.Object({}),
    async (_request, { db, member: { id }, now }) => ({
      ...(await findWallet(db, id)),
      coupon_count: await countCoupons(db, id, 0, now),
    }),
  ),
};
