import { useDidShow } from '@tarojs/taro';
import { CashierStore } from '@/checkout/CashierStore';
import { Cashier } from '@/checkout/components/Cashier';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { kindOf, rentalSubject, waysOn } from '../../subjects';

/** The cashier of a rental order. */
function RentalCashier({ params: { orderid } }: ScreenProps<'pay.cashier'>) {
  const store = useStore(CashierStore);
  const { detail } = useStore(OrderStore).of('RENTAL', orderid);
  const subject = rentalSubject(orderid);
  // Every time the screen is shown: the order may have been paid meanwhile.
  useDidShow(() => store.load(subject));
  return (
    <Cashier
      subject={subject}
      words={kindOf(subject).words}
      // In its place: back from how the payment ends never leads to a cashier that has nothing to do any more.
      onBegun={payment_id => go('pay.payment', { payment_id }, { replace: true })}
      {...waysOn(subject)}
      onOver={detail.load}
    />
  );
}

export default definePage('pay.cashier', RentalCashier);
