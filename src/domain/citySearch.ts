import type { City } from '../../types/api/city';
import { bareCityName } from './geo';
import { nameRank, plainPinyin, searchByRank } from './nameSearch';

/** What of a city can be searched: `city` 吕梁, `pinyin` `lü liang`. */
export type SearchableCity = Pick<City, 'city' | 'pinyin'>;

const cityRank = ({ city, pinyin }: SearchableCity, text: string): number =>
  nameRank({ name: bareCityName(city), pinyin }, bareCityName(text));

/**
 * Cities that a text finds by name, pinyin or initials; best first: exact, start of the name, start of the
 * pinyin, start of the initials, then anywhere in the name or from a later syllable. Equally good ones keep
 * their order. An empty text finds all.
 */
export const searchCities = <C extends SearchableCity>(cities: readonly C[], text: string): C[] =>
  searchByRank(cities, text, cityRank);

/** Cities, or brands, under the capital initial of their pinyin, A to Z and by pinyin within; `#` last for those without. */
export function groupByInitial<Item extends Pick<City, 'pinyin'>>(
  items: readonly Item[],
): { initial: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  const sorted = items
    .map(item => ({ item, key: plainPinyin(item.pinyin) }))
    .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key));
  for (const { item, key } of sorted) {
    const letter = key.charAt(0).toUpperCase();
    const initial = /[A-Z]/.test(letter) ? letter : '#';
    groups.set(initial, [...(groups.get(initial) ?? []), item]);
  }
  const order = (initial: string): number => (initial === '#' ? Infinity : initial.charCodeAt(0));
  return Array.from(groups, ([initial, members]) => ({ initial, items: members })).sort(
    (a, b) => order(a.initial) - order(b.initial),
  );
}
