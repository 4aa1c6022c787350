import type { City } from '../../../types/api/city';
import type { CityRow } from './cityRepository';

/** A city in its wire form (specification §3, city state). */
export const presentCity = ({ id, name, code, pinyin, lng, lat }: CityRow): City => ({
  id,
  city: name,
  code,
  pinyin,
  gps: { lng, lat },
});

/** Hot cities by their rank, then the others. */
export const byRank = (a: CityRow, b: CityRow): number =>
  (a.hotRank ?? Infinity) - (b.hotRank ?? Infinity) || 0;
