import fc from 'fast-check';
import type { BillLine, BillLineCode } from '../../types/api/bill';
import type { CouponTerms } from '@/domain/coupon';
import { couponRefusal } from '@/domain/coupon';
import {
  couponContext,
  couponContextOf,
  groupTotal,
  quote,
  quoteFor,
  type QuoteInput,
} from '@/domain/pricing';
import { HOUR, toMillis } from '@/domain/shanghaiTime';
import { fen, lengths, moments, quoteInputs } from './arbitraries';

/** Monday 10:00 to Thursday 10:00, plain weekdays. */
const plain: QuoteInput = {
  from: '2026-11-23 10:00',
  to: '2026-11-26 10:00',
  weekdayPrice: 12800,
  services: [],
  vehicleDeposit: 300000,
  violationDeposit: 200000,
};
const coupon: CouponTerms = {
  name: '满减',
  kind: 'AMOUNT',
  value: 5000,
  threshold: 20000,
  scope: 'ANY',
  valid_from: '2026-01-01',
  valid_to: '2027-12-31',
  status: 0,
};
const now = '2026-11-21 10:00';
const bill = (change: Partial<QuoteInput>) => quote({ ...plain, ...change });
const lineOf = (code: BillLineCode, change: Partial<QuoteInput>): BillLine | undefined =>
  bill(change).lines.find(line => line.code === code);

/** A line as `unit price × quantity = amount`. */
const sum = (line?: BillLine) => line && `${line.unitPrice}×${line.quantity}${line.unit}=${line.amount}`;

describe('decisions, readings 13 and 14: a bill, line by line', () => {
  it('repeats one figure from the list to the end', () => {
    const { lines, total, days: charged, overtimeHours, dailyAverage } = bill({});
    expect(lines.map(line => `${line.name} ${sum(line)}`)).toEqual([
      '车辆租赁费（平日） 12800×3天=38400',
      '基础服务费 4000×3天=12000',
      '手续费 2000×1次=2000',
      '车辆整备费 2000×1次=2000',
      '第三者责任险 0×3天=0',
    ]);
    expect([total, charged, overtimeHours, dailyAverage]).toEqual([54400, 3, 0, 18200]);
  });

  it.each<[string, Partial<QuoteInput>, string[]]>([
    [
      'a weekend',
      { from: '2026-11-20 10:00', to: '2026-11-23 10:00' },
      ['RENTAL_WEEKDAY 12800×1天=12800', 'RENTAL_WEEKEND 14720×2天=29440'],
    ],
    [
      'a day belongs to the date on which it starts',
      { from: '2026-09-30 23:00', to: '2026-10-02 23:00' },
      ['RENTAL_WEEKDAY 12800×1天=12800', 'RENTAL_NATIONAL_DAY 23040×1天=23040'],
    ],
    ['less than a day is a day', { to: '2026-11-23 13:00' }, ['RENTAL_WEEKDAY 12800×1天=12800']],
  ])('车辆租赁费: %s', (_name, change, expected) => {
    const lines = bill(change).lines.filter(({ group }) => group === 'rental');
    expect(lines.map(line => `${line.code} ${sum(line)}`)).toEqual(expected);
  });

  it.each<[string, Partial<QuoteInput>, string | undefined]>([
    ['none', {}, undefined],
    ['a started hour counts', { to: '2026-11-26 11:01' }, '4000×2小时=8000'],
    ['as much as a day', { weekdayPrice: 12000, to: '2026-11-26 13:00' }, '4000×3小时=12000'],
    ['never more than a day', { to: '2026-11-26 16:00' }, '12800×1天=12800'],
    [
      'never more than the day that has begun',
      { from: '2026-11-26 10:00', to: '2026-11-28 16:00' },
      '14720×1天=14720',
    ],
    ['from 7 hours it is a day', { to: '2026-11-26 17:00' }, undefined],
  ])('超时费: %s', (_name, change, expected) => {
    expect(sum(lineOf('OVERTIME', change))).toBe(expected);
  });

  it.each<[string, BillLineCode, Partial<QuoteInput>, string | undefined]>([
    ['夜间服务费 by day', 'NIGHT_SERVICE', {}, undefined],
    ['夜间服务费 at pickup', 'NIGHT_SERVICE', { from: '2026-11-23 07:00' }, '5000×1次=5000'],
    [
      '夜间服务费 at both ends',
      'NIGHT_SERVICE',
      { from: '2026-11-23 21:00', to: '2026-11-26 21:00' },
      '5000×2次=10000',
    ],
    ['异地还车费', 'CROSS_CITY', { oneWay: { crossCityKm: 119.2 } }, '200×120公里=24000'],
    ['跨网点还车费 beyond 3 km', 'CROSS_SITE', { oneWay: { crossSiteKm: 7.3 } }, '150×5公里=750'],
    ['跨网点还车费 to 3 km', 'CROSS_SITE', { oneWay: { crossSiteKm: 3 } }, '150×0公里=0'],
    [
      'another city, not another site',
      'CROSS_SITE',
      { oneWay: { crossCityKm: 9, crossSiteKm: 9 } },
      undefined,
    ],
    ['送车上门费 beyond 1 km', 'DELIVERY_PICKUP', { delivery: { pickupKm: 3.5 } }, '700×3公里=2100'],
    ['送车上门费 to 1 km', 'DELIVERY_PICKUP', { delivery: { pickupKm: 0.8 } }, '700×0公里=0'],
    ['上门取车费', 'DELIVERY_RETURN', { delivery: { returnKm: 2 } }, '700×1公里=700'],
    ['附加不计免赔', 'INS_ADDITIONAL', { services: ['INS_ADDITIONAL'] }, '2500×3天=7500'],
    [
      '三者险升级 for at most 7 days',
      'INS_THIRDPARTYS',
      { services: ['INS_THIRDPARTYS'], to: '2026-12-03 10:00' },
      '5000×7天=35000',
    ],
    [
      '尊享服务 for at most 7 days',
      'PREMIUM_SERVICE',
      { services: ['PREMIUM_SERVICE'], to: '2026-12-03 10:00' },
      '5000×7天=35000',
    ],
    [
      '驾乘人员意外险 for each person',
      'INS_TRAVEL_ACCIDENT',
      { services: ['INS_TRAVEL_ACCIDENT'], insuredCount: 2 },
      '2000×6份=12000',
    ],
    [
      '驾乘人员意外险 for whoever drives, as long as nobody is named',
      'INS_TRAVEL_ACCIDENT',
      { services: ['INS_TRAVEL_ACCIDENT'], insuredCount: 0 },
      '2000×3份=6000',
    ],
    ['路程无忧 once', 'INS_SAFE_TRAVEL', { services: ['INS_SAFE_TRAVEL'] }, '1500×1次=1500'],
    ['not chosen', 'WORRY_FREE', {}, undefined],
  ])('%s', (_name, code, change, expected) => {
    expect(sum(lineOf(code, change))).toBe(expected);
  });
});

describe('discounts of a bill', () => {
  it.each<[string, Partial<QuoteInput>, number | undefined]>([
    ['6 days', { to: '2026-11-29 10:00' }, undefined],
    ['7 days, 5 %', { to: '2026-11-30 10:00' }, -4672],
    ['7 days, not wanted', { to: '2026-11-30 10:00', useDiscount: false }, undefined],
  ])('长租优惠: %s', (_name, change, amount) => {
    expect(lineOf('LONG_RENTAL', change)?.amount).toBe(amount);
  });

  it.each([
    [7, 5],
    [14, 5],
    [15, 10],
    [29, 10],
    [30, 15],
    [60, 15],
  ])('长租优惠: %i days, %i %% of the rental fee', (count, percent) => {
    const long = bill({ to: toMillis(plain.from) + count * 24 * HOUR });
    const fee = groupTotal(long, 'rental');
    expect(groupTotal(long, 'discount')).toBe(-Math.round((fee * percent) / 100));
  });

  it('takes a coupon off and says which', () => {
    expect(lineOf('COUPON', { coupon: { terms: coupon, now } })).toMatchObject({
      name: '优惠券（满减）',
      amount: -5000,
    });
  });

  it('says why a coupon takes nothing off', () => {
    const refused = bill({ coupon: { terms: { ...coupon, scope: 'WEEKEND' }, now } });
    expect(refused.couponRefusal).toBe('仅限周末取车');
    expect(groupTotal(refused, 'discount')).toBe(0);
    expect(bill({ coupon: { terms: coupon, now } })).not.toHaveProperty('couponRefusal');
  });

  it('judges a coupon for a list as the bill does', () => {
    const context = couponContext(plain, { now, channel: 'JD' });
    expect(context).toMatchObject({ rentalFee: 38400, firstDayPrice: 12800, channel: 'JD' });
    expect(couponRefusal(coupon, context)).toBeUndefined();
  });

  it.each([
    ['as many as offered', 1280, -1280],
    ['at most 10 % of the rental fee', 999_999, -3840],
    ['none', 0, undefined],
  ])('悟空币: %s', (_name, wkcoins, amount) => {
    expect(lineOf('WKCOIN', { wkcoins })?.amount).toBe(amount);
  });

  it('悟空币 pay no more than what other discounts leave', () => {
    // 934.40 yuan less 46.72 for a week and 880 by coupon.
    const week = { to: '2026-11-30 10:00', coupon: { terms: { ...coupon, value: 88000 }, now } };
    expect(lineOf('WKCOIN', { ...week, wkcoins: 9344 })?.amount).toBe(-768);
  });

  it('say how they are counted', () => {
    expect(lineOf('WKCOIN', { wkcoins: 1280 })?.rule).toBe('100个抵1元，最多抵租车费的10%，本单使用1280个');
    expect(lineOf('LONG_RENTAL', { to: '2026-11-30 10:00' })?.rule).toBe('租满7天，租车费优惠5%');
  });
});

describe('what a coupon’s worth depends on', () => {
  it('is read from a bill as it is worked out from its input, whatever else was chosen', () => {
    fc.assert(
      fc.property(moments, lengths, fen, fc.boolean(), (from, length, weekdayPrice, useDiscount) => {
        const to = toMillis(from) + length;
        const deposits = { vehicleDeposit: 0, violationDeposit: 0 };
        const company = { name: '海岚科技', percent: weekdayPrice % 30 };
        const priced = { from, to, weekdayPrice, useDiscount, company, services: [], ...deposits };
        const bill = quote({ ...priced, services: ['WORRY_FREE'], wkcoins: 500 });
        const { days } = bill;
        const lines = [...bill.lines].reverse();
        expect(couponContextOf({ lines, days, company }, from, { now: from })).toEqual(
          couponContext(priced, { now: from }),
        );
      }),
    );
  });

  it('is nothing on a bill without a rental fee', () => {
    expect(couponContextOf({ lines: [], days: 1 }, plain.from, { now })).toMatchObject({
      rentalFee: 0,
      firstDayPrice: 0,
    });
  });
});

describe('every bill', () => {
  it('is the sum of its lines, each its price times its quantity, in whole fen, each code once', () => {
    fc.assert(
      fc.property(quoteInputs, input => {
        const { lines, total, dailyAverage } = quote(input);
        expect(lines.reduce((all, { amount }) => all + amount, 0)).toBe(total);
        for (const line of lines) {
          expect(line.unitPrice * line.quantity).toBe(line.amount);
          expect([line.unitPrice, line.quantity, line.amount].every(Number.isInteger)).toBe(true);
          expect(line.amount < 0).toBe(line.group === 'discount');
          expect(['rental', 'service', 'insurance', 'discount']).toContain(line.group);
          expect([line.name, line.unit, line.rule]).not.toContain('');
        }
        expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
        expect(Number.isInteger(dailyAverage)).toBe(true);
      }),
    );
  });

  it('takes off at most the rental fee, so that it is never below 0', () => {
    fc.assert(
      fc.property(quoteInputs, input => {
        const priced = quote(input);
        expect(priced.total).toBeGreaterThanOrEqual(0);
        expect(-groupTotal(priced, 'discount')).toBeLessThanOrEqual(groupTotal(priced, 'rental'));
      }),
    );
  });

  it('charges its days in the rental lines', () => {
    fc.assert(
      fc.property(quoteInputs, input => {
        const { lines, days: charged } = quote(input);
        const rental = lines.filter(({ group, code }) => group === 'rental' && code !== 'OVERTIME');
        expect(rental.reduce((all, { quantity }) => all + quantity, 0)).toBe(charged);
      }),
    );
  });

  it('has a rental fee that is never lower for a longer period', () => {
    fc.assert(
      fc.property(quoteInputs, lengths, (input, more) => {
        const longer = quote({ ...input, to: toMillis(input.to) + more });
        expect(groupTotal(longer, 'rental')).toBeGreaterThanOrEqual(groupTotal(quote(input), 'rental'));
      }),
    );
  });

  it('is no dearer with a coupon, coins or the long-rental discount, and no cheaper with a service', () => {
    fc.assert(
      fc.property(quoteInputs, input => {
        const { total } = quote(input);
        expect(quote({ ...input, coupon: undefined, wkcoins: 0 }).total).toBeGreaterThanOrEqual(total);
        expect(quote({ ...input, services: [] }).total).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('is the same for the same order, in whatever form its times are', () => {
    fc.assert(
      fc.property(quoteInputs, input => {
        const asDates = { ...input, from: new Date(toMillis(input.from)), to: new Date(toMillis(input.to)) };
        expect(quote(asDates)).toEqual(quote(input));
      }),
    );
  });
});

describe('issue 10, section 4: what a search gives is worked out once for all its cars', () => {
  const cars = fc.array(fc.record({ weekdayPrice: fen, vehicleDeposit: fen, violationDeposit: fen }));

  it('and each costs what it costs alone, whatever is compared with it', () => {
    fc.assert(
      fc.property(quoteInputs, cars, (input, compared) => {
        const alone = compared.map(car => quote({ ...input, ...car }));
        expect(compared.map(quoteFor(input))).toEqual(alone);
      }),
    );
  });

  it('and what cannot be priced is told before there is a car', () => {
    expect(() => quoteFor({ ...plain, to: plain.from })).toThrow(RangeError);
  });
});
