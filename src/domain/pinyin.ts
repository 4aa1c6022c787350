/** Finals of pinyin, longest first, ü written v. */
const FINALS =
  'iang|iong|uang|ueng|ang|eng|ing|ong|uai|uan|iao|ian|van|ai|ei|ui|ao|ou|iu|ie|ve|er|an|en|in|un|vn|ua|uo|ue|ia|a|o|e|i|u|v';
const SYLLABLE = new RegExp(`^(zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(${FINALS})$`);
/** Characters of city names that are read without an initial: what tells yan an (延安) from ya nan. */
const WITHOUT_INITIAL = '安鞍阿鄂恩尔洱额峨';

const LONGEST = 6;

/**
 * Splits the pinyin of a name into its syllables, one for each character: `yanan`, 延安 gives `yan`, `an`. For the
 * making of data (a city's wire form has the spaces); undefined when it cannot be the name's pinyin. ü stays ü.
 */
export function splitPinyin(pinyin: string, name: string): string[] | undefined {
  if (name === '') return pinyin === '' ? [] : undefined;
  for (let length = LONGEST; length > 0; length -= 1) {
    const syllable = pinyin.slice(0, length);
    const match = SYLLABLE.exec(syllable.replace(/ü/g, 'v'));
    if (!match || Boolean(match[1]) === WITHOUT_INITIAL.includes(name.charAt(0))) continue;
    const rest = splitPinyin(pinyin.slice(length), name.slice(1));
    if (rest) return [syllable, ...rest];
  }
  return undefined;
}
