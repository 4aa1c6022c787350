import fc from 'fast-check';
import { firstProblem } from '@/domain/demandFields';
import {
  canEstimateScooter,
  SCOOTER_FIELDS,
  SCOOTER_MODELS,
  scooterEstimate,
  scooterModel,
  scooterTitle,
  scooterUse,
} from '@/domain/scooter';
import type { ScooterWish } from '~types/api/worksheet';

// Issue 14, lines.md: scooters for short ways.

const wish = (changes: Partial<ScooterWish> = {}): ScooterWish => ({
  ...{ city_id: '110000', model: 'LIGHT', site: { id: '1', name: '国贸店' }, days: 2, helmets: 1 },
  take_time: '2026-11-27T09:00:00+08:00',
  ...changes,
});
const now = '2026-11-23T09:00:00+08:00';
const problem = (changes: object) => firstProblem(SCOOTER_FIELDS, { ...wish(), ...changes }, now);

const models = fc.constantFrom(...SCOOTER_MODELS.map(({ value }) => value));
const dayCounts = fc.integer({ min: 1, max: 30 });
const helmetCounts = fc.integer({ min: 1, max: 2 });

it('costs model × days; the first helmet comes along', () => {
  expect(scooterEstimate(wish()).parts).toEqual([
    { name: '车辆租金', rule: '轻便电动车，¥39/天 × 2天', amount: 7_800 },
  ]);
  expect(scooterEstimate(wish({ helmets: 2 })).parts.at(-1)).toEqual({
    ...{ name: '加配头盔', rule: '¥5/天 × 1个 × 2天', amount: 1_000 },
  });
  expect(scooterEstimate(wish({ model: 'PETROL' })).excludes).toContain('油费自理');
});

it('is the sum of its parts, of any model, days and helmets, and twice as much for twice the days', () => {
  fc.assert(
    fc.property(models, dayCounts, helmetCounts, (model, days, helmets) => {
      const { total, parts } = scooterEstimate(wish({ model, days, helmets }));
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(total).toBeGreaterThan(0);
      expect(scooterEstimate(wish({ model, days: 2 * days, helmets })).total).toBe(2 * total);
    }),
  );
});

it('comes back after its days at the same hour; a day beyond costs what a day costs', () => {
  expect(scooterUse(wish())).toEqual({ returnTime: '2026-11-29T09:00:00+08:00', overDayPrice: 3_900 });
});

it('tells what is wrong in one sentence at its field', () => {
  expect(problem({})).toBeUndefined();
  expect(problem({ model: 'TANK' })?.problem).toBe('请选择车型');
  expect(problem({ site: undefined })?.problem).toBe('请选择取车门店');
  expect(problem({ days: 31 })?.problem).toBe('用车天数请填1到30天');
  expect(problem({ helmets: 3 })?.problem).toBe('头盔请填1到2个');
  expect(problem({ take_time: '2026-11-23T10:00:00+08:00' })?.problem).toBe('请至少提前2小时预约');
});

it('is named by what is asked for, and waits for the model alone', () => {
  expect(scooterTitle(wish())).toBe('轻便电动车 · 2天');
  expect([{}, { model: 'RANGE' }, { model: 'TANK' }].map(canEstimateScooter)).toEqual([false, true, false]);
  expect(() => scooterModel('TANK' as never)).toThrow(RangeError);
});
