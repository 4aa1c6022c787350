import {
  nameRank,
  NO_MATCH,
  pinyinInitials,
  plainPinyin,
  plainText,
  searchByRank,
} from '@/domain/nameSearch';

describe('how well a name answers what is typed, 0 best', () => {
  const hohhot = { name: '呼和浩特', pinyin: 'hu he hao te' };

  it.each([
    ['the name', '呼和浩特', 0],
    ['its pinyin', 'Hu He Hao Te', 0],
    ['its initials', 'hhht', 0],
    ['the start of the name', '呼和', 1],
    ['the start of the pinyin', 'huheh', 2],
    ['the start of the initials', 'hhh', 3],
    ['a later part of the name', '浩特', 4],
    ['a later syllable', 'haote', 4],
    ['the end of a syllable', 'ao', NO_MATCH],
    ['an apostrophe', "'", NO_MATCH],
    ['another name', '包头', NO_MATCH],
  ])('%s: %s', (_name, text, rank) => {
    expect(nameRank(hohhot, text)).toBe(rank);
  });

  it('a name that is another one’s beginning is found before it', () => {
    const places = [
      { name: '中关村大街', pinyin: 'zhong guan cun da jie' },
      { name: '中关村', pinyin: 'zhong guan cun' },
    ];
    for (const text of ['中关村', 'zhongguancun', 'zgc']) {
      expect(searchByRank(places, text, nameRank).map(({ name }) => name)).toEqual(['中关村', '中关村大街']);
    }
  });
});

describe('what is compared', () => {
  it('is without case, blanks, apostrophes and ü', () => {
    expect(plainText(' T3  Terminal ')).toBe('t3terminal');
    expect(plainPinyin(" Lü'an ")).toBe('lvan');
    expect(pinyinInitials(' xi  an ')).toBe('xa');
  });
});
