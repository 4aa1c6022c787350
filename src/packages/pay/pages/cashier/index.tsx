import { useDidShow } from '@tarojs/taro';
import { CashierStore } from '@/checkout/CashierStore';
import { definePage, type ScreenProps } from '@/page/definePage';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { SubjectCashier } from '../../components/SubjectCashier';
import { rentalSubject } from '../../subjects';

/** The cashier of a rental order. */
function RentalCashier({ params: { orderid } }: ScreenProps<'pay.cashier'>) {
  const store = useStore(CashierStore);
  const { detail } = useStore(OrderStore).of('RENTAL', orderid);
  const subject = rentalSubject(orderid);
  // Every time the screen is shown: the order may have been paid meanwhile.
  useDidShow(() => store.load(subject));
  return <SubjectCashier subject={subject} onOver={detail.load} />;
}

export default definePage('pay.cashier', RentalCashier);
