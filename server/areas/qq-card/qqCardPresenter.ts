import type { Coupon } from '../../../types/api/account';
import type { CardCoupon, CardCouponState } from '../../../types/api/qqCard';
import { couponObstacle } from '../../../src/domain/coupon';
import { DAY } from '../../../src/domain/shanghaiTime';
import { presentCoupon, type CouponRow } from '../account/public';
import { takenCouponId, type CardCouponRow } from './qqCardRepository';

/** Who looks at the card, through which channel and when. */
export interface CardView {
  /** Undefined for a visitor. */
  userId: string | undefined;
  channel: string;
  now: Date;
}

/** The coupon as it is for who takes it now. */
export const couponToTake = (
  { id, grant, channel, days }: CardCouponRow,
  userId: string,
  now: Date,
): CouponRow => ({
  ...grant,
  id: takenCouponId(id, userId),
  userId,
  channel,
  brand: null,
  daysLeft: null,
  dayTerms: null,
  givable: false,
  recipient: null,
  orderId: null,
  awayUntil: null,
  validFrom: now,
  validTo: new Date(now.getTime() + days * DAY),
  createdAt: now,
});

/** Whether what was taken is still the member's own, and not on its way to somebody else. */
const isOwn = ({ userId, awayUntil }: CouponRow, view: CardView): boolean =>
  userId === view.userId && (awayUntil === null || awayUntil <= view.now);

/** A coupon of the card for who looks: `taken` is theirs of it. */
export function presentCardCoupon(
  row: CardCouponRow,
  taken: CouponRow | undefined,
  view: CardView,
): CardCoupon {
  const { id, days, stock, left } = row;
  const shown = (state: CardCouponState, coupon: Coupon, refusal: string | undefined): CardCoupon => ({
    ...{ id, state, days, stock, left },
    coupon: { ...coupon, ...(refusal !== undefined && { refusal }) },
  });
  if (taken && isOwn(taken, view)) {
    const coupon = presentCoupon(taken, view.now);
    return shown('TAKEN', coupon, couponObstacle(coupon, view));
  }
  const coupon = presentCoupon(couponToTake(row, view.userId ?? 'visitor', view.now), view.now);
  // What becomes of a coupon that was given away is its new owner's alone.
  if (taken) return shown('TAKEN', coupon, '您已送给朋友');
  if (left === 0) return shown('SOLD_OUT', coupon, '已领完');
  return shown('OPEN', coupon, couponObstacle(coupon, view));
}
