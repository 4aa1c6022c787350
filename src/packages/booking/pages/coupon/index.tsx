import { observer } from 'mobx-react';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { definePage } from '@/page/definePage';
import { backToOrder } from '../../components/backToOrder';
import { CouponChoice } from '../../components/CouponChoice';
import { LatestBooking } from '../../components/LatestBooking';
import type { Booking } from '../../stores/Booking';
import styles from './Coupon.module.scss';

const CouponChoices = observer(function CouponChoices({ booking }: { booking: Booking }) {
  const { draft, usableCoupons, unusableCoupons } = booking;
  const choose = (id: string | undefined): void => {
    booking.chooseCoupon(id);
    void backToOrder(booking);
  };
  if (usableCoupons.length + unusableCoupons.length === 0) {
    return (
      <StateView
        icon="ticket"
        title="还没有优惠券"
        text="有新的优惠券时，可以在这里选用。"
        action={{ text: '返回订单', onClick: () => void backToOrder(booking) }}
      />
    );
  }
  return (
    <Element className={styles.screen} aria-busy={booking.quote.isLoading}>
      <Element as="section">
        <Text as="h2" size={14} tone="secondary" className={styles.heading}>
          {`可用优惠券（${usableCoupons.length}）`}
        </Text>
        <Grid as="ul" gap={3}>
          {usableCoupons.map((coupon, index) => (
            <Element as="li" key={coupon.id}>
              <CouponChoice
                coupon={coupon}
                isBest={index === 0}
                saving={booking.worthOf(coupon)}
                chosen={coupon.id === draft.couponId}
                onChoose={() => choose(coupon.id)}
              />
            </Element>
          ))}
          <Element as="li">
            <CouponChoice chosen={draft.couponId === undefined} onChoose={() => choose(undefined)} />
          </Element>
        </Grid>
      </Element>
      {unusableCoupons.length > 0 ? (
        <Element as="section">
          <Text as="h2" size={14} tone="secondary" className={styles.heading}>
            {`不可用（${unusableCoupons.length}）`}
          </Text>
          <Grid as="ul" gap={3}>
            {unusableCoupons.map(coupon => (
              <Element as="li" key={coupon.id}>
                <CouponChoice coupon={coupon} chosen={coupon.id === draft.couponId} />
              </Element>
            ))}
          </Grid>
        </Element>
      ) : null}
    </Element>
  );
});

/** 选择优惠券: the usable ones, best first, those that this order cannot use with the reason, or none at all. */
function Coupon() {
  return (
    <LatestBooking empty="选好车以后，可以在这里选用优惠券。">
      {booking => <CouponChoices booking={booking} />}
    </LatestBooking>
  );
}

export default definePage('booking.coupon', Coupon);
