import type { RentalDetail } from '../../types/api/rental';
import type { Site } from '../../types/api/site';
import { countdownText } from './countdown';
import { pointText } from './delivery';
import { releaseText } from './deposits';
import { yuanText } from './money';
import { documentsText, untilPickupText } from './pickup';
import { rentalLife } from './rentalLife';
import { describePeriod, isPast } from './rentalTime';
import { format, toMillis, type Time } from './shanghaiTime';

/** What a member needs of a rental that runs, wherever in the app they are. */
export interface Trip {
  /** What counts now: 待支付，剩9分50秒, 距取车还有2小时, 距还车还有1天, 待结算. */
  headline: string;
  /** One line each: when and where, then what it costs, what to bring, or when the deposits come back. */
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
  | 'deposits'
  | 'total'
  | 'note'
  | 'expires_at'
  | 'amendment'
>;

const momentText = (time: Time): string => format(time, 'M月D日 ddd HH:mm');

/** What a pickup card tells of a trip. */
type PickupPart = Pick<TripRental, 'site' | 'delivery' | 'from_time'> & {
  cartype: Pick<TripRental['cartype'], 'transmission'>;
};

const pickupText = ({
  site,
  delivery,
  from_time: from,
}: Pick<PickupPart, 'site' | 'delivery' | 'from_time'>): string =>
  `${momentText(from)}${delivery ? `送车到${pointText(delivery)}` : `取车 · ${site.name}`}`;

/** What waits for its money: the order, a change of it, or what the return has shown. */
function dueFacts(rental: TripRental): string[] {
  const { amendment, status, total, note } = rental;
  if (status === 'UNPAID') return [pickupText(rental), `订单总价¥${yuanText(total)}`];
  if (!amendment) return note === undefined ? [] : [note];
  return [`续租到${momentText(amendment.after.to_time)}，补付¥${yuanText(amendment.due)}`];
}

const toPay = (rental: TripRental, now: Time): Trip => {
  const { status_text: word, expires_at: end } = rental;
  const seconds = end === undefined ? 0 : Math.ceil((toMillis(end) - toMillis(now)) / 1000);
  return {
    headline: seconds > 0 ? `${word}，剩${countdownText(seconds)}` : word,
    facts: dueFacts(rental),
  };
};

/** The trip of a rental whose car is to be taken, from no more than its pickup card tells. */
export const toPickUp = (rental: PickupPart, now: Time): Trip => ({
  headline: untilPickupText(rental.from_time, now),
  facts: [pickupText(rental), `带好${documentsText(rental.cartype.transmission)}`],
  site: rental.site,
});

/** The trip of a rental whose car is to be taken, with what the order waits for meanwhile. */
function waiting(rental: TripRental, now: Time): Trip {
  const trip = toPickUp(rental, now);
  return { ...trip, facts: rental.note === undefined ? trip.facts : [rental.note, ...trip.facts] };
}

const inUse = (rental: TripRental, now: Time): Trip => {
  const { return_site: site, collection, to_time: to } = rental;
  const where = collection ? `上门取车 · ${pointText(collection)}` : `前还车 · ${site.name}`;
  return {
    headline: isPast(to, now) ? '还车时间已过，请尽快还车' : `距还车还有${describePeriod(now, to)}`,
    facts: [`${momentText(to)}${where}`],
    site,
  };
};

const dayText = (time: Time): string => format(time, 'M月D日');

/** What becomes of the deposits: those that are held by their own dates, or by the rule while nothing is known of them. */
function depositsNow({ deposits, bill, to_time: to }: TripRental): string {
  if (deposits.length === 0) return releaseText(bill.deposits, to);
  const held = deposits.flatMap(({ state, name, amount, kept, release_by: by }) =>
    state === 'HELD' && by ? [`${dayText(by)}前退${name}¥${yuanText(amount - kept)}`] : [],
  );
  return held.join('，') || '押金已退还';
}

const returned = (rental: TripRental): Trip => ({
  headline: rental.status_text,
  facts: [...(rental.note === undefined ? [] : [rental.note]), depositsNow(rental)],
});

/** The trip of a rental; undefined after it has ended (issue 11, a companion after paying). */
export function rentalTrip(rental: TripRental, now: Time): Trip | undefined {
  switch (rentalLife.states[rental.status].stage) {
    case 'TO_PAY':
      return toPay(rental, now);
    case 'TO_PICK_UP':
      return waiting(rental, now);
    case 'IN_USE':
      return inUse(rental, now);
    case 'RETURNED':
      return returned(rental);
    default:
      return undefined;
  }
}
