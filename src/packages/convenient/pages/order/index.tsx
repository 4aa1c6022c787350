import { useDidShow } from '@tarojs/taro';
import { Cell } from '@/components/cell/Cell';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { BookingStore } from '@/rental/BookingStore';
import { RentalOrder } from '@/rental/components/RentalOrder';
import { useStore } from '@/stores/rootContext';
import { convenientScreens } from '../../screens';

/** 确认订单: the one page on which a partner's trip is booked. */
function Order({ params }: ScreenProps<'convenient.order'>) {
  useDidShow(useStore(BookingStore).seeAgain);
  return (
    <RentalOrder
      cartypeId={params.cartype_id}
      screens={convenientScreens}
      aboutDeposits={
        <Cell title="信用免押" value="了解和查询" onClick={() => void go('convenient.credit')} />
      }
    />
  );
}

export default definePage('convenient.order', Order, 'wide');
