import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CouponChoices } from '@/checkout/components/CouponChoices';
import { StateView } from '@/components/state-view/StateView';
import { definePage } from '@/page/definePage';
import { back, go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { LongBookingStore } from '../../stores/LongBookingStore';

/** 选择优惠券 for the long rental that is being booked (specification §2, /longrent_book/order_coupon). */
const LongCoupon = observer(function LongCoupon() {
  const store = useStore(LongBookingStore);
  const { checkout, cartypeId } = store;
  useEffect(() => (cartypeId === undefined ? undefined : checkout.watch()), [checkout, cartypeId]);
  if (cartypeId === undefined) {
    return (
      <StateView
        icon="ticket"
        title="还没有选车"
        text="选好车以后，可以在这里选用优惠券。"
        action={{ text: '去选车', onClick: () => void go('long.home') }}
      />
    );
  }
  return <CouponChoices checkout={checkout} onDone={() => void back()} />;
});

export default definePage('long.coupon', LongCoupon);
