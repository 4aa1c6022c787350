import { useDidShow } from '@tarojs/taro';
import { CashierStore } from '@/checkout/CashierStore';
import { definePage, type ScreenProps } from '@/page/definePage';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { SubjectCashier } from '../../components/SubjectCashier';
import { demandSubject } from '../../subjects';

/** The cashier of an order that has followed a quote (issue 14). */
function DemandCashier({ params: { orderid } }: ScreenProps<'pay.demand'>) {
  const store = useStore(CashierStore);
  const { detail } = useStore(OrderStore).of('DEMAND', orderid);
  const subject = demandSubject(orderid);
  // Every time the screen is shown: the order may have been paid meanwhile.
  useDidShow(() => store.load(subject));
  return <SubjectCashier subject={subject} onOver={detail.load} />;
}

export default definePage('pay.demand', DemandCashier);
