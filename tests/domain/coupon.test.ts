import fc from 'fast-check';
import { couponDiscount, couponRefusal, type CouponContext, type CouponTerms } from '@/domain/coupon';
import { fen, moments } from './arbitraries';

const coupon: CouponTerms = {
  name: '满减',
  kind: 'AMOUNT',
  value: 5000,
  threshold: 20000,
  scope: 'ANY',
  valid_from: '2026-11-01T00:00:00+08:00',
  valid_to: '2026-11-30T23:59:59+08:00',
  status: 0,
};
/** A Monday pickup, neither weekend nor holiday. */
const context: CouponContext = {
  now: '2026-11-21 10:00',
  pickupTime: '2026-11-23 10:00',
  rentalFee: 40000,
  firstDayPrice: 12800,
  rentalDays: [],
};

describe('what a coupon takes off', () => {
  it.each<[string, Partial<CouponTerms>, number]>([
    ['满减: 满200减50', {}, 5000],
    ['新人立减: more than the fee', { name: '新人立减', value: 99999, threshold: 0 }, 40000],
    ['折扣券: 12 % off', { name: '折扣券', kind: 'PERCENT', value: 12 }, 4800],
    ['折扣券 with a cap', { name: '折扣券', kind: 'PERCENT', value: 12, cap: 3000 }, 3000],
    ['首日免租', { name: '首日免租', kind: 'FIRST_DAY', value: 0 }, 12800],
    ['首日免租 with a cap', { name: '首日免租', kind: 'FIRST_DAY', value: 0, cap: 10000 }, 10000],
    ['one that cannot be used', { threshold: 50000 }, 0],
  ])('%s', (_name, terms, amount) => {
    expect(couponDiscount({ ...coupon, ...terms }, context)).toBe(amount);
  });
});

describe('why a coupon cannot be used', () => {
  it.each<[string | undefined, Partial<CouponTerms>, Partial<CouponContext>]>([
    [undefined, {}, {}],
    [undefined, {}, { rentalFee: 20000 }],
    ['租车费未满200元', {}, { rentalFee: 19999 }],
    ['已使用', { status: 1 }, {}],
    ['已过期', { status: 2 }, {}],
    ['已过期', {}, { now: '2026-12-01 00:00' }],
    [undefined, {}, { now: '2026-11-30 23:59:59' }],
    ['11月1日 00:00起可用', {}, { now: '2026-10-31 23:59' }],
    [undefined, {}, { now: '2026-11-01 00:00' }],
    ['仅限周末取车', { scope: 'WEEKEND' }, {}],
    [undefined, { scope: 'WEEKEND' }, { pickupTime: '2026-11-22 10:00' }],
    ['仅限周末取车', { scope: 'WEEKEND' }, { pickupTime: '2026-10-10 10:00' }],
    ['仅限节假日取车', { scope: 'HOLIDAY' }, {}],
    [undefined, { scope: 'HOLIDAY' }, { pickupTime: '2027-01-01 10:00' }],
    ['仅限指定渠道使用', { channel: 'JD' }, {}],
    ['仅限指定渠道使用', { channel: 'JD' }, { channel: 'QQ' }],
    [undefined, { channel: 'JD' }, { channel: 'JD' }],
    ['仅限宝马车型', { brand: '宝马' }, {}],
    ['仅限宝马车型', { brand: '宝马' }, { car: { category: 'LUXURY', cityId: '110000', brand: '奥迪' } }],
    [undefined, { brand: '宝马' }, { car: { category: 'LUXURY', cityId: '110000', brand: '宝马' } }],
  ])('%p: coupon %j, order %j', (refusal, terms, change) => {
    expect(couponRefusal({ ...coupon, ...terms }, { ...context, ...change })).toBe(refusal);
  });

  const coupons = fc.record(
    {
      name: fc.constant('券'),
      kind: fc.constantFrom<CouponTerms['kind']>('AMOUNT', 'PERCENT', 'FIRST_DAY'),
      value: fc.integer({ min: 0, max: 100 }),
      cap: fen,
      threshold: fen,
      scope: fc.constantFrom<CouponTerms['scope']>('ANY', 'WEEKEND', 'HOLIDAY'),
      channel: fc.constantFrom('JD', 'QQ'),
      valid_from: fc.constant('2026-03-01'),
      valid_to: fc.constant('2027-09-01'),
      status: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
    },
    { requiredKeys: ['name', 'kind', 'value', 'threshold', 'scope', 'valid_from', 'valid_to', 'status'] },
  );
  const contexts = fc.record({
    now: moments,
    pickupTime: moments,
    rentalFee: fen,
    firstDayPrice: fen,
    rentalDays: fc.constant([]),
    channel: fc.constantFrom(undefined, 'JD', 'QQ'),
  });

  it('takes whole fen off, at most the fee and the cap, and nothing when it is refused', () => {
    fc.assert(
      fc.property(coupons, contexts, (terms, where) => {
        const amount = couponDiscount(terms, where);
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(Math.min(where.rentalFee, terms.cap ?? Infinity));
        if (couponRefusal(terms, where)) expect(amount).toBe(0);
      }),
    );
  });
});
