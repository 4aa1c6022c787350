import { useDidShow } from '@tarojs/taro';
import { CashierStore } from '@/checkout/CashierStore';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useStore } from '@/stores/rootContext';
import { SubjectCashier } from '../../components/SubjectCashier';
import { rechargeSubject } from '../../subjects';

/** The cashier of a recharge. */
function RechargeCashier({ params: { recharge_id } }: ScreenProps<'pay.recharge'>) {
  const store = useStore(CashierStore);
  const subject = rechargeSubject(recharge_id);
  // Every time the screen is shown: it may have been paid meanwhile.
  useDidShow(() => store.load(subject));
  return <SubjectCashier subject={subject} />;
}

export default definePage('pay.recharge', RechargeCashier);
