import { observer } from 'mobx-react';
import { Cell } from '@/components/cell/Cell';
import { go } from '@/page/navigate';
import type { OrderQuote } from '~types/api/order';
import type { Booking } from '../stores/Booking';
import { SavedAmount } from './SavedAmount';

/** 优惠券: the chosen one and what it takes off; opens the list. */
export const CouponCell = observer(function CouponCell({
  booking,
  quote,
}: {
  booking: Booking;
  quote: OrderQuote;
}) {
  const { draft, coupon, usableCoupons } = booking;
  if (quote.coupons.length === 0 && draft.couponId === undefined) {
    return <Cell title="优惠券" value="暂无优惠券" />;
  }
  const count = usableCoupons.length;
  return (
    <Cell
      title="优惠券"
      note={
        coupon && !draft.isCouponOwn
          ? `${coupon.name}，已为您选用最优惠的一张`
          : (coupon?.name ?? quote.bill.couponRefusal ?? '未使用优惠券')
      }
      value={
        <SavedAmount fen={booking.couponSaving}>{count > 0 ? `${count}张可用` : '本单不可用'}</SavedAmount>
      }
      onClick={() => void go('booking.coupon')}
    />
  );
});
