import type { RentalDetail } from '../../types/api/rental';
import type { CalendarEvent } from './calendarFile';
import { carName } from './carWords';
import { shortDays } from './rentalTime';
import { format, type Time } from './shanghaiTime';

/** What of a rental its notes are made of. */
export type NotedRental = Pick<
  RentalDetail,
  'orderid' | 'cartype' | 'site' | 'return_site' | 'delivery' | 'collection' | 'from_time' | 'to_time'
>;

/** An end of a trip as others may know it. */
interface TripEnd {
  verb: '取车' | '还车';
  time: Time;
  place: string;
}

/**
 * Pickup and return of a rental, to be kept in a calendar or shown to others: so it says nothing of the renter, and where
 * the car comes to a door, not whose door it is (issue 11).
 */
export function tripEnds(rental: NotedRental): [TripEnd, TripEnd] {
  const { site, return_site: returnSite, delivery, collection } = rental;
  return [
    {
      verb: '取车',
      time: rental.from_time,
      place: delivery ? '送车上门' : `${site.name}，${site.address}`,
    },
    {
      verb: '还车',
      time: rental.to_time,
      place: collection ? '上门取车' : `${returnSite.name}，${returnSite.address}`,
    },
  ];
}

/** Which end of a trip an event is. */
export interface TripEvent extends CalendarEvent {
  what: TripEnd['verb'];
}

/** The ends of a trip as events of a calendar. */
export function tripEvents(rental: NotedRental): [TripEvent, TripEvent] {
  const [pickup, giveBack] = tripEnds(rental);
  const event = (id: string, { verb, time, place }: TripEnd): TripEvent => ({
    what: verb,
    id: `${rental.orderid}-${id}`,
    title: `${verb}：${carName(rental.cartype)}`,
    place,
    time,
  });
  return [event('pickup', pickup), event('return', giveBack)];
}

/** The same as a message to whoever comes along. */
export const tripText = (rental: NotedRental): string =>
  tripEvents(rental)
    .map(({ title, place, time }) => `${title}\n${format(time, 'M月D日 ddd HH:mm')}，${place}`)
    .join('\n');

/** A trip in one line, as the card says it by which a host shares it: 11.22–25租丰田卡罗拉，首都机场T3店取车. */
export function tripTitle({ cartype, site, delivery, from_time: from, to_time: to }: NotedRental): string {
  return `${shortDays(from, to)}租${carName(cartype)}，${delivery ? '送车上门' : `${site.name}取车`}`;
}
