import { useDidShow } from '@tarojs/taro';
import { CashierStore } from '@/checkout/CashierStore';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useStore } from '@/stores/rootContext';
import { RentalCashier } from '../../components/RentalCashier';
import { rentalSubject } from '../../subjects';

/** The cashier of a rental that was booked from a partner's link. */
function ConvenientCashier({ params: { orderid } }: ScreenProps<'pay.convenient'>) {
  const store = useStore(CashierStore);
  // Every time the screen is shown: the order may have been paid meanwhile.
  useDidShow(() => store.load(rentalSubject(orderid)));
  return <RentalCashier orderid={orderid} />;
}

export default definePage('pay.convenient', ConvenientCashier);
