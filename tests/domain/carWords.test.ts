import {
  carClassFacts,
  carFacts,
  carName,
  categoryText,
  energyText,
  transmissionText,
} from '@/domain/carWords';

describe('a car in words', () => {
  it('has a name, and facts in one line', () => {
    expect(carName({ brand: '丰田', series: '卡罗拉' })).toBe('丰田卡罗拉');
    expect(carFacts({ transmission: 'AUTO', seats: 5, power: '1.2T' })).toBe('自动挡 · 5座 · 1.2T');
    // Nothing dangles where the engine is not known.
    expect(carFacts({ transmission: 'AUTO', seats: 5, power: '' })).toBe('自动挡 · 5座');
  });

  it.each([
    ['坦克', '坦克300', '坦克300'],
    ['埃安', '埃安S', '埃安S'],
    ['MG', 'Cyberster', 'MG Cyberster'],
    ['宝马', '3系', '宝马3系'],
    ['特斯拉', 'Model 3', '特斯拉Model 3'],
  ])('says the brand once, and Latin words apart: %s and %s (issue 11, words)', (brand, series, name) => {
    expect(carName({ brand, series })).toBe(name);
  });

  it.each([
    ['经济型 · 5座 · 1.2T', { power: '1.2T' }],
    ['经济型 · 手动挡 · 5座 · 1.5L', { power: '1.5L', transmission: 'MANUAL' as const }],
    ['新能源 · 5座 · 续航420km · 快充', { power: '纯电420km 快充', category: 'NEW_ENERGY' as const }],
    ['经济型 · 5座', { power: '' }],
  ])('in a list: %s', (text, differences) => {
    expect(carClassFacts({ category: 'ECONOMY', transmission: 'AUTO', seats: 5, ...differences })).toBe(text);
  });

  it.each([
    [transmissionText, '自动挡 手动挡'],
    [energyText, '燃油 混动 纯电'],
    [categoryText, '微型 经济型 舒适型 商务型 豪华型 豪车 跑车 SUV MPV 新能源 皮卡'],
  ])('%j', (words, expected) => {
    expect(Object.values(words).join(' ')).toBe(expected);
  });
});
