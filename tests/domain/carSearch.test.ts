import fc from 'fast-check';
import { FLEET } from '../../server/demo/data/fleet';
import { brandSpelling } from '@/domain/brands';
import { searchCarTypes } from '@/domain/carSearch';
import { carName } from '@/domain/carWords';
import { pinyinInitials } from '@/domain/nameSearch';
import { corolla } from '../support/orders';

const fleet = FLEET.map(({ brand, series, category }) => ({
  cartype: { ...corolla, brand, series, category },
}));
const found = (text: string): string[] => searchCarTypes(fleet, text).map(({ cartype }) => carName(cartype));
const brandsFound = (text: string): string[] => [
  ...new Set(searchCarTypes(fleet, text).map(({ cartype }) => cartype.brand)),
];

describe('a search of car types', () => {
  it.each([
    [' model3', ['特斯拉Model 3']],
    ['丰田赛', ['丰田赛那']],
    ['坦克300', ['坦克300']],
    ['tank300', ['坦克300']],
    ['tesla model y', ['特斯拉Model Y']],
    ['bmw 5', ['宝马5系']],
    ['皮卡', ['长城炮', '江铃域虎7', '日产纳瓦拉']],
    ['没有这款车', []],
  ])('finds by brand, series and category: %s', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it.each([
    ['tesla', '特斯拉'],
    ['TSL', '特斯拉'],
    ['te si la', '特斯拉'],
    ['bmw', '宝马'],
    ['byd', '比亚迪'],
    ['vw', '大众'],
    ['toyota', '丰田'],
    ['benz', '奔驰'],
    ['Mercedes', '奔驰'],
    ['land rover', '路虎'],
    ['名爵', 'MG'],
    ['aion', '埃安'],
  ])('finds a brand as people type it: %s (issue 11, words)', (text, brand) => {
    expect(brandsFound(text)).toEqual([brand]);
  });

  it('finds everything by blanks', () => {
    expect(found('  ')).toHaveLength(fleet.length);
  });

  it('knows how every brand of the fleet is read, and finds it while any of its spellings is being typed', () => {
    const brands = [...new Set(FLEET.map(({ brand }) => brand))];
    expect(brands.filter(brand => brandSpelling(brand) === undefined)).toEqual([]);
    fc.assert(
      fc.property(
        fc.constantFrom(...brands),
        fc.nat(),
        fc.integer({ min: 1, max: 20 }),
        (brand, which, length) => {
          const { pinyin = '', others = [] } = brandSpelling(brand) ?? {};
          const all = [brand, pinyin, pinyinInitials(pinyin), ...others];
          expect(brandsFound((all[which % all.length] ?? '').slice(0, length))).toContain(brand);
        },
      ),
    );
  });
});
