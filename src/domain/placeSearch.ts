import type { District, Place } from '../../types/api/address';
import { NO_MATCH, nameRank, pinyinInitials, plainPinyin, plainText, searchByRank } from './nameSearch';

/** What of a place can be searched. */
export type SearchablePlace = Pick<Place, 'name' | 'pinyin' | 'address' | 'area'>;

/** What of a district can be searched. */
export type SearchableDistrict = Pick<District, 'name' | 'pinyin'>;

/** Ranks after those of a name: its later initials, then where it lies. */
const LATER_INITIALS = 10;
const ADDRESS = 11;

/** Initials that begin within the name: nz finds 北京南站. */
function hasLaterInitials(pinyin: string, text: string): boolean {
  const wanted = plainText(plainPinyin(text));
  return wanted !== '' && pinyinInitials(pinyin).includes(wanted);
}

function placeRank(place: SearchablePlace, text: string): number {
  const byName = nameRank(place, text);
  if (byName !== NO_MATCH) return byName;
  if (hasLaterInitials(place.pinyin, text)) return LATER_INITIALS;
  const where = [place.address, place.area].map(plainText);
  return where.some(part => part.includes(plainText(text))) ? ADDRESS : NO_MATCH;
}

/**
 * Places that a text finds by name, pinyin, initials, area or address, the best first; equally good ones keep their
 * order, so a list sorted by distance stays so. A text of blanks finds all (rental.md, details of flow 10).
 */
export const searchPlaces = <P extends SearchablePlace>(places: readonly P[], text: string): P[] =>
  searchByRank(places, text, placeRank);

/** Districts that a text finds by name, pinyin or initials, the best first. A text of blanks finds all. */
export const searchDistricts = <D extends SearchableDistrict>(districts: readonly D[], text: string): D[] =>
  searchByRank(districts, text, nameRank);
