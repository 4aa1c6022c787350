import fc from 'fast-check';
import {
  CYCLE_PLANS,
  cyclePlan,
  cyclePrice,
  cycleRefund,
  cycleValidity,
  refundExample,
  startDayProblem,
} from '@/domain/cyclePlans';
import { countsOn } from '@/domain/dayVoucher';
import { addDays, dayOf } from '@/domain/shanghaiTime';

const weekdayPrices = fc.integer({ min: 0, max: 1_000_000 });
const plans = fc.constantFrom(...CYCLE_PLANS);

describe('the plans of cycle purchase (issue 13: 周末卡, 工作日卡, 月卡)', () => {
  it('sells four weekends, twenty working days, or thirty days in forty-five', () => {
    expect(CYCLE_PLANS.map(({ name, days, on }) => [name, days, on])).toEqual([
      ['周末卡', 8, 'WEEKEND'],
      ['工作日卡', 20, 'WORKDAY'],
      ['月卡', 30, 'ANY'],
    ]);
    expect(cyclePlan('MONTH').validDays).toBe(45);
  });

  it('costs less a day than such a day costs alone: on a weekend 15 % more than on a weekday', () => {
    expect(cyclePrice(cyclePlan('WEEKEND'), 20000)).toEqual({
      total: 156800,
      day: 19600,
      ordinaryDay: 23000,
    });
    expect(cyclePrice(cyclePlan('WORKDAY'), 20000)).toEqual({
      total: 300000,
      day: 15000,
      ordinaryDay: 20000,
    });
    expect(cyclePrice(cyclePlan('MONTH'), 20000)).toEqual({ total: 390000, day: 13000, ordinaryDay: 20000 });
  });

  it('is whole yuan, and never more than its days cost alone', () => {
    fc.assert(
      fc.property(plans, weekdayPrices, (plan, weekdayPrice) => {
        const { total, day, ordinaryDay } = cyclePrice(plan, weekdayPrice);
        expect(total).toBe(day * plan.days);
        expect(day % 100).toBe(0);
        expect(day).toBeLessThanOrEqual(ordinaryDay);
      }),
    );
  });

  it('has days enough in its time, wherever in the year it begins', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 300 }), (plan, offset) => {
        const start = addDays('2026-11-01', offset);
        const days = Array.from({ length: plan.validDays }, (_, index) => addDays(start, index));
        expect(days.filter(day => countsOn(plan.on, day)).length).toBeGreaterThanOrEqual(plan.days);
      }),
    );
  });

  it('can be used from the first moment of its first day to the last of its last', () => {
    const { from, to } = cycleValidity(cyclePlan('MONTH'), '2026-12-01');
    expect([dayOf(from), dayOf(to)]).toEqual(['2026-12-01', '2027-01-14']);
  });

  it.each([
    ['2026-11-23', undefined],
    ['2026-12-23', undefined],
    ['2026-12-24', '生效日期最晚可选12月23日'],
    ['2026-11-22', '生效日期已过，请重新选择'],
    ['2026-02-30', '生效日期格式有误，请重新选择'],
    ['tomorrow', '生效日期格式有误，请重新选择'],
  ])('begins within thirty days: %s', (day, problem) => {
    expect(startDayProblem(day, '2026-11-23T09:00:00+08:00')).toBe(problem);
  });
});

describe('the refund of unused days (issue 13: by a rule that is shown before buying)', () => {
  it('counts used days at their ordinary price', () => {
    const card = { paid: 300000, ordinaryDay: 20000 };
    expect(cycleRefund({ ...card, used: 0 })).toEqual({ kept: 0, refund: 300000 });
    expect(cycleRefund({ ...card, used: 2 })).toEqual({ kept: 40000, refund: 260000 });
    expect(cycleRefund({ ...card, used: 16 })).toEqual({ kept: 300000, refund: 0 });
  });

  it('says so by an example in yuan', () => {
    expect(refundExample({ total: 300000, ordinaryDay: 20000 })).toBe(
      '例如用了2天后退款：¥3000－2天×¥200，可退¥2600',
    );
  });

  it('is never below nothing, never above what was paid, and less with every day that is used', () => {
    fc.assert(
      fc.property(plans, weekdayPrices, fc.nat(30), (plan, weekdayPrice, nth) => {
        const { total: paid, ordinaryDay } = cyclePrice(plan, weekdayPrice);
        const used = Math.min(nth, plan.days);
        const { kept, refund } = cycleRefund({ paid, ordinaryDay, used });
        expect(kept + refund).toBe(paid);
        expect(refund).toBeGreaterThanOrEqual(0);
        expect(refund).toBeLessThanOrEqual(
          cycleRefund({ paid, ordinaryDay, used: Math.max(0, used - 1) }).refund,
        );
        if (used === plan.days) expect(refund).toBe(0);
      }),
    );
  });
});
