import type { RentalDetail } from '../../types/api/rental';
import type { CalendarEvent } from './calendarFile';
import { carName } from './carWords';
import { format } from './shanghaiTime';

type NotedRental = Pick<
  RentalDetail,
  'orderid' | 'cartype' | 'site' | 'return_site' | 'delivery' | 'collection' | 'from_time' | 'to_time'
>;

/** Which end of a trip an event is. */
export interface TripEvent extends CalendarEvent {
  what: '取车' | '还车';
}

/**
 * Pickup and return of a rental, to be kept in a calendar or shown to others: so it says nothing of the renter, and where
 * the car comes to a door, not whose door it is (issue 11).
 */
export function tripEvents(rental: NotedRental): TripEvent[] {
  const { orderid, site, return_site: returnSite, delivery, collection } = rental;
  const name = carName(rental.cartype);
  return [
    {
      what: '取车',
      id: `${orderid}-pickup`,
      title: `取车：${name}`,
      place: delivery ? '送车上门' : `${site.name}，${site.address}`,
      time: rental.from_time,
    },
    {
      what: '还车',
      id: `${orderid}-return`,
      title: `还车：${name}`,
      place: collection ? '上门取车' : `${returnSite.name}，${returnSite.address}`,
      time: rental.to_time,
    },
  ];
}

/** The same as a message to whoever comes along. */
export const tripText = (rental: NotedRental): string =>
  tripEvents(rental)
    .map(({ title, place, time }) => `${title}\n${format(time, 'M月D日 ddd HH:mm')}，${place}`)
    .join('\n');
