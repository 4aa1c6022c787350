import { useDidShow } from '@tarojs/taro';
import { CashierStore } from '@/checkout/CashierStore';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useStore } from '@/stores/rootContext';
import { SubjectCashier } from '../../components/SubjectCashier';
import { accidentSubject } from '../../subjects';

/** The cashier of what a renter owes for an accident (specification §2, /accident_pay). */
function AccidentCashier({ params: { accident_id: id } }: ScreenProps<'pay.accident'>) {
  const store = useStore(CashierStore);
  const subject = accidentSubject(id);
  // Every time the screen is shown: it may have been paid meanwhile.
  useDidShow(() => store.load(subject));
  return <SubjectCashier subject={subject} />;
}

export default definePage('pay.accident', AccidentCashier);
