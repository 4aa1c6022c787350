import type { CarOffer, EmptyReason, RentalSearch } from '../../../types/api/cartype';
import { brokenMinimum } from './minimumDays';
import type { RentalPlace } from './rentalRepository';

/** Why nothing of a search can be booked, and a sentence that says what to do. */
export interface Emptiness {
  reason: EmptyReason;
  reason_text: string;
}

/** A closed site of a rental; undefined while both are open. */
export function closedReason({ site, returnSite }: RentalPlace): Emptiness | undefined {
  const closed = [site, returnSite].find(place => place.closed);
  if (!closed) return undefined;
  const why = closed.notice ?? '请选择其他门店';
  return { reason: 'SITE_CLOSED', reason_text: `${closed.name}暂停营业：${why}` };
}

/** Where a search found nothing: what there is called, and where else to look. */
const WORDS = {
  site: { here: '这家门店', elsewhere: '其他门店', near: '附近门店' },
  city: { here: '这座城市', elsewhere: '其他城市', near: '其他城市' },
} as const;

/** Why none of the offers of open sites, of one or of a city, can be booked; undefined when one can. */
export function emptyReason(
  offers: readonly CarOffer[],
  period: Pick<RentalSearch, 'from_time' | 'to_time'>,
  where: keyof typeof WORDS = 'site',
): Emptiness | undefined {
  const { here, elsewhere, near } = WORDS[where];
  if (offers.length === 0) {
    return { reason: 'NO_FLEET', reason_text: `${here}暂无可租车辆，请选择${elsewhere}` };
  }
  if (offers.every(({ available }) => available === 0)) {
    return { reason: 'SOLD_OUT', reason_text: `所选时间的车辆已订完，请调整时间或选择${near}` };
  }
  const minimum = brokenMinimum(period.from_time, period.to_time);
  return minimum && { reason: 'MINIMUM_DAYS', reason_text: minimum.rule };
}
