import fc from 'fast-check';
import { earlyReturnPenalty, penaltyIn, withPenalty } from '@/domain/earlyReturn';
import { groupTotal, quote } from '@/domain/pricing';
import { HOUR, toMillis } from '@/domain/shanghaiTime';

// rental.md, 提前还车违约金: 30 % of the rental fee of the unused days (issue 12, early return).

const monday = toMillis('2026-11-23T10:00:00+08:00');

const rent = (hours: number, weekdayPrice = 20000) =>
  quote({
    from: monday,
    to: monday + hours * HOUR,
    weekdayPrice,
    services: ['INS_ADDITIONAL'],
    vehicleDeposit: 300000,
    violationDeposit: 200000,
  });

/** Whole days of a rental that begins on a Monday. */
const days = (count: number) => rent(count * 24);

it('keeps 30 % of what the days cost that are not used, and of nothing else', () => {
  // Thursday at ¥200; the services of that day are not charged.
  expect(earlyReturnPenalty(days(4), days(3))).toBe(6000);
  expect(days(4).total - days(3).total).toBe(20000 + 4000 + 2500);
});

it('costs nothing where nothing is unused', () => {
  expect(earlyReturnPenalty(days(3), days(3))).toBe(0);
});

it('costs nothing where the shorter rental saves nothing, since it loses a discount', () => {
  // 30 days have 15 % off, 29 days 10 %.
  const booked = rent(30 * 24, 100000);
  const shorter = rent(29 * 24, 100000);
  expect(shorter.total).toBeGreaterThan(booked.total);
  expect(earlyReturnPenalty(booked, shorter)).toBe(0);
});

it('stands in the bill as one line, which grows with a second early return', () => {
  const once = withPenalty(days(3), 6000);
  expect(once.total).toBe(days(3).total + 6000);
  const twice = withPenalty(once, 9000);
  expect(twice.lines.filter(({ code }) => code === 'EARLY_RETURN')).toMatchObject([
    { name: '提前还车违约金', amount: 9000 },
  ]);
  expect(twice.total).toBe(days(3).total + 9000);
  expect(withPenalty(twice, 0)).toEqual(days(3));
});

it('is never below zero, never more than is saved, and zero without unused hours', () => {
  const hours = fc.integer({ min: 1, max: 60 * 24 });
  fc.assert(
    fc.property(hours, hours, fc.integer({ min: 1, max: 300000 }), (one, other, price) => {
      const booked = rent(Math.max(one, other), price);
      const shorter = rent(Math.min(one, other), price);
      const penalty = earlyReturnPenalty(booked, shorter);
      expect(penalty).toBeGreaterThanOrEqual(0);
      expect(penalty).toBeLessThanOrEqual(Math.max(0, booked.total - shorter.total));
      const unused = groupTotal(booked, 'rental') - groupTotal(shorter, 'rental');
      expect(penalty).toBeLessThanOrEqual(Math.max(0, Math.ceil(unused * 0.3)));
      const changed = withPenalty(shorter, penalty);
      expect(changed.total).toBe(changed.lines.reduce((sum, { amount }) => sum + amount, 0));
      expect(penaltyIn(changed)).toBe(penalty);
      if (one === other) expect(penalty).toBe(0);
    }),
  );
});
