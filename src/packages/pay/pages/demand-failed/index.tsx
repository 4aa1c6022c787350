import { PaymentFailed } from '@/checkout/components/PaymentFailed';
import { definePage, type ScreenProps } from '@/page/definePage';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { demandSubject, follow, kindOf, waysOn } from '../../subjects';

/** The payment of an order that has followed a quote failed or was cancelled: the quote is still held for a while. */
function DemandNotPaid({ params: { orderid, reason } }: ScreenProps<'pay.demandFailed'>) {
  const { detail } = useStore(OrderStore).of('DEMAND', orderid);
  const subject = demandSubject(orderid);
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

export default definePage('pay.demandFailed', DemandNotPaid);
