/** All that other areas may use of cities. */
export { cityNotServed } from './cityNotServed';
export { byRank, presentCity } from './cityPresenter';
export type { CityRow } from './cityRepository';
export { prefectureAt } from './prefectureAt';
export { cities } from './schema';
