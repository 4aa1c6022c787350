import type { District, Place } from '../../types/api/address';
import { NO_MATCH, nameRank, pinyinInitials, plainPinyin, plainText, searchByRank } from './nameSearch';

/** What of a place can be searched. */
export type SearchablePlace = Pick<Place, 'name' | 'pinyin' | 'address' | 'area'>;

/** What of a district can be searched. */
export type SearchableDistrict = Pick<District, 'name' | 'pinyin'>;

/** Rank between a whole name and its start: the end of a name, which says what it is. */
const ENDING = 0.5;
/** Ranks after those of a name: its later initials, then where it lies. */
const LATER_INITIALS = 10;
const ADDRESS = 11;

/** Initials that begin within the name: nz finds 北京南站. */
function hasLaterInitials(pinyin: string, text: string): boolean {
  const wanted = plainText(plainPinyin(text));
  return wanted !== '' && pinyinInitials(pinyin).includes(wanted);
}

/** A name and its pinyin without the terminal that ends them: 首都机场T3 is 首都机场. */
const withoutTerminal = (text: string): string => text.replace(/\s?t\d$/i, '');

/** So much of the end of a name says what it is: 机场 and 南站 do, 站 does not. */
const SHORTEST_ENDING = 2;

/** Whether a text is the end of a name, by its characters or their pinyin: people leave off the city (三亚凤凰机场). */
function isEnding({ name, pinyin }: SearchablePlace, text: string): boolean {
  const wanted = plainText(text);
  if (wanted.length < SHORTEST_ENDING) return false;
  if (plainText(withoutTerminal(name)).endsWith(wanted)) return true;
  const syllables = plainPinyin(withoutTerminal(pinyin)).split(/\s/);
  return syllables
    .slice(0, 1 - SHORTEST_ENDING)
    .some((_, first) => syllables.slice(first).join('') === plainPinyin(wanted));
}

function placeRank(place: SearchablePlace, text: string): number {
  const byName = nameRank(place, text);
  if (byName !== 0 && isEnding(place, text)) return ENDING;
  if (byName !== NO_MATCH) return byName;
  if (hasLaterInitials(place.pinyin, text)) return LATER_INITIALS;
  const where = [place.address, place.area].map(plainText);
  return where.some(part => part.includes(plainText(text))) ? ADDRESS : NO_MATCH;
}

/**
 * Places that a text finds by name, pinyin, initials, area or address, the best first: 凤凰机场 is 三亚凤凰机场 before it is
 * the start of 凤凰机场站; equally good ones keep their
 * order, so a list sorted by distance stays so. A text of blanks finds all (rental.md, details of flow 10).
 */
export const searchPlaces = <P extends SearchablePlace>(places: readonly P[], text: string): P[] =>
  searchByRank(places, text, placeRank);

/** Districts that a text finds by name, pinyin or initials, the best first. A text of blanks finds all. */
export const searchDistricts = <D extends SearchableDistrict>(districts: readonly D[], text: string): D[] =>
  searchByRank(districts, text, nameRank);
