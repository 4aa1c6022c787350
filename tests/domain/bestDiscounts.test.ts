import fc from 'fast-check';
import { bestDiscounts } from '@/domain/bestDiscounts';
import type { CouponTerms } from '@/domain/coupon';
import { quote, type QuoteInput } from '@/domain/pricing';
import { lengths } from './arbitraries';

// Issue 12, money: the best combination of coupon, 悟空币 and 长租优惠.

const from = '2026-11-02 10:00';
const use = { now: '2026-11-01 10:00' };
const base = {
  from,
  to: '2026-11-12 10:00',
  weekdayPrice: 10_000,
  services: [],
  vehicleDeposit: 0,
  violationDeposit: 0,
};
type Own = CouponTerms & { id: string };
const coupon = (id: string, terms: Partial<CouponTerms> = {}): Own => ({
  id,
  name: id,
  kind: 'AMOUNT',
  value: 5_000,
  threshold: 0,
  scope: 'ANY',
  valid_from: '2026-10-01T00:00:00+08:00',
  valid_to: '2027-12-31T00:00:00+08:00',
  status: 0,
  ...terms,
});

it('takes all three where all three take something off', () => {
  const best = bestDiscounts(base, {
    coupons: [coupon('a'), coupon('b', { value: 6_000 })],
    use,
    wkcoins: 200,
  });
  expect(best).toMatchObject({ couponId: 'b', useWkcoin: true, useDiscount: true });
});

it('leaves 长租优惠 where a coupon is worth more that asks for the whole fee', () => {
  const { total } = quote({ ...base, useDiscount: false });
  const fee = quote({ ...base, useDiscount: false }).lines.filter(({ group }) => group === 'rental');
  const threshold = fee.reduce((sum, { amount }) => sum + amount, 0);
  const means = { coupons: [coupon('whole', { value: 50_000, threshold })], use, wkcoins: 0 };
  expect(bestDiscounts(base, means)).toEqual({
    couponId: 'whole',
    useWkcoin: false,
    useDiscount: false,
    total: total - 50_000,
  });
});

it('names no coupon and no coins that take nothing off', () => {
  const means = { coupons: [coupon('too dear', { threshold: 10_000_000 })], use, wkcoins: 0 };
  const short = { ...base, to: '2026-11-04 10:00' };
  expect(bestDiscounts(short, means)).toEqual({
    couponId: undefined,
    useWkcoin: false,
    useDiscount: true,
    total: quote(short).total,
  });
});

it('nothing that could be chosen costs less', () => {
  const terms = fc.record({
    kind: fc.constantFrom('AMOUNT' as const, 'PERCENT' as const, 'FIRST_DAY' as const),
    value: fc.integer({ min: 1, max: 90 }),
    isLarge: fc.boolean(),
    threshold: fc.integer({ min: 0, max: 300_000 }),
    cap: fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(
      lengths,
      fc.integer({ min: 100, max: 60_000 }),
      fc.array(terms, { maxLength: 4 }),
      fc.integer({ min: 0, max: 40_000 }),
      (length, weekdayPrice, list, wkcoins) => {
        const input = {
          ...base,
          to: new Date(Date.parse('2026-11-02T10:00:00+08:00') + length),
          weekdayPrice,
        };
        const coupons = list.map(({ isLarge, value, kind, cap, threshold }, index) =>
          coupon(`c${index}`, {
            kind,
            threshold,
            value: kind === 'AMOUNT' && isLarge ? value * 1_000 : value,
            ...(cap !== undefined && { cap }),
          }),
        );
        const best = bestDiscounts(input, { coupons, use, wkcoins });
        const costs = (chosen: Own | undefined, coins: number, useDiscount: boolean): number => {
          const choice: QuoteInput = { ...input, useDiscount, wkcoins: coins };
          return quote(chosen ? { ...choice, coupon: { terms: chosen, ...use } } : choice).total;
        };
        const all = [undefined, ...coupons].flatMap(chosen =>
          [0, wkcoins].flatMap(coins => [true, false].map(useDiscount => costs(chosen, coins, useDiscount))),
        );
        expect(best.total).toBe(Math.min(...all));
        // And it is what its own choice costs.
        const chosen = coupons.find(({ id }) => id === best.couponId);
        expect(costs(chosen, best.useWkcoin ? wkcoins : 0, best.useDiscount)).toBe(best.total);
      },
    ),
  );
});
