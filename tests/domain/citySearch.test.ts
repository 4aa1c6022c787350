import fc from 'fast-check';
import { groupByInitial, searchCities } from '@/domain/citySearch';
import { pinyinInitials } from '@/domain/nameSearch';

const cities = [
  { city: '吕梁', pinyin: 'lü liang' },
  { city: '西安', pinyin: 'xi an' },
  { city: '上海', pinyin: 'shang hai' },
  { city: '北京', pinyin: 'bei jing' },
  { city: '南京', pinyin: 'nan jing' },
  { city: '海南藏族自治州', pinyin: 'hai nan zang zu zi zhi zhou' },
  { city: '海口', pinyin: 'hai kou' },
  { city: '石家庄', pinyin: 'shi jia zhuang' },
  { city: '安庆', pinyin: 'an qing' },
  { city: '咸阳', pinyin: 'xian yang' },
  { city: '六安', pinyin: 'lu an' },
];
const someCity = fc.constantFrom(...cities);
const names = (text: string) => searchCities(cities, text).map(({ city }) => city);

describe('city search accepts names, pinyin and initials, the best first', () => {
  it.each([
    ['name', '北京', ['北京']],
    ['name with 市', '北京市', ['北京']],
    ['start of a name', '海', ['海南藏族自治州', '海口', '上海']],
    ['part of a name', '京', ['北京', '南京']],
    ['pinyin', 'beijing', ['北京']],
    ['pinyin with spaces and capitals', 'Bei Jing', ['北京']],
    ['start of pinyin, then a later syllable', 'hai', ['海南藏族自治州', '海口', '上海']],
    ['exact pinyin before the start of it', 'xian', ['西安', '咸阳']],
    ['initials before the start of pinyin', 'sh', ['上海', '石家庄']],
    ['start of initials', 'sj', ['石家庄']],
    ['ü', 'lü', ['吕梁']],
    ['ü typed v', 'lvliang', ['吕梁']],
    ['ü typed u', 'luliang', ['吕梁']],
    ['ü typed u:', 'lu:liang', ['吕梁']],
    ['apostrophe', "xi'an", ['西安']],
    ['curled apostrophe', 'xi’an', ['西安']],
    ['later syllable', 'an', ['安庆', '西安', '六安']],
    ['nothing', 'zzz', []],
    ['no part of a syllable', 'ang', []],
  ])('%s: %s', (_name, text, expected) => {
    expect(names(text).slice(0, Math.max(expected.length, 1))).toEqual(expected);
  });

  it.each(['', '  '])('%p finds all in their order', text => {
    expect(searchCities(cities, text)).toEqual(cities);
  });

  it('an apostrophe alone is no pinyin, not even of a city that has none', () => {
    expect(searchCities([{ city: '？', pinyin: '' }], "'")).toEqual([]);
  });

  it('finds a city first by its name and its pinyin, and by its initials', () => {
    fc.assert(
      fc.property(someCity, city => {
        expect(names(city.city)[0]).toBe(city.city);
        expect(names(city.pinyin)[0]).toBe(city.city);
        expect(names(pinyinInitials(city.pinyin))).toContain(city.city);
      }),
    );
  });

  it('still finds a city while its name or pinyin is being typed, and each city once', () => {
    fc.assert(
      fc.property(someCity, fc.integer({ min: 1, max: 12 }), (city, length) => {
        expect(names(city.city.slice(0, length))).toContain(city.city);
        const found = names(city.pinyin.replace(/ /g, '').slice(0, length));
        expect(found).toContain(city.city);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('survives whatever is typed', () => {
    fc.assert(fc.property(fc.string(), text => names(text).length <= cities.length));
  });
});

describe('initials', () => {
  it.each([
    ['bei jing', 'bj'],
    ['lü liang', 'll'],
    ['hu he hao te', 'hhht'],
    ['', ''],
  ])('%p: %p', (pinyin, initials) => {
    expect(pinyinInitials(pinyin)).toBe(initials);
  });

  it('group the cities from A to Z, by pinyin within, # last', () => {
    const groups = groupByInitial([{ city: '？', pinyin: '' }, ...cities]);
    expect(groups.map(({ initial }) => initial).join('')).toBe('ABHLNSX#');
    expect(groups.map(group => group.items.map(({ city }) => city))).toEqual([
      ['安庆'],
      ['北京'],
      ['海口', '海南藏族自治州'],
      ['六安', '吕梁'],
      ['南京'],
      ['上海', '石家庄'],
      ['西安', '咸阳'],
      ['？'],
    ]);
  });

  it('leave cities that are read alike as they were', () => {
    const alike = [
      { city: '伊春', pinyin: 'yi chun' },
      { city: '宜春', pinyin: 'yi chun' },
    ];
    expect(groupByInitial(alike)).toEqual([{ initial: 'Y', items: alike }]);
  });

  it('lose no city', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(cities), some => {
        const grouped = groupByInitial(some).reduce<typeof some>(
          (all, group) => [...all, ...group.items],
          [],
        );
        expect(new Set(grouped)).toEqual(new Set(some));
        expect(grouped).toHaveLength(some.length);
      }),
    );
  });
});
