import { useDidShow } from '@tarojs/taro';
import { CashierStore } from '@/checkout/CashierStore';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useStore } from '@/stores/rootContext';
import type { PaymentSubject } from '~types/api/pay';
import { LongSubject } from '../../components/LongSubject';
import { SubjectCashier } from '../../components/SubjectCashier';

function LongSubjectCashier({ subject }: { subject: PaymentSubject }) {
  const store = useStore(CashierStore);
  // Every time the screen is shown: it may have been paid meanwhile.
  useDidShow(() => store.load(subject));
  return <SubjectCashier subject={subject} />;
}

/** The cashier of a long rental: of its first payment or tail, or of an instalment (specification §2, /longrent_pay). */
function LongCashier({ params }: ScreenProps<'pay.long'>) {
  return (
    <LongSubject route="pay.long" params={params}>
      {subject => <LongSubjectCashier subject={subject} />}
    </LongSubject>
  );
}

export default definePage('pay.long', LongCashier);
