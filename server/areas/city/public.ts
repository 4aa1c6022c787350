/** All that other areas may use of cities. */
export { cityNotServed } from './cityNotServed';
export { byRank, presentCity } from './cityPresenter';
export type { CityRow } from './cityRepository';
export { cities } from './schema';
