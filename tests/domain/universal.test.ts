import fc from 'fast-check';
import {
  askedFields,
  askedValues,
  demandFacts,
  firstProblem,
  initialValue,
  type DemandValues,
} from '@/domain/demandFields';
import {
  canEstimateUniversal,
  UNIVERSAL_FIELDS,
  UNIVERSAL_VEHICLES,
  universalEstimate,
  universalTitle,
} from '@/domain/universal';
import type { UniversalWish } from '~types/api/worksheet';

// Issue 14: a vehicle that is not in the list of cars (lines.md, universal); specification §7, worksheet/universal/add.

const wish = (changes: Partial<UniversalWish> = {}): UniversalWish => ({
  ...{ city_id: '110000', vehicle: 'COACH', number: 2, use: '公司年会接送', days: 3 },
  take_time: '2026-11-27T09:00:00+08:00',
  place: { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } },
  ...changes,
});

const now = '2026-11-23T09:00:00+08:00';
const problem = (changes: object) => firstProblem(UNIVERSAL_FIELDS, { ...wish(), ...changes }, now);

const vehicles = fc.constantFrom(...UNIVERSAL_VEHICLES.map(({ value }) => value));
const numbers = fc.integer({ min: 1, max: 20 });
const dayCounts = fc.integer({ min: 1, max: 30 });

describe('the estimate', () => {
  it('of a coach is kind × number × days, its driver in the price', () => {
    expect(universalEstimate(wish())).toMatchObject({
      total: 1_080_000,
      parts: [{ name: '车辆租金', rule: '大巴（49座，含司机），¥1800/天 × 2辆 × 3天', amount: 1_080_000 }],
      includes: expect.arrayContaining(['司机服务费']),
    });
  });

  it('adds a driver for each vehicle and day where one is wished for', () => {
    const { parts, total } = universalEstimate(wish({ vehicle: 'MOTORHOME', with_driver: true }));
    expect(parts.map(({ name, amount }) => [name, amount])).toEqual([
      ['车辆租金', 528_000],
      ['司机服务费', 240_000],
    ]);
    expect(total).toBe(768_000);
    const alone = universalEstimate(wish({ vehicle: 'MOTORHOME', with_driver: false }));
    expect(alone.includes).not.toContain('司机服务费');
  });

  it('of a test drive is nothing, which is said as a part', () => {
    const { total, parts, excludes } = universalEstimate(wish({ vehicle: 'TEST_DRIVE' }));
    expect([total, excludes]).toEqual([0, []]);
    expect(parts).toEqual([{ name: '试驾费', rule: '每次约60分钟，专人陪同', amount: 0 }]);
  });

  it('is the sum of its parts in whole fen, of any kind, number, days and driver', () => {
    fc.assert(
      fc.property(vehicles, numbers, dayCounts, fc.boolean(), (vehicle, number, days, with_driver) => {
        const { total, parts } = universalEstimate(wish({ vehicle, number, days, with_driver }));
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(parts.every(({ amount }) => Number.isInteger(amount) && amount >= 0)).toBe(true);
        expect(total === 0).toBe(vehicle === 'TEST_DRIVE');
      }),
    );
  });

  it('grows with the number, with the days and with a driver, and never falls', () => {
    fc.assert(
      fc.property(vehicles, numbers, dayCounts, fc.boolean(), (vehicle, number, days, with_driver) => {
        const cost = (changes: Partial<UniversalWish>): number =>
          universalEstimate(wish({ vehicle, number, days, with_driver, ...changes })).total;
        expect(cost({ number: 2 * number })).toBe(2 * cost({}));
        expect(cost({ days: 2 * days })).toBe(2 * cost({}));
        expect(cost({ with_driver: true })).toBeGreaterThanOrEqual(cost({ with_driver: false }));
      }),
    );
  });

  it('waits for the kind alone', () => {
    const begun = Object.fromEntries(UNIVERSAL_FIELDS.map(field => [field.name, initialValue(field)]));
    expect(canEstimateUniversal(begun)).toBe(false);
    expect(canEstimateUniversal({ ...begun, vehicle: 'PROP' })).toBe(true);
    expect(canEstimateUniversal({ ...begun, vehicle: 'TANK' })).toBe(false);
  });
});

describe('the form', () => {
  const names = (vehicle: string): string[] =>
    askedFields(UNIVERSAL_FIELDS, { vehicle }).map(({ name }) => name);

  it('asks whether a driver is wished for only where that is a question', () => {
    expect(names('MOTORHOME')).toEqual([
      ...['vehicle', 'number', 'use', 'take_time', 'days', 'place', 'with_driver', 'budget', 'photos'],
    ]);
    expect(names('COACH')).not.toContain('with_driver');
    expect(names('TEST_DRIVE')).toEqual(['vehicle', 'model', 'take_time', 'place', 'photos']);
  });

  it('sends nothing of what a test drive does not ask for', () => {
    const kept = askedValues(UNIVERSAL_FIELDS, wish({ vehicle: 'TEST_DRIVE' }) as unknown as DemandValues);
    expect(Object.keys(kept)).toEqual(['vehicle', 'take_time', 'place']);
  });

  it('tells what is wrong in one sentence at its field', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ vehicle: 'TANK' })?.problem).toBe('请选择车辆类型');
    expect(problem({ number: 21 })?.problem).toBe('用车数量请填1到20辆');
    expect(problem({ days: 31 })?.problem).toBe('用车天数请填1到30天');
    expect(problem({ use: ' ' })?.problem).toBe('请填写用途');
    expect(problem({ use: '长'.repeat(61) })?.problem).toBe('最多60个字');
    expect(problem({ take_time: '2026-11-23T20:00:00+08:00' })?.problem).toBe('请至少提前24小时预约');
    expect(problem({ photos: ['1', '2', '3', '4'] })?.problem).toBe('最多3张图片');
  });

  it('takes a budget of whole fen or none', () => {
    expect(problem({ budget: undefined })).toBeUndefined();
    expect(problem({ budget: 500_000 })).toBeUndefined();
    for (const budget of [0, -1, 0.5, 100_000_001])
      expect(problem({ budget })).toEqual({ field: 'budget', problem: '预算请填1到1000000元' });
  });

  it('reads line by line for who asked and for the staff', () => {
    const values = { ...wish({ vehicle: 'TRUCK', with_driver: true, budget: 300_000, photos: ['a', 'b'] }) };
    expect(demandFacts(UNIVERSAL_FIELDS, values as unknown as DemandValues)).toEqual(
      expect.arrayContaining([
        { label: '车辆类型', value: '货车' },
        { label: '用车数量', value: '2辆' },
        { label: '需要司机', value: '需要' },
        { label: '预算', value: '¥3000' },
        { label: '示例图片', value: '2张' },
      ]),
    );
  });

  it('names a demand by what is asked for', () => {
    expect(universalTitle(wish())).toBe('大巴 · 2辆 · 3天');
    expect(universalTitle(wish({ vehicle: 'TEST_DRIVE' }))).toBe('新能源试驾');
  });
});
