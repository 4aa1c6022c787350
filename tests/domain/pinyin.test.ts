import fc from 'fast-check';
import { splitPinyin } from '@/domain/pinyin';

const characters = fc.constantFrom(
  ['安', 'an'],
  ['鄂', 'e'],
  ['尔', 'er'],
  ['吕', 'lü'],
  ['南', 'nan'],
  ['广', 'guang'],
  ['双', 'shuang'],
  ['呼', 'hu'],
);

describe('the pinyin of a name, split into its syllables', () => {
  it.each([
    ['北京', 'beijing', 'bei jing'],
    ['西安', 'xian', 'xi an'],
    ['延安', 'yanan', 'yan an'],
    ['济南', 'jinan', 'ji nan'],
    ['广安', 'guangan', 'guang an'],
    ['海南', 'hainan', 'hai nan'],
    ['吕梁', 'lüliang', 'lü liang'],
    ['鄂尔多斯', 'eerduosi', 'e er duo si'],
    ['呼和浩特', 'huhehaote', 'hu he hao te'],
  ])('%s', (name, pinyin, expected) => {
    expect(splitPinyin(pinyin, name)?.join(' ')).toBe(expected);
  });

  it.each([
    ['北京', 'beijingshi'],
    ['北京', ''],
    ['北京', 'xyz'],
    ['', 'bei'],
  ])('%s is not %s', (name, pinyin) => {
    expect(splitPinyin(pinyin, name)).toBeUndefined();
  });

  it('gives a syllable for each character and loses no letter', () => {
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 6 }), word => {
        const name = word.map(([character]) => character).join('');
        const pinyin = word.map(([, syllable]) => syllable).join('');
        const syllables = splitPinyin(pinyin, name);
        expect(syllables).toHaveLength(word.length);
        expect(syllables?.join('')).toBe(pinyin);
      }),
    );
  });
});
