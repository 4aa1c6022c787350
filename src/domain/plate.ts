/** Provinces as the first sign of a plate. */
const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
/** I and O look like figures: no plate has them. */
const LETTER = 'A-HJ-NP-Z';
/** Letters that say new energy: A to E purely electric, F to K not purely. */
const NEW_ENERGY = 'A-HJK';

/**
 * Plates of cars that people own: province, authority, five signs of which two are figures; with new energy six, its letter
 * first (small cars) or last (large ones); or from Hong Kong and Macao (粤Z1234港).
 */
export const PLATE = new RegExp(
  `^(?:[${PROVINCES}][${LETTER}](?:(?=(?:[${LETTER}]*\\d){2})[${LETTER}\\d]{5}|[${NEW_ENERGY}][${LETTER}\\d]\\d{4}|\\d{5}[${NEW_ENERGY}])|粤Z[${LETTER}\\d]{4}[港澳])$`,
);

/** A plate as people type it, as it is kept: capitals, without the dot and blanks. */
export const plateTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s·•・‧.-]/g, '')
    .toUpperCase();
