import { pinyin } from 'pinyin-pro';

/** Many cities have a 人民广场: each name is read once. */
const known = new Map<string, string>();

/** Pinyin of a name without tones, syllables separated by spaces, other letters as they stand: `shou du ji chang T3`. */
export function pinyinOf(name: string): string {
  const read = known.get(name) ?? pinyin(name, { toneType: 'none', nonZh: 'consecutive' });
  known.set(name, read);
  return read;
}
