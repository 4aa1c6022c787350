import fc from 'fast-check';
import { couponDays, couponDiscount, couponObstacle, couponRefusal, type CouponTerms } from '@/domain/coupon';
import { countsOn } from '@/domain/dayVoucher';
import { couponContext, quote, type QuoteInput } from '@/domain/pricing';
import { addDays } from '@/domain/shanghaiTime';
import type { DayVoucher } from '~types/api/account';

const days: DayVoucher = {
  left: 5,
  bought: 20,
  category: 'ECONOMY',
  on: 'WORKDAY',
  city: { id: '110000', name: '北京' },
  orderid: 'ZQ1',
};

const voucher: CouponTerms = {
  name: '工作日卡',
  kind: 'DAYS',
  value: 0,
  threshold: 0,
  scope: 'ANY',
  days,
  valid_from: '2026-11-23T00:00:00+08:00',
  valid_to: '2027-01-21T23:59:59+08:00',
  status: 0,
};

const car = { category: 'ECONOMY', cityId: '110000' } as const;
const use = { now: '2026-11-23T09:00:00+08:00', car };

/** Thursday to Sunday: two working days and a Saturday, which costs 15 % more. */
const rental: QuoteInput = {
  from: '2026-11-26T10:00:00+08:00',
  to: '2026-11-29T10:00:00+08:00',
  weekdayPrice: 20000,
  services: [],
  vehicleDeposit: 0,
  violationDeposit: 0,
};

const wholeOf = (terms: CouponTerms, input: QuoteInput = rental) => {
  const context = couponContext(input, use);
  return { days: couponDays(terms, context), off: couponDiscount(terms, context) };
};

describe('bought days in an ordinary booking (issue 13: coupon kind DAYS)', () => {
  it('take the price of those days off on which they count', () => {
    expect(wholeOf(voucher)).toEqual({ days: 2, off: 40000 });
    expect(wholeOf({ ...voucher, days: { ...days, on: 'WEEKEND' } })).toEqual({ days: 1, off: 23000 });
    expect(wholeOf({ ...voucher, days: { ...days, on: 'ANY' } })).toEqual({ days: 3, off: 63000 });
  });

  it('take no more days than are left', () => {
    expect(wholeOf({ ...voucher, days: { ...days, left: 1 } })).toEqual({ days: 1, off: 20000 });
  });

  it('take only days within their time, and may be booked before it begins', () => {
    const later = { ...voucher, valid_from: '2026-11-27T00:00:00+08:00' };
    expect(wholeOf(later)).toEqual({ days: 1, off: 20000 });
    expect(couponObstacle(later, use)).toBeUndefined();
  });

  it.each<[string, Partial<CouponTerms>, string]>([
    ['none left', { status: 1, days: { ...days, left: 0 } }, '天数已用完'],
    ['its time is over', { valid_to: '2026-11-22T23:59:59+08:00' }, '已过期'],
    ['no day in its time', { valid_from: '2026-12-01T00:00:00+08:00' }, '仅限12月1日至1月21日的租期'],
  ])('say why they take none: %s', (_, terms, refusal) => {
    expect(couponRefusal({ ...voucher, ...terms }, couponContext(rental, use))).toBe(refusal);
  });

  it('pay for no rental that is not priced by the day', () => {
    expect(couponRefusal(voucher, { ...couponContext(rental, use), rentalDays: [] })).toBe(
      '仅限按天租车使用',
    );
  });

  it('are for one class of cars and one city', () => {
    const refusalOf = (other: { category: 'SUV' | 'ECONOMY'; cityId: string } | undefined) =>
      couponRefusal(voucher, couponContext(rental, { now: use.now, ...(other && { car: other }) }));
    expect(refusalOf({ ...car, category: 'SUV' })).toBe('仅限经济型车型');
    expect(refusalOf({ ...car, cityId: '310000' })).toBe('仅限在北京取车');
    expect(refusalOf(undefined)).toBe('仅限经济型车型');
  });

  it('count on no statutory holiday', () => {
    expect((['ANY', 'WEEKEND', 'WORKDAY'] as const).map(on => countsOn(on, '2027-01-01'))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('stand on the bill with what they take and what is left then', () => {
    const { lines } = quote({ ...rental, coupon: { terms: voucher, ...use } });
    expect(lines.find(({ code }) => code === 'COUPON')).toMatchObject({
      name: '周期购（工作日卡）',
      amount: -40000,
      rule: '抵扣2天租车费，用后还剩3天',
    });
  });

  it('never take off more than the rental fee, nor more days than the rental has', () => {
    const terms = fc.record({
      left: fc.nat(30),
      on: fc.constantFrom<DayVoucher['on']>('ANY', 'WEEKEND', 'WORKDAY'),
      length: fc.integer({ min: 1, max: 40 }),
      offset: fc.nat(60),
      weekdayPrice: fc.integer({ min: 0, max: 200_000 }),
    });
    fc.assert(
      fc.property(terms, ({ left, on, length, offset, weekdayPrice }) => {
        const from = `${addDays('2026-11-20', offset)}T10:00:00+08:00`;
        const to = `${addDays('2026-11-20', offset + length)}T10:00:00+08:00`;
        const input = { ...rental, from, to, weekdayPrice };
        const context = couponContext(input, use);
        const taken = wholeOf({ ...voucher, days: { ...days, left, on } }, input);
        expect(taken.off).toBeLessThanOrEqual(context.rentalFee);
        expect(taken.days).toBeLessThanOrEqual(Math.min(left, length));
        if (taken.days === 0) expect(taken.off).toBe(0);
      }),
    );
  });
});
