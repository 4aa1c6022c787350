import type { CarCategory, CarOffer, Transmission } from '../../types/api/cartype';

/** How the offers of a list are put in order. */
export type CarSort = 'RECOMMENDED' | 'PRICE_UP' | 'PRICE_DOWN' | 'SCORE';

/** What of a list is shown (specification §3, car search filter). Empty means everything. */
export interface CarFilter {
  categories: readonly CarCategory[];
  transmission?: Transmission;
}

/** The words for the categories. */
export const categoryText: Readonly<Record<CarCategory, string>> = {
  MICRO: '微型',
  ECONOMY: '经济型',
  COMFORT: '舒适型',
  BUSINESS: '商务型',
  PREMIUM: '豪华型',
  LUXURY: '豪车',
  SPORTS: '跑车',
  SUV: 'SUV',
  MPV: 'MPV',
  NEW_ENERGY: '新能源',
  PICKUP: '皮卡',
};

/** 自动挡, 手动挡. */
export const transmissionText: Readonly<Record<Transmission, string>> = { AUTO: '自动挡', MANUAL: '手动挡' };

/** Whether a car can be booked as it stands: in stock and long enough for a holiday. */
export const isBookable = (offer: CarOffer): boolean =>
  offer.available > 0 && offer.minimum_days === undefined;

const orders: Readonly<Record<CarSort, (a: CarOffer, b: CarOffer) => number>> = {
  RECOMMENDED: (a, b) => b.rented - a.rented,
  PRICE_UP: (a, b) => a.total_price - b.total_price,
  PRICE_DOWN: (a, b) => b.total_price - a.total_price,
  SCORE: (a, b) => b.score - a.score,
};

/** The offers that pass the filter, in order; what cannot be booked always comes last. */
export function filterCars(offers: readonly CarOffer[], filter: CarFilter, sort: CarSort): CarOffer[] {
  return offers
    .filter(
      ({ cartype }) =>
        (filter.categories.length === 0 || filter.categories.includes(cartype.category)) &&
        (filter.transmission === undefined || filter.transmission === cartype.transmission),
    )
    .sort((a, b) => Number(isBookable(b)) - Number(isBookable(a)) || orders[sort](a, b));
}
