import fc from 'fast-check';
import {
  conditionsOf,
  countBookable,
  dropCondition,
  emptyFilter,
  facetsOf,
  filterCars,
  inOrderOf,
  isBookable,
  isQuickFilterOn,
  priceRangeText,
  quickFiltersOf,
  readFilter,
  refusalOf,
  relaxations,
  relaxationText,
  seriesKey,
  toggleQuickFilter,
  withBrands,
  type CarFilter,
  type CarSort,
} from '@/domain/carFilter';
import { energyText, transmissionText } from '@/domain/carWords';
import type { CarCategory, CarOffer, CarType, Energy, Transmission } from '~types/api/cartype';
import { offer } from '../support/cars';
import { corolla } from '../support/orders';

const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(words) as Key[];

const car = (differences: Partial<CarType>, terms: Partial<CarOffer> = {}): CarOffer =>
  offer({ ...terms, cartype: { ...corolla, id: JSON.stringify(differences), ...differences } });
const ids = (offers: readonly CarOffer[]): string[] => offers.map(({ cartype }) => cartype.id);

const brands = ['丰田', '本田', '别克'];
const series = ['甲', '乙'];
const seriesKeys = brands.flatMap(brand => series.map(name => seriesKey({ brand, series: name })));

const cars = fc.record({
  category: fc.constantFrom<CarCategory>('ECONOMY', 'SUV', 'MPV'),
  transmission: fc.constantFrom<Transmission>(...keysOf(transmissionText)),
  energy: fc.constantFrom<Energy>(...keysOf(energyText)),
  seats: fc.constantFrom(5, 7),
  brand: fc.constantFrom(...brands),
  series: fc.constantFrom(...series),
  available: fc.integer({ min: 0, max: 2 }),
  daily_price: fc.integer({ min: 50_00, max: 900_00 }),
  rented: fc.integer({ min: 0, max: 9 }),
});
const fleets = fc
  .array(cars, { maxLength: 20 })
  .map(list =>
    list.map(({ available, daily_price, rented, ...cartype }, index) =>
      car({ ...cartype, id: `C${index}` }, { available, daily_price, total_price: daily_price * 3, rented }),
    ),
  );
const filters: fc.Arbitrary<CarFilter> = fc
  .record({
    categories: fc.subarray<CarCategory>(['ECONOMY', 'SUV', 'MPV', 'PICKUP']),
    transmission: fc.option(fc.constantFrom(...keysOf(transmissionText)), { nil: undefined }),
    energy: fc.subarray(keysOf(energyText)),
    seats: fc.subarray([5, 7]),
    brands: fc.subarray(brands),
    cartypes: fc.subarray(seriesKeys),
    min_price: fc.option(fc.integer({ min: 0, max: 500_00 }), { nil: undefined }),
    max_price: fc.option(fc.integer({ min: 100_00, max: 999_00 }), { nil: undefined }),
  })
  .map(filter => withBrands(filter, filter.brands));
const sorts = fc.constantFrom<CarSort>('RECOMMENDED', 'PRICE_UP', 'PRICE_DOWN', 'SCORE');

describe('specification §3: the car search filter', () => {
  const fleet = [
    car({ id: '朗逸', brand: '大众', series: '朗逸', transmission: 'MANUAL' }, { daily_price: 99_00 }),
    car({ id: '帕萨特', brand: '大众', series: '帕萨特', category: 'BUSINESS' }, { daily_price: 268_00 }),
    car({ id: '卡罗拉', energy: 'HYBRID' }, { daily_price: 150_00 }),
    car({ id: '赛那', series: '赛那', category: 'MPV', seats: 7 }, { daily_price: 458_00 }),
    car({ id: 'Model 3', brand: '特斯拉', series: 'Model 3', category: 'NEW_ENERGY', energy: 'ELECTRIC' }),
  ];
  const found = (filter: Partial<CarFilter>): string[] =>
    ids(filterCars(fleet, { ...emptyFilter, ...filter }, 'RECOMMENDED'));

  it.each<[string, Partial<CarFilter>, string[]]>([
    ['nothing', {}, ['朗逸', '帕萨特', '卡罗拉', '赛那', 'Model 3']],
    ['categories', { categories: ['MPV', 'BUSINESS'] }, ['帕萨特', '赛那']],
    ['transmission', { transmission: 'MANUAL' }, ['朗逸']],
    ['energy', { energy: ['HYBRID', 'ELECTRIC'] }, ['卡罗拉', 'Model 3']],
    ['seats', { seats: [7] }, ['赛那']],
    ['brands', { brands: ['丰田', '特斯拉'] }, ['卡罗拉', '赛那', 'Model 3']],
    [
      'a series narrows its own brand only',
      { brands: ['丰田', '大众'], cartypes: ['大众 朗逸'] },
      ['朗逸', '卡罗拉', '赛那'],
    ],
    ['price, both ends included', { min_price: 150_00, max_price: 268_00 }, ['帕萨特', '卡罗拉', 'Model 3']],
    ['all at once', { categories: ['ECONOMY'], transmission: 'AUTO', max_price: 200_00 }, ['卡罗拉']],
  ])('%s', (_name, filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });

  it.each<[CarSort, string[]]>([
    ['RECOMMENDED', ['乙', '丙', '甲', '订完']],
    ['PRICE_UP', ['甲', '乙', '丙', '订完']],
    ['PRICE_DOWN', ['丙', '乙', '甲', '订完']],
    ['SCORE', ['丙', '甲', '乙', '订完']],
  ])('in the order %s, what is sold out last', (sort, expected) => {
    const sorted = [
      car({ id: '订完' }, { available: 0, rented: 9, total_price: 300_00, score: 4.7 }),
      car({ id: '乙' }, { rented: 5, total_price: 300_00, score: 4.5 }),
      car({ id: '甲' }, { rented: 1, total_price: 200_00, score: 4.8 }),
      car({ id: '丙' }, { rented: 2, total_price: 400_00, score: 4.9 }),
    ];
    expect(ids(filterCars(sorted, emptyFilter, sort))).toEqual(expected);
  });

  it('offers only what the cars have, brands with most cars first', () => {
    expect(facetsOf(fleet)).toEqual({
      categories: ['ECONOMY', 'BUSINESS', 'MPV', 'NEW_ENERGY'],
      transmissions: ['AUTO', 'MANUAL'],
      energy: ['FUEL', 'HYBRID', 'ELECTRIC'],
      seats: [5, 7],
      brands: ['大众', '丰田', '特斯拉'],
      series: [
        { brand: '大众', series: '朗逸' },
        { brand: '大众', series: '帕萨特' },
        { brand: '丰田', series: '卡罗拉' },
        { brand: '丰田', series: '赛那' },
        { brand: '特斯拉', series: 'Model 3' },
      ],
      prices: [
        { max_price: 150_00 },
        { min_price: 150_00, max_price: 300_00 },
        { min_price: 300_00, max_price: 500_00 },
      ],
    });
  });

  it('a brand that goes takes its series along, and no other', () => {
    const filter: CarFilter = {
      ...emptyFilter,
      seats: [5],
      brands: ['丰田', '大众'],
      cartypes: ['丰田 赛那', '大众 朗逸'],
    };
    expect(withBrands(filter, ['大众'])).toEqual({ ...filter, brands: ['大众'], cartypes: ['大众 朗逸'] });
    expect(dropCondition(filter, 'brands')).toEqual({ ...emptyFilter, seats: [5] });
  });

  it('a car that is sold out or too short for a holiday cannot be booked and says why', () => {
    const offers = [offer(), offer({ available: 0 }), offer({ minimum_days: 3 })];
    expect(offers.map(refusalOf)).toEqual([undefined, '该时段已订完', '节假日3天起租']);
    expect(offers.map(isBookable)).toEqual([true, false, false]);
  });

  it('quick filters tell the offers apart, and one that is on can be taken off', () => {
    expect(quickFiltersOf(fleet, emptyFilter).map(({ text }) => text)).toEqual([
      '自动挡',
      '纯电',
      '7座',
      '经济型',
      '商务型',
      'MPV',
      '新能源',
    ]);
    expect(quickFiltersOf(fleet, emptyFilter).map(({ key }) => key)).toEqual([
      'AUTO',
      'ELECTRIC',
      'SEVEN_SEATS',
      'ECONOMY',
      'BUSINESS',
      'MPV',
      'NEW_ENERGY',
    ]);
    const [, only] = fleet;
    expect(
      quickFiltersOf(only ? [only] : [], { ...emptyFilter, seats: [7] }).map(({ text }) => text),
    ).toEqual(['7座', '商务型']);
  });
});

describe('rental.md, details of flow 8: 查看23款车; at zero the one filter to drop, 去掉“自动挡”有9款', () => {
  const suv = (terms: Partial<CarOffer> = {}): CarOffer => car({ category: 'SUV' }, terms);
  const fleet = [
    suv({ available: 0 }),
    suv({ daily_price: 300_00 }),
    suv({ daily_price: 400_00 }),
    car({ transmission: 'MANUAL' }),
    car({}),
  ];

  it('names each condition whose end helps, most cars first', () => {
    const filter: CarFilter = {
      ...emptyFilter,
      categories: ['SUV'],
      transmission: 'AUTO',
      max_price: 200_00,
    };
    const found = relaxations(fleet, filter);
    expect(found.map(relaxationText)).toEqual(['去掉“¥200以下”有2款', '去掉“SUV”有1款']);
    expect(found.map(({ condition }) => condition)).toEqual(['price', 'categories']);
  });

  it.each<[Partial<CarFilter>, string]>([
    [{ categories: ['SUV', 'MPV'] }, 'SUV、MPV'],
    [{ transmission: 'MANUAL' }, '手动挡'],
    [{ energy: ['HYBRID', 'ELECTRIC'] }, '混动、纯电'],
    [{ seats: [7, 9] }, '7座、9座'],
    [{ brands: ['大众', '别克'] }, '大众、别克'],
    [{ brands: ['丰田'], cartypes: ['丰田 赛那', '丰田 凯美瑞'] }, '丰田赛那、丰田凯美瑞'],
    [{ brands: ['丰田', '坦克'], cartypes: ['丰田 赛那', '坦克 坦克300'] }, '丰田赛那、坦克300'],
    [{ min_price: 500_00 }, '¥500以上'],
  ])('a condition reads as a person says it: %j', (filter, text) => {
    const only = car({ energy: 'FUEL' }, { daily_price: 200_00 });
    expect(relaxations([only], { ...emptyFilter, ...filter }).map(one => one.text)).toContain(text);
  });

  it('says nothing while something is left, and nothing where no single condition helps', () => {
    expect(relaxations(fleet, emptyFilter)).toEqual([]);
    expect(relaxations(fleet, { ...emptyFilter, seats: [7], energy: ['ELECTRIC'] })).toEqual([]);
  });

  it.each([
    [{ min_price: 150_00, max_price: 300_00 }, '¥150–300'],
    [{ min_price: 500_00 }, '¥500以上'],
    [{ max_price: 150_00 }, '¥150以下'],
  ])('a range of prices reads as a person says it', (range, text) => {
    expect(priceRangeText(range)).toBe(text);
  });

  it('the count is that of the cars which the filter leaves and which can be booked', () => {
    fc.assert(
      fc.property(fleets, filters, sorts, (offers, filter, sort) => {
        const shown = filterCars(offers, filter, sort);
        expect(countBookable(offers, filter)).toBe(shown.filter(isBookable).length);
        // What cannot be booked always comes last.
        expect(shown.map(isBookable)).toEqual(
          [...shown.map(isBookable)].sort((a, b) => Number(b) - Number(a)),
        );
      }),
    );
  });

  it('dropping a condition never gives fewer cars, and it is gone', () => {
    fc.assert(
      fc.property(fleets, filters, (offers, filter) => {
        for (const condition of conditionsOf(filter)) {
          const wider = dropCondition(filter, condition);
          expect(ids(filterCars(offers, wider, 'SCORE'))).toEqual(
            expect.arrayContaining(ids(filterCars(offers, filter, 'SCORE'))),
          );
          expect(conditionsOf(wider)).not.toContain(condition);
        }
      }),
    );
  });

  it('every relaxation brings as many cars as it says, and no other condition brings more', () => {
    fc.assert(
      fc.property(fleets, filters, (offers, filter) => {
        const found = relaxations(offers, filter);
        for (const { condition, count } of found) {
          expect(countBookable(offers, dropCondition(filter, condition))).toBe(count);
        }
        const best = found[0]?.count ?? 0;
        if (countBookable(offers, filter) > 0) expect(found).toEqual([]);
        else {
          for (const condition of conditionsOf(filter)) {
            expect(countBookable(offers, dropCondition(filter, condition))).toBeLessThanOrEqual(best);
          }
        }
      }),
    );
  });

  it('each value that the facets offer leaves at least one car', () => {
    fc.assert(
      fc.property(fleets, offers => {
        const {
          categories,
          transmissions,
          energy,
          seats,
          brands: present,
          series: all,
          prices,
        } = facetsOf(offers);
        const choices: Partial<CarFilter>[] = [
          ...categories.map(value => ({ categories: [value] })),
          ...transmissions.map(transmission => ({ transmission })),
          ...energy.map(value => ({ energy: [value] })),
          ...seats.map(value => ({ seats: [value] })),
          ...present.map(value => ({ brands: [value] })),
          ...all.map(one => ({ brands: [one.brand], cartypes: [seriesKey(one)] })),
          ...prices,
        ];
        for (const choice of choices) {
          expect(filterCars(offers, { ...emptyFilter, ...choice }, 'SCORE')).not.toEqual([]);
        }
      }),
    );
  });

  it('a quick filter that is tapped twice changes nothing', () => {
    fc.assert(
      fc.property(fleets, filters, (offers, filter) => {
        for (const { key } of quickFiltersOf(offers, filter)) {
          const once = toggleQuickFilter(filter, key);
          expect(isQuickFilterOn(once, key)).toBe(!isQuickFilterOn(filter, key));
          expect(isQuickFilterOn(toggleQuickFilter(once, key), key)).toBe(isQuickFilterOn(filter, key));
        }
      }),
    );
  });
});

describe('rental.md, details of flow 3: a changed time prices the list anew in place', () => {
  it('no car that was there moves, and new ones follow', () => {
    const [a, b, c] = [car({ id: 'A' }), car({ id: 'B' }), car({ id: 'C' })];
    expect(ids(inOrderOf([a, b, c], ['C', 'gone', 'A']))).toEqual(['C', 'A', 'B']);
  });

  it('keeps every car', () => {
    fc.assert(
      fc.property(fleets, fc.shuffledSubarray(['C0', 'C1', 'C2', 'C3', 'C4']), (offers, order) => {
        const kept = ids(inOrderOf(offers, order));
        expect([...kept].sort()).toEqual(ids(offers).sort());
        expect(kept.filter(id => order.includes(id))).toEqual(order.filter(id => kept.includes(id)));
      }),
    );
  });
});

describe('specification §4: the filter is kept in session storage, which is input from outside', () => {
  it('a filter comes back as it was', () => {
    fc.assert(
      fc.property(filters, filter => {
        expect(readFilter(JSON.parse(JSON.stringify(filter)))).toEqual(filter);
      }),
    );
  });

  it('anything else becomes a filter that harms nobody', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(() => filterCars([offer()], readFilter(value), 'SCORE')).not.toThrow();
      }),
    );
    expect(
      readFilter({
        categories: ['SUV', 'TANK', 7, ['MPV']],
        transmission: 'toString',
        energy: 'FUEL',
        seats: [5, -1, '7'],
        brands: [{}],
        cartypes: ['丰田 卡罗拉'],
        min_price: 'free',
        max_price: 1.5,
      }),
    ).toEqual({ ...emptyFilter, categories: ['SUV'], seats: [5] });
  });

  it('a price of 0 is one', () => {
    expect(readFilter({ min_price: 0 })).toEqual({ ...emptyFilter, min_price: 0 });
  });
});
