import type { RentalDetail } from '../../types/api/rental';
import type { Site } from '../../types/api/site';
import { pointText } from './delivery';
import { depositText } from './deposits';
import { documentsText, untilPickupText } from './pickup';
import { rentalLife } from './rentalLife';
import { describePeriod, isPast } from './rentalTime';
import { format, type Time } from './shanghaiTime';

/** What a member needs of a rental that runs, wherever in the app they are. */
export interface Trip {
  /** What counts now: 距取车还有2小时, 距还车还有1天, 待结算. */
  headline: string;
  /** One line each: when and where, then what to bring or when the deposits come back. */
  facts: string[];
  /** The site to find and to call. */
  site?: Site;
}

/** What a trip is told from. */
export type TripRental = Pick<
  RentalDetail,
  | 'status'
  | 'status_text'
  | 'site'
  | 'return_site'
  | 'delivery'
  | 'collection'
  | 'from_time'
  | 'to_time'
  | 'cartype'
  | 'bill'
>;

const momentText = (time: Time): string => format(time, 'M月D日 ddd HH:mm');

const toPickUp = (rental: TripRental, now: Time): Trip => {
  const { site, delivery, from_time: from, cartype } = rental;
  const where = delivery ? `送车到${pointText(delivery)}` : `取车 · ${site.name}`;
  return {
    headline: untilPickupText(from, now),
    facts: [`${momentText(from)}${where}`, `带好${documentsText(cartype.transmission)}`],
    site,
  };
};

const inUse = (rental: TripRental, now: Time): Trip => {
  const { return_site: site, collection, to_time: to } = rental;
  const where = collection ? `上门取车 · ${pointText(collection)}` : `前还车 · ${site.name}`;
  return {
    headline: isPast(to, now) ? '还车时间已过，请尽快还车' : `距还车还有${describePeriod(now, to)}`,
    facts: [`${momentText(to)}${where}`],
    site,
  };
};

const returned = ({ status_text: headline, to_time: to, bill: { deposits } }: TripRental): Trip => ({
  headline,
  facts: [depositText(deposits, to)],
});

/** The trip of a rental; undefined before it is paid and after it has ended (issue 11, a companion after paying). */
export function rentalTrip(rental: TripRental, now: Time): Trip | undefined {
  switch (rentalLife.states[rental.status].stage) {
    case 'TO_PICK_UP':
      return toPickUp(rental, now);
    case 'IN_USE':
      return inUse(rental, now);
    case 'RETURNED':
      return returned(rental);
    default:
      return undefined;
  }
}
