import { brandSpelling } from './brands';
import { groupByInitial } from './citySearch';
import { NO_MATCH, nameRank, plainText, searchByRank } from './nameSearch';

/** What of a brand can be searched: its name 奔驰, and of what it has, 迈巴赫S级. */
export interface SearchableBrand {
  name: string;
  series?: readonly string[];
}

/** Ranks after those of `nameRank`: found by another name, and by what the brand has. */
const BY_OTHER_NAME = 10;
const BY_SERIES = 11;

const pinyinOf = (name: string): string => brandSpelling(name)?.pinyin ?? '';

/** A brand by its name and pinyin, then by what else it is called, then by what it has. */
function brandRank({ name, series = [] }: SearchableBrand, text: string): number {
  const rank = nameRank({ name, pinyin: pinyinOf(name) }, text);
  if (rank !== NO_MATCH) return rank;
  const wanted = plainText(text);
  const others = brandSpelling(name)?.others ?? [];
  if (others.some(other => plainText(other).startsWith(wanted))) return BY_OTHER_NAME;
  return series.some(one => plainText(`${name}${one}`).includes(wanted)) ? BY_SERIES : NO_MATCH;
}

/**
 * Brands that a text finds, the best first: by name, pinyin and initials, by what else they are called (bmw), and by the
 * names of their vehicle series. A text of blanks finds all.
 */
export const searchBrands = <Brand extends SearchableBrand>(
  brands: readonly Brand[],
  text: string,
): Brand[] => searchByRank(brands, text, brandRank);

/** Brands under the initial of their pinyin, A to Z; `#` last for those that nobody knows how to read. */
export const groupBrands = <Brand extends SearchableBrand>(
  brands: readonly Brand[],
): { initial: string; items: Brand[] }[] =>
  groupByInitial(brands.map(brand => ({ brand, pinyin: pinyinOf(brand.name) }))).map(
    ({ initial, items }) => ({
      initial,
      items: items.map(({ brand }) => brand),
    }),
  );
