import type { City } from '../../types/api/city';
import { bareCityName } from './geo';

/** What of a city can be searched: `city` 吕梁, `pinyin` `lü liang`. */
export type SearchableCity = Pick<City, 'city' | 'pinyin'>;

/** Lower case, ü written v, no apostrophes: what a person types and what the data says become the same. */
const normal = (text: string): string => text.trim().toLowerCase().replace(/ü|u:/g, 'v').replace(/['’]/g, '');

/** Initials of a pinyin text with spaces between its syllables: `bei jing` gives `bj`. */
export const pinyinInitials = (pinyin: string): string =>
  normal(pinyin)
    .split(/\s+/)
    .map(syllable => syllable.charAt(0))
    .join('');

/** How well a city answers a text: 0 best, -1 not at all. */
function rank(city: SearchableCity, text: string): number {
  const name = bareCityName(city.city);
  const wantedName = bareCityName(text);
  const wanted = normal(text).replace(/\s+/g, '');
  const syllables = normal(city.pinyin).split(/\s+/);
  const initials = pinyinInitials(city.pinyin);
  const spellings = syllables.map((_, index) => syllables.slice(index).join(''));
  // Who has no ü on his keyboard types u as often as v.
  const spells = (from: string): boolean =>
    from.startsWith(wanted) || from.replace(/v/g, 'u').startsWith(wanted);
  return [
    name === wantedName || spellings[0] === wanted || initials === wanted,
    name.startsWith(wantedName),
    spells(spellings[0] ?? ''),
    initials.startsWith(wanted),
    name.includes(wantedName) || spellings.some(spells),
  ].indexOf(true);
}

/**
 * Cities that a text finds by name, pinyin or initials; best first: exact, start of the name, start of the
 * pinyin, start of the initials, then anywhere in the name or from a later syllable. Equally good ones keep
 * their order. An empty text finds all.
 */
export function searchCities<C extends SearchableCity>(cities: readonly C[], text: string): C[] {
  if (!text.trim()) return [...cities];
  return cities
    .map(city => ({ city, rank: rank(city, text) }))
    .filter(found => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(found => found.city);
}

/** Cities under the capital initial of their pinyin, A to Z and by pinyin within; `#` last for those without. */
export function groupByInitial<C extends SearchableCity>(
  cities: readonly C[],
): { initial: string; cities: C[] }[] {
  const groups = new Map<string, C[]>();
  const sorted = cities
    .map(city => ({ city, key: normal(city.pinyin) }))
    .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key));
  for (const { city, key } of sorted) {
    const letter = key.charAt(0).toUpperCase();
    const initial = /[A-Z]/.test(letter) ? letter : '#';
    groups.set(initial, [...(groups.get(initial) ?? []), city]);
  }
  const order = (initial: string): number => (initial === '#' ? Infinity : initial.charCodeAt(0));
  return Array.from(groups, ([initial, members]) => ({ initial, cities: members })).sort(
    (a, b) => order(a.initial) - order(b.initial),
  );
}
