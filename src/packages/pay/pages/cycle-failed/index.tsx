import { PaymentFailed } from '@/checkout/components/PaymentFailed';
import { definePage, type ScreenProps } from '@/page/definePage';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { cycleSubject, follow, kindOf, waysOn } from '../../subjects';

/** The payment of an order of cycle purchase failed or was cancelled: its price is still held for a while. */
function CycleNotPaid({ params: { orderid, reason } }: ScreenProps<'pay.cycleFailed'>) {
  const { detail } = useStore(OrderStore).of('CYCLE', orderid);
  const subject = cycleSubject(orderid);
  return (
    <PaymentFailed
      subject={subject}
      words={kindOf(subject).words}
      isCancelled={reason === 'cancelled'}
      onRetry={() => void follow(subject, 'cashier')}
      {...waysOn(subject)}
      onOver={detail.load}
    />
  );
}

export default definePage('pay.cycleFailed', CycleNotPaid);
