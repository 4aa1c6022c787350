import fc from 'fast-check';
import { demandFacts, firstProblem, initialValue } from '@/domain/demandFields';
import {
  applyFrom,
  applyMonthly,
  canEstimateLongApply,
  LONG_APPLY_FIELDS,
  LONG_APPLY_MOST,
  LONG_APPLY_TERMS,
  longApplyEstimate,
  longApplyTitle,
  NUMBER_TIERS,
  numberTier,
} from '@/domain/longApply';
import { monthlyPrice } from '@/domain/longPricing';
import type { LongApplyWish } from '~types/api/worksheet';

// Issue 14: cars of a company by the month, by price tiers of months and of number (lines.md, long rent, apply).

const wish = (changes: Partial<LongApplyWish> = {}): LongApplyWish => ({
  ...{ city_id: '110000', cartype_id: '1004', months: '12', number: 5 },
  ...{ use: 'COMMUTE', take_time: '2026-11-30T09:00:00+08:00', invoice_title: '某某公司' },
  place: { name: '国贸', address: '建国门外大街1号', location: { lng: 116.47, lat: 39.92 } },
  ...changes,
});

const now = '2026-11-23T09:00:00+08:00';
const problem = (changes: object) => firstProblem(LONG_APPLY_FIELDS, { ...wish(), ...changes }, now);

/** Prices of a month as the price list has them: whole hundreds of yuan. */
const bases = fc.integer({ min: 5, max: 500 }).map(hundreds => hundreds * 10_000);
const terms = fc.constantFrom(...LONG_APPLY_TERMS);
const numbers = fc.integer({ min: 1, max: LONG_APPLY_MOST });

describe('a month of one car', () => {
  it('costs by the term what it costs everybody, and less as one of many', () => {
    expect(applyMonthly(300_000, 12, 1)).toBe(255_000);
    expect(applyMonthly(300_000, 12, 5)).toBe(247_400);
    expect(NUMBER_TIERS.map(({ from }) => applyMonthly(300_000, 12, from))).toEqual([
      255_000, 247_400, 239_700, 229_500,
    ]);
    expect([4, 5, 9, 10, 19, 20, 100].map(number => numberTier(number).text)).toEqual([
      ...['1–4辆', '5–9辆', '5–9辆', '10–19辆', '10–19辆', '20辆起', '20辆起'],
    ]);
  });

  it('is whole yuan, never dearer for more cars or a longer term, and never below what is said as the least', () => {
    fc.assert(
      fc.property(bases, terms, terms, numbers, numbers, (base, a, b, few, many) => {
        const [short, long] = [Math.min(Number(a), Number(b)), Math.max(Number(a), Number(b))];
        const [less, more] = [Math.min(few, many), Math.max(few, many)];
        const price = applyMonthly(base, short, less);
        expect(price % 100).toBe(0);
        expect(applyMonthly(base, long, less)).toBeLessThanOrEqual(price);
        expect(applyMonthly(base, short, more)).toBeLessThanOrEqual(price);
        expect(price).toBeGreaterThanOrEqual(applyFrom(base));
        // A single car costs what the ordinary long rental asks.
        expect(applyMonthly(base, short, 1)).toBe(monthlyPrice(base, short));
      }),
    );
  });
});

describe('the estimate', () => {
  it('says the rent by the term, and what the number takes off', () => {
    const { total, parts, includes } = longApplyEstimate(wish(), 300_000);
    expect(parts).toEqual([
      { name: '车辆租金', rule: '租12个月，每辆¥2550/月 × 5辆 × 12个月', amount: 15_300_000 },
      { name: '多辆优惠', rule: '5–9辆减3%，每辆¥2474/月', amount: -456_000 },
    ]);
    expect(total).toBe(14_844_000);
    expect(includes).toContain('每辆每月2000公里');
    expect(longApplyEstimate(wish({ number: 4 }), 300_000).parts).toHaveLength(1);
  });

  it('is the sum of its parts: a month of one × how many × how long', () => {
    fc.assert(
      fc.property(bases, terms, numbers, (base, months, number) => {
        const { total, parts } = longApplyEstimate({ months, number }, base);
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(total).toBe(applyMonthly(base, Number(months), number) * number * Number(months));
      }),
    );
  });

  it('waits for the term alone', () => {
    const begun = Object.fromEntries(LONG_APPLY_FIELDS.map(field => [field.name, initialValue(field)]));
    expect(canEstimateLongApply(begun)).toBe(false);
    expect(canEstimateLongApply({ ...begun, months: '24' })).toBe(true);
    expect(canEstimateLongApply({ ...begun, months: '5' })).toBe(false);
  });
});

describe('the form', () => {
  it('tells what is wrong in one sentence at its field', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ invoice_title: undefined })).toBeUndefined();
    expect(problem({ cartype_id: undefined })?.problem).toBe('请选择车型');
    expect(problem({ cartype_id: '' })?.problem).toBe('请选择车型');
    expect(problem({ cartype_id: wish().place })?.problem).toBe('请选择车型');
    expect(problem({ months: '5' })?.problem).toBe('请选择租期');
    expect(problem({ number: 101 })?.problem).toBe('用车数量请填1到100辆');
    expect(problem({ use: undefined })?.problem).toBe('请选择用途');
    expect(problem({ take_time: '2026-11-25T09:00:00+08:00' })?.problem).toBe('请至少提前72小时预约');
  });

  it('reads line by line, and is named by car, number and term', () => {
    expect(demandFacts(LONG_APPLY_FIELDS, { ...wish(), vehicle: '大众朗逸' })).toEqual([
      { label: '车型', value: '大众朗逸' },
      { label: '租期', value: '12个月' },
      { label: '用车数量', value: '5辆' },
      { label: '用途', value: '员工通勤' },
      { label: '交车时间', value: '2026年11月30日 周一 09:00' },
      { label: '交车地点', value: expect.stringContaining('国贸') },
      { label: '发票抬头', value: '某某公司' },
    ]);
    expect(longApplyTitle({ ...wish(), vehicle: '大众朗逸' })).toBe('大众朗逸 · 5辆 · 12个月');
  });
});
