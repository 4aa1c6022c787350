import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { BillView } from '@/components/bill-view/BillView';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { yuanText } from '@/domain/money';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import type { Booking } from '../../stores/Booking';
import { BookingStore } from '../../stores/BookingStore';
import { ChargesStore } from '../../stores/ChargesStore';
import styles from './Charges.module.scss';

/** The bill of an order, with what was paid and refunded. */
const OrderCharges = observer(function OrderCharges({ orderid }: { orderid: string }) {
  const store = useStore(ChargesStore);
  useEffect(() => {
    void store.load(orderid);
  }, [store, orderid]);
  return (
    <ResourceView resource={store.charges} onRetry={() => void store.load(orderid)}>
      {({ bill, paid, refunded }) => (
        <Element className={styles.card}>
          <BillView bill={bill} heading="h2" />
          {paid > 0 ? <Cell title="已支付" value={`¥${yuanText(paid)}`} /> : null}
          {refunded > 0 ? <Cell title="已退款" value={`¥${yuanText(refunded)}`} /> : null}
        </Element>
      )}
    </ResourceView>
  );
});

/** The bill of what is being booked. */
const BookingCharges = observer(function BookingCharges({ booking }: { booking: Booking }) {
  const retry = (): void => void booking.price();
  if (booking.siteFailure) return <FailedView message={booking.siteFailure} onRetry={retry} />;
  return (
    <ResourceView resource={booking.quote} onRetry={retry}>
      {({ bill }) => (
        <Element className={styles.card} aria-busy={booking.quote.isLoading}>
          <BillView bill={bill} heading="h2" />
        </Element>
      )}
    </ResourceView>
  );
});

/** What was being booked on this device; `null` once it is known that nothing was. */
function useLatestBooking(): Booking | null | undefined {
  const store = useStore(BookingStore);
  const [booking, setBooking] = useState<Booking | null>();
  useEffect(() => {
    const latest = store.resume();
    setBooking(latest ?? null);
    return latest?.watch();
  }, [store]);
  return booking;
}

function DraftCharges() {
  const booking = useLatestBooking();
  if (booking === undefined) return <SkeletonCards />;
  if (booking) return <BookingCharges booking={booking} />;
  return (
    <StateView
      icon="car"
      title="还没有要预订的车"
      text="选好车以后，可以在这里查看每一项费用。"
      action={{ text: '去选车', onClick: () => void go('car.list', {}, { replace: true }) }}
    />
  );
}

/** 费用明细: of an order, or of what is being booked. */
function Charges({ params }: ScreenProps<'booking.charges'>) {
  return params.orderid === undefined ? <DraftCharges /> : <OrderCharges orderid={params.orderid} />;
}

export default definePage('booking.charges', Charges);
