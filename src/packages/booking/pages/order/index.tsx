import { useDidShow } from '@tarojs/taro';
import { definePage, type ScreenProps } from '@/page/definePage';
import { ordinaryScreens } from '@/rental/bookingScreens';
import { BookingStore } from '@/rental/BookingStore';
import { RentalOrder } from '@/rental/components/RentalOrder';
import { useStore } from '@/stores/rootContext';

/** 确认订单: one car is booked. */
function Order({ params }: ScreenProps<'booking.order'>) {
  useDidShow(useStore(BookingStore).seeAgain);
  return <RentalOrder cartypeId={params.cartype_id} screens={ordinaryScreens} />;
}

export default definePage('booking.order', Order, 'wide');
