import { useDidShow } from '@tarojs/taro';
import { CashierStore } from '@/checkout/CashierStore';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useStore } from '@/stores/rootContext';
import { SubjectCashier } from '../../components/SubjectCashier';
import { amendmentSubject } from '../../subjects';

/** The cashier of what a relet, or another change of a rental order, costs more. */
function ReletCashier({ params: { amendment_id } }: ScreenProps<'pay.relet'>) {
  const store = useStore(CashierStore);
  const subject = amendmentSubject(amendment_id);
  // Every time the screen is shown: it may have been paid meanwhile.
  useDidShow(() => store.load(subject));
  return <SubjectCashier subject={subject} />;
}

export default definePage('pay.relet', ReletCashier);
