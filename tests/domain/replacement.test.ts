import fc from 'fast-check';
import { demandFacts, firstProblem, type DemandValues } from '@/domain/demandFields';
import {
  canEstimateReplacement,
  REPLACEMENT_CLASSES,
  REPLACEMENT_FIELDS,
  replacementClass,
  replacementEstimate,
  replacementTitle,
  replacementUse,
  type ReplacementWanted,
} from '@/domain/replacement';

// Issue 14, lines.md: a car while one's own is being repaired; a shop's voucher gives free days of the economy class.

const wish = (changes: Partial<ReplacementWanted> = {}): ReplacementWanted => ({
  ...{ city_id: '110000', plate: '京A12345', model: '大众速腾', shop: { id: '1', name: '顺驰' } },
  ...{ car_class: 'ECONOMY', days: 5, take_time: '2026-11-27T09:00:00+08:00' },
  place: { name: '国贸', address: '', location: { lng: 116.47, lat: 39.92 } },
  ...changes,
});
const now = '2026-11-23T09:00:00+08:00';
const problem = (changes: object) => firstProblem(REPLACEMENT_FIELDS, { ...wish(), ...changes }, now);

const classes = fc.constantFrom(...REPLACEMENT_CLASSES.map(({ value }) => value));
const dayCounts = fc.integer({ min: 1, max: 60 });
const free = fc.integer({ min: 0, max: 90 });

it('costs class × days, less the free days of an economy car', () => {
  expect(replacementEstimate(wish()).total).toBe(5 * 12_800);
  expect(replacementEstimate(wish({ free_days: 3 }))).toMatchObject({
    total: 2 * 12_800,
    parts: [
      { name: '车辆租金', rule: '经济型，¥128/天 × 5天', amount: 64_000 },
      { name: '代步券', rule: '抵扣3天经济型租金，¥128/天', amount: -38_400 },
    ],
  });
  expect(replacementEstimate(wish({ car_class: 'SUV', free_days: 9 })).total).toBe(5 * (23_800 - 12_800));
});

it('is the sum of its parts, never below nothing, and nothing only for an economy car with enough free days', () => {
  fc.assert(
    fc.property(classes, dayCounts, free, (car_class, days, free_days) => {
      const { total, parts } = replacementEstimate(wish({ car_class, days, free_days }));
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(total === 0).toBe(car_class === 'ECONOMY' && free_days >= days);
    }),
  );
});

it('never costs more with a voucher, and another day never makes it cheaper', () => {
  fc.assert(
    fc.property(classes, dayCounts, free, (car_class, days, free_days) => {
      const cost = (changes: Partial<ReplacementWanted>): number =>
        replacementEstimate(wish({ car_class, days, free_days, ...changes })).total;
      expect(cost({})).toBeLessThanOrEqual(cost({ free_days: 0 }));
      expect(cost({ days: days + 1 })).toBeGreaterThanOrEqual(cost({}));
    }),
  );
});

it('comes back after its days at the same hour, and a day beyond costs what a day costs', () => {
  expect(replacementUse(wish())).toEqual({ returnTime: '2026-12-02T09:00:00+08:00', overDayPrice: 12_800 });
  fc.assert(
    fc.property(classes, car_class => {
      expect(replacementUse(wish({ car_class })).overDayPrice).toBe(replacementClass(car_class).perDay);
    }),
  );
});

it('tells what is wrong in one sentence at its field', () => {
  expect(problem({})).toBeUndefined();
  expect(problem({ plate: '京a·12345', voucher: 'db11 0000-1a', claim_no: 'pdaa2026001' })).toBeUndefined();
  expect(problem({ plate: '12345' })?.problem).toBe('车牌号格式有误，例如京A12345，新能源车共8位');
  expect(problem({ shop: undefined })?.problem).toBe('请选择维修厂');
  expect(problem({ voucher: '123' })?.problem).toBe('券码是10位字母和数字');
  expect(problem({ claim_no: '报案' })?.problem).toBe('报案号是6到30位字母和数字');
  expect(problem({ days: 61 })?.problem).toBe('预计用车请填1到60天');
});

it('reads line by line, as it is kept', () => {
  const values = { ...wish({ plate: '京a·12345', voucher: 'db1100001a' }) } as unknown as DemandValues;
  expect(demandFacts(REPLACEMENT_FIELDS, values)).toEqual(
    expect.arrayContaining([
      { label: '车牌号', value: '京A12345' },
      { label: '维修厂', value: '顺驰' },
      { label: '代步券码', value: 'DB1100001A' },
      { label: '代步车', value: '经济型' },
    ]),
  );
  expect(replacementTitle(wish())).toBe('经济型 · 5天');
});

it('waits for the class alone; a class that is none is a mistake', () => {
  expect([{}, { car_class: 'SUV' }, { car_class: 'TANK' }].map(canEstimateReplacement)).toEqual([
    ...[false, true, false],
  ]);
  expect(() => replacementClass('TANK' as never)).toThrow(RangeError);
});
