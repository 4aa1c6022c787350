import { useEffect, useState } from 'react';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { Booking } from '../Booking';
import type { BookingScreens } from '../bookingScreens';
import { BookingStore } from '../BookingStore';

/**
 * What was being booked on this device, with its price; `null` once it is known that nothing was. `screens`: those by
 * which it is booked from now on, the same object at every drawing. For observers.
 */
export function useLatestBooking(screens?: BookingScreens): Booking | null | undefined {
  const store = useStore(BookingStore);
  const { uid } = useStore(SessionStore);
  const [booking, setBooking] = useState<Booking | null>();
  useEffect(() => {
    const latest = store.resume(screens);
    setBooking(latest ?? null);
    return latest?.checkout.watch();
    // Whoever logs in here goes on with it as its member.
  }, [store, screens, uid]);
  return booking;
}
