import fc from 'fast-check';
import { PLATE, plateTyped } from '@/domain/plate';

// Issue 14: the plate of the car that is repaired, with new energy, too.

const province = fc.constantFrom(...'京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼');
const letter = fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ');
const figure = fc.constantFrom(...'0123456789');
const newEnergy = fc.constantFrom(...'ABCDEFGHJK');
const figures = (count: number) => fc.tuple(...Array.from({ length: count }, () => figure));
const joined = (...parts: fc.Arbitrary<string | string[]>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map(found => found.flat().join(''));

const ordinary = joined(province, letter, letter, figures(3), letter);
const small = joined(province, letter, newEnergy, fc.oneof(letter, figure), figures(4));
const large = joined(province, letter, figures(5), newEnergy);
const plates = fc.oneof(ordinary, small, large);

it('takes ordinary plates, those of new energy small and large, and those from Hong Kong and Macao', () => {
  for (const plate of ['京A12345', '沪BD1234', '粤BD12345', '粤B12345D', '苏AAF0001', '粤Z1234港'])
    expect(PLATE.test(plate)).toBe(true);
});

it('refuses what is none', () => {
  for (const plate of [
    '',
    '京A1234',
    '京I12345',
    '京A1234O',
    'A京12345',
    '京AABCDE',
    '京AL12345',
    '京A123456',
    '港A12345',
  ])
    expect(PLATE.test(plate)).toBe(false);
});

it('takes every plate of its kinds: seven characters, or eight with new energy', () => {
  fc.assert(fc.property(ordinary, plate => PLATE.test(plate) && plate.length === 7));
  fc.assert(fc.property(fc.oneof(small, large), plate => PLATE.test(plate) && plate.length === 8));
});

it('refuses a plate with a character more, one less, or with an I or O', () => {
  fc.assert(fc.property(plates, figure, (plate, more) => !PLATE.test(`${plate}${more}${more}`)));
  fc.assert(fc.property(ordinary, plate => !PLATE.test(plate.slice(0, -1))));
  fc.assert(
    fc.property(plates, fc.integer({ min: 1, max: 6 }), fc.constantFrom('I', 'O'), (plate, at, wrong) => {
      expect(PLATE.test(plate.slice(0, at) + wrong + plate.slice(at + 1))).toBe(false);
    }),
  );
});

it('reads a plate however it is typed, and what is read stays so', () => {
  expect(plateTyped(' 京a·12345 ')).toBe('京A12345');
  expect(plateTyped('粤Ｂ-Ｄ12345')).toBe('粤BD12345');
  fc.assert(
    fc.property(plates, fc.constantFrom('·', ' ', '-', '.'), (plate, dot) => {
      const typed = `${plate.slice(0, 2)}${dot}${plate.slice(2)}`.toLowerCase();
      expect(plateTyped(typed)).toBe(plate);
    }),
  );
  fc.assert(fc.property(fc.string(), text => plateTyped(plateTyped(text)) === plateTyped(text)));
});
