import fc from 'fast-check';
import { rememberCity, rememberDistrict } from '@/domain/history';

const beijing = { id: '110000', city: '北京' };
const shanghai = { id: '310000', city: '上海' };
const cities = fc.record({ id: fc.constantFrom('1', '2', '3', '4'), city: fc.string() });
const districts = fc.record({ name: fc.constantFrom('望京', '国贸', '中关村', '请选择') });

describe('specification §5: searched cities are remembered without duplicates, by id', () => {
  it.each([
    ['the first', [], beijing, [beijing]],
    ['newest first', [beijing], shanghai, [shanghai, beijing]],
    ['again', [shanghai, beijing], beijing, [beijing, shanghai]],
  ])('%s', (_name, list, city, expected) => {
    expect(rememberCity(list, city)).toEqual(expected);
  });

  it('keeps the newest entry of a city and does not touch the list it was given', () => {
    const list = Object.freeze([beijing]);
    expect(rememberCity(list, { id: '110000', city: '北京市' })).toEqual([{ id: '110000', city: '北京市' }]);
  });

  it('holds each searched city exactly once, the last search first', () => {
    fc.assert(
      fc.property(fc.array(cities, { minLength: 1 }), searches => {
        const history = searches.reduce<{ id: string; city: string }[]>(rememberCity, []);
        expect(history[0]).toBe(searches[searches.length - 1]);
        expect(history).toHaveLength(new Set(searches.map(({ id }) => id)).size);
        expect(new Set(history.map(({ id }) => id)).size).toBe(history.length);
      }),
    );
  });
});

describe('specification §5: districts are remembered by name, only if the name is not 请选择', () => {
  it.each([
    ['the first', [], '望京', ['望京']],
    ['again', ['国贸', '望京'], '望京', ['望京', '国贸']],
    ['none chosen', ['国贸'], '请选择', ['国贸']],
  ])('%s', (_name, list, name, expected) => {
    const named = (names: string[]) => names.map(text => ({ name: text }));
    expect(rememberDistrict(named(list), { name })).toEqual(named(expected));
  });

  it('holds each district once and never 请选择', () => {
    fc.assert(
      fc.property(fc.array(districts), searches => {
        const names = searches.reduce<{ name: string }[]>(rememberDistrict, []).map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        expect(names).not.toContain('请选择');
      }),
    );
  });
});
