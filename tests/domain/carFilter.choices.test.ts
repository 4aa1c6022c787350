import {
  chosenFilters,
  conditionsOf,
  emptyFilter,
  facetsOf,
  filterOfNames,
  quickFiltersOf,
  seriesKey,
  toggleQuickFilter,
  typedPrice,
  typedPriceProblem,
  type CarFilter,
} from '@/domain/carFilter';
import type { CarOffer, CarType } from '~types/api/cartype';
import { offer } from '../support/cars';
import { corolla } from '../support/orders';

const car = (differences: Partial<CarType>): CarOffer => offer({ cartype: { ...corolla, ...differences } });

describe('what a list offers to be chosen', () => {
  it('brands with most cars come first and their series with them, seats by their number', () => {
    const {
      brands: found,
      series: all,
      seats,
    } = facetsOf([
      car({ brand: '特斯拉', series: 'Model 3', seats: 7 }),
      car({ brand: '丰田', series: '赛那', seats: 5 }),
      car({ brand: '大众', series: '朗逸', seats: 2 }),
      car({ brand: '丰田', series: '卡罗拉' }),
      car({ brand: '大众', series: '帕萨特' }),
      car({ brand: '大众', series: 'Polo' }),
    ]);
    expect(found).toEqual(['大众', '丰田', '特斯拉']);
    expect(all.map(seriesKey)).toEqual([
      '大众 朗逸',
      '大众 帕萨特',
      '大众 Polo',
      '丰田 赛那',
      '丰田 卡罗拉',
      '特斯拉 Model 3',
    ]);
    expect(seats).toEqual([2, 5, 7]);
  });

  it.each<[string, Partial<CarType>[], Partial<CarFilter>, string[]]>([
    ['all alike', [{}, {}], {}, ['经济型']],
    ['two gears', [{}, { transmission: 'MANUAL' }], {}, ['自动挡', '经济型']],
    ['no gear but the one', [{ transmission: 'MANUAL' }], {}, ['经济型']],
    ['electric and not', [{}, { energy: 'ELECTRIC' }], {}, ['纯电', '经济型']],
    ['electric only', [{ energy: 'ELECTRIC' }], {}, ['经济型']],
    ['two energies, none electric', [{}, { energy: 'HYBRID' }], {}, ['经济型']],
    ['seven seats and fewer', [{}, { seats: 7 }], {}, ['7座', '经济型']],
    ['seven seats only', [{ seats: 7 }], {}, ['经济型']],
    ['two sizes, none of seven', [{}, { seats: 2 }], {}, ['经济型']],
    ['what is on', [{}], { transmission: 'AUTO', categories: ['SUV'] }, ['自动挡', '经济型', 'SUV']],
  ])('quick filters of %s', (_name, types, filter, expected) => {
    const offers = types.map(type => car({ energy: 'FUEL', ...type }));
    expect(quickFiltersOf(offers, { ...emptyFilter, ...filter }).map(({ text }) => text)).toEqual(expected);
  });

  it('what is chosen is taken out one by one: quick filters first, then what only the filter page can choose', () => {
    const filter: CarFilter = {
      ...emptyFilter,
      categories: ['SUV', 'MPV'],
      transmission: 'MANUAL',
      energy: ['ELECTRIC', 'FUEL'],
      seats: [5, 7],
      min_price: 150_00,
      max_price: 300_00,
    };
    const chosen = chosenFilters(filter);
    expect(chosen.map(({ text }) => text)).toEqual([
      ...['纯电', '7座', 'SUV', 'MPV'],
      ...['手动挡', '燃油', '5座', '¥150–300'],
    ]);
    const without = Object.fromEntries(chosen.map(one => [one.text, one.without]));
    expect(without['7座']?.seats).toEqual([5]);
    expect(without['5座']?.seats).toEqual([7]);
    expect(without.燃油?.energy).toEqual(['ELECTRIC']);
    expect(without.SUV?.categories).toEqual(['MPV']);
    expect(conditionsOf(without['¥150–300'] ?? filter)).not.toContain('price');
    expect(chosenFilters(emptyFilter)).toEqual([]);
  });

  it('a quick filter that is taken off leaves the others', () => {
    const filter: CarFilter = { ...emptyFilter, energy: ['HYBRID', 'ELECTRIC'] };
    expect(toggleQuickFilter(filter, 'ELECTRIC')).toEqual({ ...emptyFilter, energy: ['HYBRID'] });
  });

  it('quick filters come by name in an address; what is none, or said again, changes nothing', () => {
    expect(filterOfNames('SUV,AUTO,TANK,,SUV')).toEqual({
      ...emptyFilter,
      categories: ['SUV'],
      transmission: 'AUTO',
    });
    expect(filterOfNames('ELECTRIC,SEVEN_SEATS')).toEqual({
      ...emptyFilter,
      energy: ['ELECTRIC'],
      seats: [7],
    });
    expect(filterOfNames('')).toEqual(emptyFilter);
  });
});

describe('a typed price is whole yuan, and the lower end is not above the other', () => {
  it.each([
    ['', undefined],
    [' 150 ', 150_00],
    ['0', 0],
    ['12.5', NaN],
    ['-3', NaN],
    ['99999', 99_999_00],
    ['100000', NaN],
    ['一百', NaN],
    ['😀', NaN],
  ])('%p', (text, price) => {
    expect(typedPrice(text)).toBe(price);
  });

  it('says what is wrong at the end that is asked', () => {
    expect(typedPriceProblem('12.5', 'min', '')).toBe('请填写整数，单位元，例如 150');
    expect(typedPriceProblem('300', 'min', '200')).toBe('最低价不能高于最高价');
    expect(typedPriceProblem('200', 'max', '300')).toBe('最高价不能低于最低价');
    expect(typedPriceProblem('200', 'min', '200')).toBeUndefined();
    expect(typedPriceProblem('200', 'max', '200')).toBeUndefined();
    expect(typedPriceProblem('200', 'max', 'x')).toBeUndefined();
    expect(typedPriceProblem('200', 'max', '')).toBeUndefined();
    expect(typedPriceProblem('200', 'min', 'x')).toBeUndefined();
    expect(typedPriceProblem('', 'max', '300')).toBeUndefined();
  });
});
