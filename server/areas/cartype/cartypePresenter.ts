import type { Bill } from '../../../types/api/bill';
import type {
  CarOffer,
  CarType,
  CarTypeDetail,
  FleetCarType,
  RentalSearch,
} from '../../../types/api/cartype';
import { cancelPenalty } from '../../../src/domain/cancellation';
import { servedPoints } from '../../../src/domain/delivery';
import { SERVICES } from '../../../src/domain/services';
import { holidayOn } from '../../../src/domain/holidays';
import { yuanText } from '../../../src/domain/money';
import { documentsText } from '../../../src/domain/pickup';
import { groupTotal, quoteFor, type PricedSearch } from '../../../src/domain/pricing';
import { dayOf, type Time } from '../../../src/domain/shanghaiTime';
import { carPictureUrl } from '../../media/pictureUrls';
import { brokenMinimum } from './minimumDays';
import type { CartypeRow } from './cartypeColumns';
import {
  pricedCarOf,
  pricedSearchOf,
  type Rental,
  type RentalCar,
  type RentalPlace,
} from './rentalRepository';

const DEFAULT_SERVICES = SERVICES.filter(service => service.chosenByDefault).map(({ code }) => code);

/** A car type in its wire form. */
export const presentCartype = (row: CartypeRow): CarType => ({
  id: row.id,
  brand: row.brand,
  series: row.series,
  model: row.model,
  category: row.category,
  energy: row.energy,
  transmission: row.transmission,
  seats: row.seats,
  doors: row.doors,
  power: row.power,
  picture: carPictureUrl(row.id),
  tags: row.tags,
});

/** What prices any car. */
type Bills = (car: Pick<RentalCar, 'cartype' | 'weekdayPrice'>) => Bill;

const billsFor = (search: PricedSearch): Bills => {
  const price = quoteFor(search);
  return car => price(pricedCarOf(car));
};

/** What of a price hangs on who asks: on whose credit they leave no deposit, and the price level of their company. */
export type PricedAsker = Pick<PricedSearch, 'credit' | 'company'>;

/** A car type of a city's fleet. */
export interface FleetCartype {
  cartype: CartypeRow;
  /** Lowest price a day (fen) at the open sites that have a car left, or else at all open ones. */
  price: number;
  /** Open sites that have it. */
  siteCount: number;
}

/** A car type of a city's fleet in its wire form. */
export const presentFleetCartype = ({ cartype, price, siteCount }: FleetCartype): FleetCarType => ({
  cartype: presentCartype(cartype),
  from_price: price,
  site_count: siteCount,
  score: cartype.score,
  rented: cartype.rented,
});

/**
 * The bills of the cars of a place with the services that are chosen from the start: what the list shows. What place and
 * search give is worked out once. Money in fen.
 */
export const defaultBills = (
  place: RentalPlace,
  search: Omit<RentalSearch, 'site_id'>,
  asker: PricedAsker,
): Bills => billsFor({ ...pricedSearchOf(place, search), services: DEFAULT_SERVICES, ...asker });

/**
 * The same at each of many sites, without a way to the door that is too far from one. Where the cars come back to their
 * own site, whichever it is, one working out does for all of them.
 */
export function tripBills(
  search: Omit<RentalSearch, 'site_id'>,
  asker: PricedAsker,
): (place: RentalPlace) => Bills {
  if (search.return_site_id !== undefined || search.delivery || search.collection) {
    const { from_time, to_time } = search;
    return place =>
      defaultBills(
        place,
        { from_time, to_time, ...servedPoints(place.site, place.returnSite, search) },
        asker,
      );
  }
  const { from_time: from, to_time: to } = search;
  const bills = billsFor({ from, to, services: DEFAULT_SERVICES, ...asker });
  return () => bills;
}

/** What a coupon takes off, fen; nothing is said where none fits. */
export const presentSaving = (saving: number): Pick<CarOffer, 'coupon_saving'> =>
  saving > 0 ? { coupon_saving: saving } : {};

/** What 企业优惠 has taken off, fen; nothing is said where there is none. */
const presentCompanySaving = ({ lines }: Bill): Pick<CarOffer, 'company_saving'> => {
  const line = lines.find(({ code }) => code === 'COMPANY');
  return line ? { company_saving: -line.amount } : {};
};

/**
 * An offer of the list. Its total is the one that booking asks for with the same choice (decisions, reading 14), less
 * what a coupon takes off (`saving`, fen).
 */
export function presentOffer(
  rental: Rental,
  search: Omit<RentalSearch, 'site_id'>,
  bill: Bill,
  saving = 0,
): CarOffer {
  const { site, returnSite, cartype, available } = rental;
  const minimum = brokenMinimum(search.from_time, search.to_time);
  const extras = bill.lines.filter(({ group }) => group !== 'rental' && group !== 'discount');
  return {
    cartype: presentCartype(cartype),
    site_id: site.id,
    available: site.closed || returnSite.closed ? 0 : available,
    daily_price: bill.dailyAverage,
    total_price: bill.total,
    ...presentSaving(saving),
    ...presentCompanySaving(bill),
    days: bill.days,
    included: extras.map(({ name }) => name),
    deposit: bill.deposits.vehicle + bill.deposits.violation,
    ...(bill.deposits.waived && { deposit_waived: true }),
    ...(minimum && { minimum_days: minimum.days }),
    score: cartype.score,
    review_count: cartype.reviewCount,
    rented: cartype.rented,
  };
}

/** What a booking of this rental made and paid now could be cancelled for. */
function cancelRule(search: RentalSearch, bill: Bill, now: Time): string {
  return cancelPenalty({
    status: 'AWAITING_PICKUP',
    paid: bill.total,
    pickupTime: search.from_time,
    now,
    hasDelivery: search.delivery !== undefined,
    isHoliday: holidayOn(dayOf(search.from_time)) !== undefined,
    rentalFee: groupTotal(bill, 'rental'),
  }).rule;
}

/** The rules of a rental, one sentence each. */
export function presentRules(
  { cartype }: Pick<Rental, 'cartype'>,
  search: RentalSearch,
  bill: Bill,
  now: Time,
): CarTypeDetail['rules'] {
  const { vehicle, violation, releaseText, waived, notWaived } = bill.deposits;
  const amounts = `车辆押金${yuanText(vehicle)}元，违章押金${yuanText(violation)}元`;
  const refill = cartype.energy === 'ELECTRIC' ? '电量' : '油量';
  return [
    { title: '取车证件', text: documentsText(cartype.transmission) },
    {
      title: '押金',
      text: waived
        ? `${amounts}，${releaseText}`
        : [`${amounts}；${releaseText}`, notWaived].filter(Boolean).join('。'),
    },
    { title: '里程', text: '租期内不限里程，高速和跨省均可行驶' },
    { title: '油电', text: `还车时${refill}与取车时一致即可，不收取加油或充电服务费` },
    { title: '取消', text: cancelRule(search, bill, now) },
  ];
}
