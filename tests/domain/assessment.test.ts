import {
  assessedTotal,
  earliestRepair,
  figureProblem,
  repairFromProblem,
  repairToProblem,
} from '../../src/domain/assessment';
import { toIso } from '../../src/domain/shanghaiTime';

// Issue 15: what a repair shop enters of an accident.

const accident = '2030-11-26T09:10:00+08:00';
const empty = { repair: '', glass: '', towing: '' };

describe('when the car stands still', () => {
  it('begins at the first half-hour after the accident at the earliest', () => {
    expect(toIso(earliestRepair(accident))).toBe('2030-11-26T09:30:00+08:00');
    expect(repairFromProblem(undefined, accident)).toBe('请选择开始维修的时间');
    expect(repairFromProblem('2030-11-26T09:00:00+08:00', accident)).toBe('不能早于事故发生的时间');
    expect(repairFromProblem('2030-11-26T09:30:00+08:00', accident)).toBeUndefined();
  });

  test.each([
    [undefined, '请选择修好交车的时间'],
    ['2030-11-27T10:00:00+08:00', '要晚于开始维修的时间'],
    ['2030-11-27T10:30:00+08:00', undefined],
    ['2031-01-26T10:00:00+08:00', undefined],
    ['2031-01-26T10:30:00+08:00', '最多60天'],
  ])('and ends at %s: %s', (to, problem) => {
    expect(repairToProblem(to, '2030-11-27T10:00:00+08:00')).toBe(problem);
  });
});

describe('the figures', () => {
  test.each([
    ['repair', empty, '请填写费用，至少一项'],
    ['glass', empty, undefined],
    ['repair', { ...empty, repair: '0' }, '请填写费用，至少一项'],
    ['repair', { ...empty, towing: '300' }, undefined],
    ['repair', { ...empty, repair: '1000000' }, undefined],
    ['repair', { ...empty, repair: '1000000.01' }, '最多1000000元'],
    ['towing', { ...empty, towing: '20001' }, '最多20000元'],
  ] as const)('%s of %j: %s', (part, typed, problem) => {
    expect(figureProblem(part, typed)).toBe(problem);
  });

  it('come to a sum with what the car’s standing still costs', () => {
    const priceState = { from_time: '', to_time: '', days: 3, day_price: 158_00, total: 474_00 };
    expect(assessedTotal({ repair: 1200_50, glass: 0, towing: 300_00, priceState })).toBe(1974_50);
  });
});
