import type { CarType } from '../../types/api/cartype';
import { brandSpelling } from './brands';
import { categoryText } from './carWords';
import { pinyinInitials, plainPinyin, plainText } from './nameSearch';

/** What a brand is called besides its name, as it is compared: 特斯拉 is tesila, tsl, tesla. */
function otherNames(brand: string): string[] {
  const spelling = brandSpelling(brand);
  if (!spelling) return [];
  return [plainPinyin(spelling.pinyin), pinyinInitials(spelling.pinyin), ...spelling.others].map(plainText);
}

/** Whether a text finds a car type: within brand, series and category, or from the start of another name of its brand. */
function isFound({ brand, series, category }: CarType, wanted: string): boolean {
  const own = plainText(series.startsWith(brand) ? series.slice(brand.length) : series);
  if (`${plainText(brand)}${own}${categoryText[category].toLowerCase()}`.includes(wanted)) return true;
  return otherNames(brand).some(name => `${name}${own}`.startsWith(wanted));
}

/**
 * Car types that a text finds by brand, series or category; the brand also by its pinyin, initials and Latin names:
 * tesla, tsl and Model 3 find 特斯拉Model 3. One of blanks finds all.
 */
export function searchCarTypes<Item extends { cartype: CarType }>(
  items: readonly Item[],
  text: string,
): Item[] {
  const wanted = plainText(text);
  return items.filter(({ cartype }) => isFound(cartype, wanted));
}
