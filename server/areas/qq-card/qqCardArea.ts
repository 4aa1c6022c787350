import { Type } from 'typebox';
import type { QqCardApi } from '../../../types/api/qqCard';
import { couponObstacle } from '../../../src/domain/coupon';
import { member, open, type Area } from '../../http/endpoint';
import { presentCoupon } from '../account/public';
import { presentCardCoupon } from './qqCardPresenter';
import { findTaken, listCardCoupons, takenCouponId } from './qqCardRepository';
import { takeCardCoupon } from './takeCardCoupon';

/** QQ card: its coupons (specification §2, /qqcard; §7, qq card coupon list). */
export const qqCardArea: Area<QqCardApi> = {
  'GET /api/qqcard/get_coupons': open(
    'The coupons of the QQ card',
    Type.Object({}),
    async (_request, { db, member: viewer, version: { channel }, now }) => {
      const rows = await listCardCoupons(db);
      const ids = rows.map(({ id }) => id);
      const taken = viewer && rows.length > 0 ? await findTaken(db, viewer.id, ids) : [];
      const view = { userId: viewer?.id, channel, now };
      return {
        coupons: rows.map(row => {
          const couponId = viewer && takenCouponId(row.id, viewer.id);
          const own = taken.find(({ id }) => id === couponId);
          return presentCardCoupon(row, own, view);
        }),
      };
    },
  ),
  'POST /api/qqcard/take_coupon': member(
    'Takes a coupon of the QQ card',
    Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    async ({ id }, context) => {
      const { now, version } = context;
      const coupon = presentCoupon(await takeCardCoupon(id, context), now);
      const refusal = couponObstacle(coupon, { now, channel: version.channel });
      return { ...coupon, ...(refusal !== undefined && { refusal }) };
    },
  ),
};
