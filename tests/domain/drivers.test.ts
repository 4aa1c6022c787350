import fc from 'fast-check';
import { canAddCalcDriver, canAddReserveDriver, otherNameOf, type AccidentDriver } from '@/domain/drivers';

const drivers = (active: number, removed = 0): AccidentDriver[] => [
  ...Array.from({ length: active }, () => ({ type: 1 as const })),
  ...Array.from({ length: removed }, () => ({ type: 0 as const })),
];
const lists = fc.array(fc.record({ type: fc.constantFrom<0 | 1 | 2>(0, 1, 2) }), { maxLength: 20 });

describe('specification §5: at most 9 active drivers in the reserve flow', () => {
  it.each([
    [0, 0, true],
    [8, 0, true],
    [8, 5, true],
    [9, 0, false],
    [10, 0, false],
  ])('%i active and %i removed: %p', (active, removed, expected) => {
    expect(canAddReserveDriver(drivers(active, removed))).toBe(expected);
  });

  it('never leads to a tenth', () => {
    fc.assert(
      fc.property(lists, list => {
        const after = canAddReserveDriver(list) ? [...list, { type: 1 as const }] : list;
        const count = (all: AccidentDriver[]) => all.filter(({ type }) => type === 1).length;
        return count(after) <= Math.max(9, count(list));
      }),
    );
  });
});

describe('specification §5: in the calculation state only while the list length is 7 or less', () => {
  it.each([
    [0, 0, true],
    [7, 0, true],
    [2, 5, true],
    [8, 0, false],
    [2, 6, false],
  ])('%i active and %i removed: %p', (active, removed, expected) => {
    expect(canAddCalcDriver(drivers(active, removed))).toBe(expected);
  });

  it('depends on the length alone', () => {
    fc.assert(fc.property(lists, list => canAddCalcDriver(list) === list.length <= 7));
  });
});

describe('issue 10: an identity card is one person’s', () => {
  const wang = { name: '王小明', idcard_no: '110105199003071239' };

  it('tells the other name under which a number stands', () => {
    expect(otherNameOf({ ...wang, name: '李雷' }, [wang])).toBe('王小明');
    expect(otherNameOf(wang, [wang])).toBeUndefined();
    expect(otherNameOf(wang, [{ ...wang, name: '' }])).toBeUndefined();
  });

  it('a number that is not filled in yet is nobody’s', () => {
    expect(otherNameOf({ name: '李雷', idcard_no: '' }, [{ ...wang, idcard_no: '' }])).toBeUndefined();
  });

  it('in a list of people each with a number of their own nobody has another name', () => {
    const people = fc.uniqueArray(fc.record({ name: fc.string(), idcard_no: fc.string() }), {
      selector: ({ idcard_no }) => idcard_no,
    });
    fc.assert(fc.property(people, list => list.every(one => otherNameOf(one, list) === undefined)));
  });
});
