import { useDidShow } from '@tarojs/taro';
import { CashierStore } from '@/checkout/CashierStore';
import { definePage, type ScreenProps } from '@/page/definePage';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { SubjectCashier } from '../../components/SubjectCashier';
import { cycleSubject } from '../../subjects';

/** The cashier of an order of cycle purchase. */
function CycleCashier({ params: { orderid } }: ScreenProps<'pay.cycle'>) {
  const store = useStore(CashierStore);
  const { detail } = useStore(OrderStore).of('CYCLE', orderid);
  const subject = cycleSubject(orderid);
  // Every time the screen is shown: the order may have been paid meanwhile.
  useDidShow(() => store.load(subject));
  return <SubjectCashier subject={subject} onOver={detail.load} />;
}

export default definePage('pay.cycle', CycleCashier);
