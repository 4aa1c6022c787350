import { CouponChoices } from '@/checkout/components/CouponChoices';
import { definePage } from '@/page/definePage';
import { backToOrder } from '@/rental/components/backToOrder';
import { LatestBooking } from '../../components/LatestBooking';

/** 选择优惠券 for what is being booked. */
function Coupon() {
  return (
    <LatestBooking empty="选好车以后，可以在这里选用优惠券。">
      {booking => (
        <CouponChoices
          checkout={booking.checkout}
          worthOf={booking.worthOf}
          onDone={() => void backToOrder(booking)}
        />
      )}
    </LatestBooking>
  );
}

export default definePage('booking.coupon', Coupon);
