import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { go } from '@/page/navigate';
import type { Booking } from '@/rental/Booking';
import { useLatestBooking } from '@/rental/components/useLatestBooking';
import type { OrderQuote } from '~types/api/rental';

const Priced = observer(function Priced({
  booking,
  children,
}: {
  booking: Booking;
  children: (booking: Booking, quote: OrderQuote) => ReactNode;
}) {
  const { failure, quote, price } = booking.checkout;
  const retry = (): void => void price();
  if (failure) return <FailedView message={failure} onRetry={retry} />;
  return (
    <ResourceView resource={quote} onRetry={retry}>
      {priced => children(booking, priced)}
    </ResourceView>
  );
});

interface LatestBookingProps {
  /** What could be done here if a car were being booked, one sentence. */
  empty: string;
  children: (booking: Booking, quote: OrderQuote) => ReactNode;
}

/** A part of the booking that is under way, with its price; opened without one, a way to the cars. */
export const LatestBooking = observer(function LatestBooking({ empty, children }: LatestBookingProps) {
  const booking = useLatestBooking();
  if (booking === undefined) return <SkeletonCards />;
  if (booking) return <Priced booking={booking}>{children}</Priced>;
  return (
    <StateView
      icon="car"
      title="还没有要预订的车"
      text={empty}
      action={{ text: '去选车', onClick: () => void go('car.list', {}, { replace: true }) }}
    />
  );
});
