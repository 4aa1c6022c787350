import { useDidShow } from '@tarojs/taro';
import { CashierStore } from '@/checkout/CashierStore';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useStore } from '@/stores/rootContext';
import { SubjectCashier } from '../../components/SubjectCashier';
import { violationSubject } from '../../subjects';

/** The cashier of a fine that we are asked to pay (issue 15). */
function ViolationCashier({ params: { violation_id: id } }: ScreenProps<'pay.violation'>) {
  const store = useStore(CashierStore);
  const subject = violationSubject(id);
  // Every time the screen is shown: it may have been paid meanwhile.
  useDidShow(() => store.load(subject));
  return <SubjectCashier subject={subject} />;
}

export default definePage('pay.violation', ViolationCashier);
