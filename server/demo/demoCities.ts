import type { LngLat } from '../../types/api/call';
import { splitPinyin } from '../../src/domain/pinyin';
import type { cities } from '../areas/city/schema';
import { bd09 } from './bd09';
import cityFile from './data/cities.json';
import { HOT_CITIES } from './data/hotSites';
import { LARGE_CITIES } from './data/largeCities';

/** GB/T 2260 code, name without 市, pinyin in one word, and the centre in GCJ-02 degrees. */
type FileRow = [id: string, name: string, pinyin: string, lng: number, lat: number];

export type CityRow = typeof cities.$inferInsert;

/** The specification gives this point itself (§3, default city). */
const GIVEN_CENTRES: Readonly<Record<string, LngLat>> = { 北京: { lng: 116.40387, lat: 39.91488 } };

const HOT_NAMES = HOT_CITIES.map(({ name }) => name);

/** The 60 largest cities of the service: the hot ones, then the other large ones. */
export const LARGEST_CITY_NAMES: readonly string[] = [...HOT_NAMES, ...LARGE_CITIES.map(({ name }) => name)];

function toRow([id, name, pinyin, lng, lat]: FileRow): CityRow {
  const syllables = splitPinyin(pinyin, name);
  if (!syllables) throw new Error(`The pinyin of ${name} has not as many syllables as its name characters`);
  const hotRank = HOT_NAMES.indexOf(name) + 1;
  return {
    id,
    name,
    code: syllables.map(syllable => syllable.charAt(0).toUpperCase()).join(''),
    pinyin: syllables.join(' '),
    ...(GIVEN_CENTRES[name] ?? bd09({ lng, lat })),
    hotRank: hotRank > 0 ? hotRank : null,
  };
}

/** All cities of the service: hot ones first, then the other large ones, then the rest by their code. */
export function demoCities(): CityRow[] {
  const size = (name: string): number => {
    const place = LARGEST_CITY_NAMES.indexOf(name);
    return place < 0 ? Infinity : place;
  };
  const compare = (a: CityRow, b: CityRow): number =>
    size(a.name) === size(b.name) ? 0 : size(a.name) - size(b.name);
  return (cityFile as FileRow[]).map(toRow).sort(compare);
}
