import { PaymentFailed } from '@/checkout/components/PaymentFailed';
import { definePage, type ScreenProps } from '@/page/definePage';
import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { follow, kindOf, rentalSubject, waysOn } from '../../subjects';

/** The payment of a rental order failed or was cancelled: its car is still held for a while. */
function RentalNotPaid({ params: { orderid, reason } }: ScreenProps<'pay.fail'>) {
  const { detail } = useStore(OrderStore).of('RENTAL', orderid);
  const subject = rentalSubject(orderid);
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

export default definePage('pay.fail', RentalNotPaid);
