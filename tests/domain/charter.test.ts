import fc from 'fast-check';
import {
  canEstimateCharter,
  CHARTER_CLASSES,
  CHARTER_FIELDS,
  CHARTER_SERVICES,
  charterEstimate,
  charterFrom,
  charterTitle,
} from '@/domain/charter';
import { askedFields, askedValues, firstProblem, type DemandValues } from '@/domain/demandFields';
import type { CharterWish } from '~types/api/worksheet';

// Issue 14: a car with driver (lines.md, chartered); estimates come from rule modules that the server shares.

const airport = { name: '首都机场T3', address: '', location: { lng: 116.62, lat: 40.06 } };
const guomao = { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } };
const tianjin = { name: '天津站', address: '', location: { lng: 117.22, lat: 39.14 } };

const wish = (changes: Partial<CharterWish> = {}): CharterWish => ({
  ...{ city_id: '110000', service: 'PICKUP', flight_no: 'CA1234', take_time: '2026-11-25T10:00:00+08:00' },
  ...{ from: airport, to: guomao, passengers: 2, luggage: 2, car_class: 'COMFORT' },
  ...changes,
});

const now = '2026-11-23T09:00:00+08:00';
const problem = (changes: Partial<CharterWish>) => firstProblem(CHARTER_FIELDS, { ...wish(changes) }, now);

describe('the estimate', () => {
  it('of a transfer includes 30 kilometres, and says what is in it', () => {
    const { total, parts, includes } = charterEstimate(wish());
    expect(parts).toEqual([{ name: '接机费', rule: '舒适5座，含30公里', amount: 16_800 }]);
    expect(total).toBe(16_800);
    expect(includes).toContain('航班延误免费等待，落地后免费等60分钟');
  });

  it('charges the way beyond what is included', () => {
    const { parts } = charterEstimate(wish({ service: 'DROPOFF', from: guomao, to: tianjin }));
    expect(parts[1]).toMatchObject({ name: '超里程费', rule: expect.stringMatching(/全程约\d+公里/) });
  });

  it('charges a night and a holiday as a part of what the service costs', () => {
    const night = charterEstimate(wish({ service: 'HALF_DAY', take_time: '2026-11-25T23:00:00+08:00' }));
    expect(night.parts.at(-1)).toMatchObject({ name: '夜间服务费', amount: 7_360 });
    const holiday = charterEstimate(wish({ service: 'HALF_DAY', take_time: '2026-10-02T10:00:00+08:00' }));
    expect(holiday.parts.at(-1)).toMatchObject({ name: '节假日服务费', amount: 11_040 });
  });

  it('counts the days of 全日, and asks 100 kilometres at least of a way to another city, with the way back', () => {
    expect(charterEstimate(wish({ service: 'FULL_DAY', days: 3 })).total).toBe(3 * 59_800);
    const near = charterEstimate(wish({ service: 'CROSS_CITY' }));
    expect(near.parts.map(({ amount }) => amount)).toEqual([45_000, 18_000]);
  });

  it('is the sum of its parts, whole fen and never less than the price from which it is offered', () => {
    const services = fc.constantFrom(...CHARTER_SERVICES.map(({ value }) => value));
    const classes = fc.constantFrom(...CHARTER_CLASSES.map(({ value }) => value));
    const hours = fc.integer({ min: 0, max: 24 * 300 });
    fc.assert(
      fc.property(
        services,
        classes,
        hours,
        fc.integer({ min: 1, max: 30 }),
        (service, car_class, hour, days) => {
          const take_time = new Date(Date.parse(now) + hour * 3_600_000).toISOString();
          const { total, parts } = charterEstimate(wish({ service, car_class, take_time, days }));
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(parts.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
          expect(total).toBeGreaterThanOrEqual(charterFrom(service).amount);
        },
      ),
    );
  });

  it('waits until class, time and the places that it hangs on are there', () => {
    const values = wish() as unknown as DemandValues;
    expect(canEstimateCharter(values)).toBe(true);
    for (const missing of ['service', 'car_class', 'take_time', 'to']) {
      expect(canEstimateCharter({ ...values, [missing]: undefined })).toBe(false);
    }
    expect(canEstimateCharter({ ...values, passengers: 9 })).toBe(false);
  });
});

describe('the form', () => {
  it('asks for what the service needs, and sends nothing of what it does not', () => {
    const names = (service: string) => askedFields(CHARTER_FIELDS, { service }).map(({ name }) => name);
    expect(names('PICKUP')).toEqual(
      expect.arrayContaining(['flight_no', 'take_time', 'from', 'to', 'passengers', 'luggage', 'car_class']),
    );
    expect(names('HALF_DAY')).not.toEqual(expect.arrayContaining(['to']));
    expect(names('FULL_DAY')).toContain('days');
    const kept = askedValues(CHARTER_FIELDS, { ...wish({ service: 'HALF_DAY' }) });
    expect(kept).not.toHaveProperty('flight_no');
    expect(kept).not.toHaveProperty('to');
  });

  it('tells what is wrong in one sentence at its field', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ flight_no: '国航一二三四' })).toMatchObject({ field: 'flight_no' });
    expect(problem({ take_time: '2026-11-22T10:00:00+08:00' })?.problem).toBe('这个时间已经过了，请重新选择');
    expect(problem({ take_time: '2026-11-23T10:00:00+08:00' })?.problem).toBe('请至少提前4小时预约');
    expect(problem({ take_time: '2027-11-23T10:00:00+08:00' })?.problem).toBe('最多可以提前90天预约');
    expect(problem({ passengers: 5 })).toEqual({
      field: 'car_class',
      problem: '坐不下或装不下，请换一种车型',
    });
    expect(problem({ passengers: 19 })?.problem).toBe('乘车人数请填1到18人');
    expect(problem({ car_class: 'TANK' as never })?.problem).toBe('请选择车型');
  });

  it('names a demand by what is asked for', () => {
    expect(charterTitle(wish())).toBe('接机 · 舒适5座');
  });
});
