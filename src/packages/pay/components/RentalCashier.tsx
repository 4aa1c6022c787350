import { OrderStore } from '@/stores/OrderStore';
import { useStore } from '@/stores/rootContext';
import { rentalSubject } from '../subjects';
import { SubjectCashier } from './SubjectCashier';

/** The cashier of a rental order, whichever way it was booked. Its screen loads the store. */
export function RentalCashier({ orderid }: { orderid: string }) {
  const { detail } = useStore(OrderStore).of('RENTAL', orderid);
  return <SubjectCashier subject={rentalSubject(orderid)} onOver={detail.load} />;
}
