import { Type } from 'typebox';
import type { AccountApi } from '../../../types/api/account';
import { couponObstacle } from '../../../src/domain/coupon';
import { ErrorCode } from '../../../src/domain/errorCode';
import { printedCodeProblem, printedCodeText } from '../../../src/domain/printedCode';
import type { Coupon } from '../../../types/api/account';
import type { Database } from '../../db/database';
import { member, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { Failure } from '../../kernel/failure';
import { listOrders } from '../../kernel/orders/orderRepository';
import { pageOfMallCoupons } from '../mall/public';
import { useCouponCode } from './couponCodes';
import { giveCoupon } from './giveCoupon';
import { presentCoupon } from './couponPresenter';
import { countCoupons, listCoupons, type CouponRow } from './couponRepository';
import { findWallet } from '../../kernel/money/wallet';

const PAGE_SIZE = 10;

/** Coupons as the wallet shows them: each with the order that has used it, or why it cannot be used now. */
async function presentOwn(
  db: Database,
  rows: readonly CouponRow[],
  { userId, channel, now }: { userId: string; channel: string; now: Date },
): Promise<Coupon[]> {
  const used = rows.flatMap(({ orderId }) => orderId ?? []);
  const orders = used.length > 0 ? await listOrders(db, userId, used) : [];
  return rows.map(row => {
    const coupon = presentCoupon(row, now);
    const order = orders.find(({ id }) => id === row.orderId);
    // What was used says so by its order.
    const refusal = coupon.status === 1 ? undefined : couponObstacle(coupon, { now, channel });
    return {
      ...coupon,
      ...(refusal !== undefined && { refusal }),
      ...(row.givable && coupon.status === 0 && { givable: true as const }),
      ...(order && { order: { line: order.line, orderid: order.id } }),
    };
  });
}

/** Wallet and coupons of the member (specification §3, wallet; §7, /api/account). */
export const accountArea: Area<AccountApi> = {
  'GET /api/account/get_coupons': member(
    'Coupons of the member, or of theirs in the mall, by status, 10 a page',
    Type.Object({
      page: pageNumber,
      status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
      user_id: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    async ({ page, status, user_id }, context) => {
      const part = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      if (user_id !== undefined) {
        return { coupons: [], ...(await pageOfMallCoupons({ user_id, status }, part, context)) };
      }
      const {
        db,
        member: { id },
        version: { channel },
        now,
      } = context;
      const rows = await listCoupons(db, id, status, now, part);
      return {
        coupons: await presentOwn(db, rows, { userId: id, channel, now }),
        total: await countCoupons(db, id, status, now),
      };
    },
  ),
  'POST /api/account/coupon/active': member(
    'Gives a coupon for a printed code',
    Type.Object({ code: Type.String({ maxLength: 40 }) }),
    async (request, context) => {
      const code = printedCodeText(request.code);
      const problem = printedCodeProblem(code);
      if (problem !== undefined) throw new Failure(ErrorCode.INVALID_PARAMS, problem, { field: 'code' });
      return presentCoupon(await useCouponCode(code, context), context.now);
    },
  ),
  'POST /api/account/coupon/assign': member(
    'Gives a coupon to whoever has a mobile number',
    Type.Object({
      coupon_id: Type.String({ minLength: 1, maxLength: 64 }),
      mobile: Type.String({ maxLength: 20 }),
    }),
    async (request, context) => {
      await giveCoupon(request, context);
      return {};
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
