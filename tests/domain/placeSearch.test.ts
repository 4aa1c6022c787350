import fc from 'fast-check';
import { searchDistricts, searchPlaces } from '@/domain/placeSearch';

const place = (name: string, pinyin: string, area = '海淀区', address = '北京海淀区') => ({
  name,
  pinyin,
  area,
  address,
});
const places = [
  place('北京首都机场T3', 'bei jing shou du ji chang T3', '顺义区', '北京顺义区首都国际机场T3航站楼'),
  place('北京南站', 'bei jing nan zhan', '丰台区', '北京丰台区永外大街12号'),
  place('中关村', 'zhong guan cun', '海淀区', '北京海淀区中关村大街15号'),
  place('学院路路口', 'xue yuan lu lu kou', '海淀区', '北京海淀区学院路与北四环中路路口'),
  place('解放碑', 'jie fang bei', '渝中区', '重庆渝中区民权路28号'),
  place('SM城市广场', 'SM cheng shi guang chang', '湖里区', '厦门湖里区嘉禾路468号'),
];
const names = (text: string) => searchPlaces(places, text).map(({ name }) => name);

/** rental.md, details of flow 10: search accepts pinyin and initials. Specification §2: airport / business area / crossing. */
describe('place search accepts names, pinyin, initials and addresses, the best first', () => {
  it.each([
    ['name', '中关村', ['中关村']],
    ['part of a name', '南站', ['北京南站']],
    ['name with a Latin letter in lower case', '机场t3', ['北京首都机场T3']],
    ['name with a blank', '首都机场 T3', ['北京首都机场T3']],
    ['start of pinyin', 'zhongguan', ['中关村']],
    ['pinyin from a later syllable', 'shoudu', ['北京首都机场T3']],
    ['start of initials', 'jf', ['解放碑']],
    ['initials', 'xyllk', ['学院路路口']],
    ['later initials', 'nz', ['北京南站']],
    ['later initials before a terminal', 'jct', ['北京首都机场T3']],
    ['name before pinyin before address', 'sm', ['SM城市广场']],
    ['address', '永外大街', ['北京南站']],
    ['a district finds what lies in it', '海淀', ['中关村', '学院路路口']],
    ['a name before the addresses that hold it', '中关村', ['中关村']],
    ['nothing', 'zzz', []],
  ])('%s: %s', (_name, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    ['凤凰机场', ['三亚凤凰机场', '三亚凤凰机场T2', '凤凰机场站']],
    ['fenghuangjichang', ['三亚凤凰机场', '三亚凤凰机场T2', '凤凰机场站']],
    ['凤凰机场站', ['凤凰机场站']],
    ['凤凰机场t2', ['三亚凤凰机场T2']],
  ])('%s finds what it names before what only begins so (issue 11, words)', (text, expected) => {
    const sanya = [
      place('凤凰机场站', 'feng huang ji chang zhan', '天涯区', '三亚天涯区机场路'),
      place('三亚凤凰机场', 'san ya feng huang ji chang', '天涯区', '三亚天涯区凤凰国际机场'),
      place('三亚凤凰机场T2', 'san ya feng huang ji chang T2', '天涯区', '三亚天涯区凤凰国际机场'),
    ];
    expect(searchPlaces(sanya, text).map(({ name }) => name)).toEqual(expected);
  });

  it('the end of a name, two characters or more, finds it before any that goes on after it', () => {
    const ends = places.filter(({ name }) => !/\w$/.test(name));
    fc.assert(
      fc.property(
        fc.constantFrom(...ends),
        fc.integer({ min: 2, max: 8 }),
        fc.boolean(),
        (some, length, isRead) => {
          const count = Math.min(length, some.name.length);
          const text = isRead ? some.pinyin.split(' ').slice(-count).join('') : some.name.slice(-count);
          const longer = place(
            `${some.name.slice(-count)}大道`,
            `${some.pinyin.split(' ').slice(-count).join(' ')} da dao`,
          );
          expect(searchPlaces([longer, ...places], text).indexOf(longer)).not.toBe(0);
          expect(searchPlaces([longer, ...places], text)[0]?.name).toMatch(
            new RegExp(`${some.name.slice(-count)}$`),
          );
        },
      ),
    );
  });

  it.each(["'", '’', '"', '%', '_', '\\', '😀', '<b>', '中'.repeat(50)])('takes %s as text', text => {
    expect(names(text)).toEqual([]);
  });

  it.each(['', '  '])('%p finds all in their order', text => {
    expect(searchPlaces(places, text)).toEqual(places);
  });

  it('keeps the order of equally good ones, so that the nearest stays first', () => {
    expect(names('guang')).toEqual(['SM城市广场']);
    expect(searchPlaces([...places].reverse(), '海淀').map(({ name }) => name)).toEqual([
      '学院路路口',
      '中关村',
    ]);
  });

  it('still finds a place while its name or pinyin is being typed, and each place once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 24 }), (some, length) => {
        expect(names(some.name.slice(0, length))).toContain(some.name);
        const found = names(some.pinyin.replace(/ /g, '').slice(0, length));
        expect(found).toContain(some.name);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('survives whatever is typed', () => {
    fc.assert(fc.property(fc.string(), text => names(text).length <= places.length));
  });
});

/** Specification §2: /district with search. */
describe('district search', () => {
  const districts = [
    { name: '海淀区', pinyin: 'hai dian qu' },
    { name: '望京', pinyin: 'wang jing' },
  ];

  it.each([
    ['海淀', ['海淀区']],
    ['wj', ['望京']],
    ['jing', ['望京']],
    ['', ['海淀区', '望京']],
    ["'", []],
  ])('%p finds %p', (text, expected) => {
    expect(searchDistricts(districts, text).map(({ name }) => name)).toEqual(expected);
  });
});
