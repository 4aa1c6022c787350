/** A name and how it is read: `name` 吕梁, `pinyin` `lü liang`, syllables separated by spaces. */
export interface Readable {
  name: string;
  pinyin: string;
}

/** Lower case, ü written v, no apostrophes: what a person types and what the data says become the same. */
export const plainPinyin = (text: string): string =>
  text.trim().toLowerCase().replace(/ü|u:/g, 'v').replace(/['’]/g, '');

/** Lower case without blanks: how names and what is typed are compared. */
export const plainText = (text: string): string => text.toLowerCase().replace(/\s/g, '');

/** Initials of a pinyin text with spaces between its syllables: `bei jing` gives `bj`. */
export const pinyinInitials = (pinyin: string): string =>
  plainPinyin(pinyin)
    .split(/\s/)
    .map(syllable => syllable.charAt(0))
    .join('');

/** What {@link nameRank} says of a name that a text does not find. */
export const NO_MATCH = -1;

/**
 * How well a name answers a text by name, pinyin or initials, 0 best: exact, start of the name, start of the pinyin,
 * start of the initials, then anywhere in the name or from a later syllable; {@link NO_MATCH} not at all.
 */
export function nameRank({ name, pinyin }: Readable, text: string): number {
  const plainName = plainText(name);
  const wantedName = plainText(text);
  const wanted = plainPinyin(text).replace(/\s/g, '');
  const syllables = plainPinyin(pinyin).split(/\s/);
  const whole = syllables.join('');
  const initials = pinyinInitials(pinyin);
  const spellings = syllables.map((_, index) => syllables.slice(index).join(''));
  // Who has no ü on their keyboard types u as often as v. An apostrophe alone spells nothing.
  const spells = (from: string): boolean =>
    wanted !== '' && (from.startsWith(wanted) || from.replace(/v/g, 'u').startsWith(wanted));
  return [
    plainName === wantedName || (wanted !== '' && (whole === wanted || initials === wanted)),
    plainName.startsWith(wantedName),
    spells(whole),
    wanted !== '' && initials.startsWith(wanted),
    plainName.includes(wantedName) || spellings.some(spells),
  ].indexOf(true);
}

/**
 * Items that a text finds, best first by their rank; equally good ones keep their order. A text of blanks finds all.
 */
export function searchByRank<Item>(
  items: readonly Item[],
  text: string,
  rank: (item: Item, text: string) => number,
): Item[] {
  if (!text.trim()) return [...items];
  return items
    .map(item => ({ item, rank: rank(item, text) }))
    .filter(found => found.rank !== NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(found => found.item);
}
