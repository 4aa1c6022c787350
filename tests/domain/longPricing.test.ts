import fc from 'fast-check';
import { addMonths } from '@/domain/calendarMonths';
import {
  extendedBill,
  lengthText,
  LONG_TERMS,
  longBill,
  monthlyPrice,
  monthOf,
  priceTable,
  type LongPriceInput,
} from '@/domain/longPricing';
import type { CouponTerms } from '@/domain/coupon';

// Issue 13: the monthly price of a car by its term, the longer the cheaper; services by the month; all at once −3 %.

const input: LongPriceInput = {
  from: '2026-11-28T10:00:00+08:00',
  months: 3,
  base: 300_000,
  plan: 'MONTHLY',
  services: [],
  vehicleDeposit: 300_000,
  violationDeposit: 200_000,
};

const bases = fc.integer({ min: 1_000, max: 30_000 }).map(tens => tens * 1_000);
const terms = fc.constantFrom(...LONG_TERMS);

it('says how long a rental is by the calendar; one that came back before its term began has no length of 0 hours', () => {
  expect(lengthText(input.from, addMonths(input.from, 3), 3)).toBe('3个月');
  expect(lengthText(input.from, '2026-12-10T10:00:00+08:00', 3)).toBeUndefined();
  expect(lengthText(input.from, input.from, 3)).toBe('不足1天');
  expect(lengthText(input.from, '2026-11-26T10:00:00+08:00', 3)).toBe('不足1天');
});

it('tells what a month costs by the term', () => {
  expect(priceTable(300_000)).toEqual([
    { text: '1–2个月', months: 1, monthlyPrice: 300_000 },
    { text: '3–5个月', months: 3, monthlyPrice: 285_000 },
    { text: '6–11个月', months: 6, monthlyPrice: 270_000 },
    { text: '12–23个月', months: 12, monthlyPrice: 255_000 },
    { text: '24个月', months: 24, monthlyPrice: 240_000 },
    { text: '36个月', months: 36, monthlyPrice: 225_000 },
  ]);
});

it('costs less a month and more in all, the longer it is', () => {
  fc.assert(
    fc.property(bases, terms, terms, (base, one, other) => {
      const [shorter, longer] = [Math.min(one, other), Math.max(one, other)];
      fc.pre(shorter < longer);
      expect(monthlyPrice(base, longer)).toBeLessThanOrEqual(monthlyPrice(base, shorter));
      expect(monthlyPrice(base, longer) * longer).toBeGreaterThan(monthlyPrice(base, shorter) * shorter);
    }),
  );
});

it('has a line for the months, for each service, and for what every rental includes', () => {
  const bill = longBill({ ...input, services: ['LONG_FULL_COVER'] });
  expect(bill.lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['租金', 855_000],
    ['基础保障与保养', 0],
    ['全程无忧', 89_700],
  ]);
  expect(bill.total).toBe(944_700);
  expect(monthOf(bill)).toBe(314_900);
  expect(bill.days).toBe(92);
});

it('takes 3 % off the rent that is paid at once, not off the services', () => {
  const bill = longBill({ ...input, plan: 'ONCE', services: ['LONG_FULL_COVER'] });
  expect(bill.total).toBe(944_700 - 25_650);
});

it('takes a coupon off the rent, and says why it cannot', () => {
  const terms: CouponTerms = {
    name: '新人立减',
    kind: 'AMOUNT',
    value: 5_000,
    threshold: 0,
    scope: 'ANY',
    valid_from: '2026-11-01T00:00:00+08:00',
    valid_to: '2026-12-31T23:59:59+08:00',
    status: 0,
  };
  const now = '2026-11-23T09:00:00+08:00';
  expect(longBill({ ...input, coupon: { terms, now } }).total).toBe(850_000);
  const used = longBill({ ...input, coupon: { terms: { ...terms, status: 1 }, now } });
  expect([used.total, used.couponRefusal]).toEqual([855_000, '已使用']);
});

it('prices months of an extension by the whole term; those before stay as they were', () => {
  const bill = longBill({ ...input, services: ['LONG_DOOR_CARE'] });
  const longer = extendedBill(bill, {
    ...{ base: input.base, months: 3, extension: 3 },
    to: addMonths(input.from, 6),
  });
  expect(longer.lines.map(({ name, unitPrice, quantity }) => [name, unitPrice, quantity])).toEqual([
    ['租金', 285_000, 3],
    ['基础保障与保养', 0, 6],
    ['上门保养取送', 5_900, 6],
    ['续租月租金', 270_000, 3],
  ]);
  expect(longer.total - bill.total).toBe(3 * (270_000 + 5_900));
  // A second one is a line of its own.
  const twice = extendedBill(longer, {
    base: input.base,
    months: 6,
    extension: 1,
    to: addMonths(input.from, 7),
  });
  expect(twice.lines.at(-1)).toMatchObject({ code: 'LONG_EXTENSION_2', unitPrice: 270_000, quantity: 1 });
});

it('takes off an extension what paying at once takes off, too, to the fen of each rent', () => {
  fc.assert(
    fc.property(bases, terms, fc.integer({ min: 1, max: 12 }), (base, months, extension) => {
      const to = addMonths(input.from, months + extension);
      const extendedOf = (plan: 'ONCE' | 'MONTHLY') => {
        const bill = longBill({ ...input, base, months, plan });
        return extendedBill(bill, { base, months, extension, to }).total - bill.total;
      };
      const rent = monthlyPrice(base, months + extension) * extension;
      expect(extendedOf('MONTHLY')).toBe(rent);
      expect(extendedOf('ONCE')).toBe(rent - Math.round((rent * 3) / 100));
    }),
  );
});

it('is the sum of its lines, each of which is its price times its quantity', () => {
  fc.assert(
    fc.property(bases, terms, fc.constantFrom('ONCE', 'MONTHLY'), (base, months, plan) => {
      const { lines, total } = longBill({ ...input, base, months, plan, services: ['LONG_BACKUP_CAR'] });
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      for (const { amount, unitPrice, quantity } of lines) expect(unitPrice * quantity).toBe(amount);
    }),
  );
});
