import fc from 'fast-check';
import {
  askedFields,
  demandFacts,
  firstProblem,
  initialValue,
  type DemandValues,
} from '@/domain/demandFields';
import {
  accelerationText,
  canEstimateLuxury,
  LUXURY_CLASSES,
  LUXURY_DRIVER_TEXT,
  LUXURY_FIELDS,
  luxuryEstimate,
  luxuryTitle,
} from '@/domain/luxury';
import type { LuxuryWish } from '~types/api/worksheet';

// Issue 14: a luxury car that is not in stock makes a demand (lines.md, luxury).

const wish = (changes: Partial<LuxuryWish> = {}): LuxuryWish => ({
  ...{ city_id: '110000', car_class: 'SPORTS', model: '保时捷911', days: 2, with_driver: false },
  take_time: '2026-11-27T09:00:00+08:00',
  place: { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } },
  ...changes,
});

const now = '2026-11-23T09:00:00+08:00';
const problem = (changes: object) => firstProblem(LUXURY_FIELDS, { ...wish(), ...changes }, now);

const classes = fc.constantFrom(...LUXURY_CLASSES.map(({ value }) => value));
const dayCounts = fc.integer({ min: 1, max: 30 });

describe('the estimate', () => {
  it('is the least of the class × days, and a driver where one is wished for', () => {
    expect(luxuryEstimate(wish())).toMatchObject({
      total: 576_000,
      parts: [{ name: '车辆租金', rule: '跑车，¥2880/天起 × 2天，价格按具体车型', amount: 576_000 }],
    });
    const { parts, includes, excludes } = luxuryEstimate(wish({ with_driver: true }));
    expect(parts.map(({ name, amount }) => [name, amount])).toEqual([
      ['车辆租金', 576_000],
      ['司机服务费', 120_000],
    ]);
    expect(includes).toContain('司机服务费');
    expect(excludes.join()).not.toContain('押金');
  });

  it('is the sum of its parts in whole fen, and grows with the days and with a driver', () => {
    fc.assert(
      fc.property(classes, dayCounts, fc.boolean(), (car_class, days, with_driver) => {
        const { total, parts } = luxuryEstimate(wish({ car_class, days, with_driver }));
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(parts.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
        expect(luxuryEstimate(wish({ car_class, days: 2 * days, with_driver })).total).toBe(2 * total);
        expect(luxuryEstimate(wish({ car_class, days, with_driver: true })).total).toBeGreaterThanOrEqual(
          total,
        );
      }),
    );
  });

  it('waits for the class alone', () => {
    const begun = Object.fromEntries(LUXURY_FIELDS.map(field => [field.name, initialValue(field)]));
    expect(canEstimateLuxury(begun)).toBe(false);
    expect(canEstimateLuxury({ ...begun, car_class: 'SUV' })).toBe(true);
    expect(canEstimateLuxury({ ...begun, car_class: 'TANK' })).toBe(false);
  });
});

describe('the form', () => {
  it('asks for all of it of every class, and says who may drive', () => {
    expect(askedFields(LUXURY_FIELDS, {}).map(({ name }) => name)).toEqual([
      ...['car_class', 'model', 'take_time', 'days', 'place', 'with_driver', 'budget'],
    ]);
    expect(LUXURY_DRIVER_TEXT).toBe('驾驶人年满26周岁、驾龄满3年');
  });

  it('tells what is wrong in one sentence at its field', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ model: undefined, budget: undefined })).toBeUndefined();
    expect(problem({ car_class: 'TANK' })?.problem).toBe('请选择车辆类型');
    expect(problem({ days: 31 })?.problem).toBe('用车天数请填1到30天');
    expect(problem({ take_time: '2026-11-23T20:00:00+08:00' })?.problem).toBe('请至少提前24小时预约');
    expect(problem({ place: undefined })?.problem).toBe('请选择交车地点');
  });

  it('reads line by line, and is named by the model or else by the class', () => {
    expect(demandFacts(LUXURY_FIELDS, wish() as unknown as DemandValues)).toEqual(
      expect.arrayContaining([
        { label: '车辆类型', value: '跑车' },
        { label: '意向车型', value: '保时捷911' },
        { label: '需要司机', value: '不需要' },
      ]),
    );
    expect(luxuryTitle(wish())).toBe('保时捷911 · 2天');
    expect(luxuryTitle(wish({ model: undefined }))).toBe('跑车 · 2天');
  });

  it('says how fast a car is with one decimal', () => {
    expect([accelerationText(51), accelerationText(60)]).toEqual(['5.1秒', '6.0秒']);
  });
});
