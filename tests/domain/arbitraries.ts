import fc from 'fast-check';
import type { CouponTerms } from '@/domain/coupon';
import type { QuoteInput } from '@/domain/pricing';
import { SERVICES } from '@/domain/services';
import { DAY, MINUTE } from '@/domain/shanghaiTime';

/** 1 January 2026 00:00 in Shanghai. */
const START = Date.UTC(2025, 11, 31, 16);

/** Any minute of 2026 and 2027, the years of the holiday calendar. */
export const moments = fc.integer({ min: 0, max: 730 * 24 * 60 - 1 }).map(minute => START + minute * MINUTE);

/** Any day of these years, `YYYY-MM-DD`. */
export const days = fc
  .integer({ min: 0, max: 729 })
  .map(index => new Date(Date.UTC(2026, 0, 1) + index * DAY).toISOString().slice(0, 10));

/** Lengths of a rental in milliseconds: one minute to 45 days. */
export const lengths = fc.integer({ min: 1, max: 45 * 24 * 60 }).map(minutes => minutes * MINUTE);

/** Whole fen up to 3000 yuan. */
export const fen = fc.integer({ min: 0, max: 300_000 });

/** 企业优惠 of a company, or none. */
export const companies = fc.option(
  fc.record({ name: fc.constant('海岚科技'), percent: fc.integer({ min: 0, max: 50 }) }),
  { nil: undefined },
);

const km = fc.option(fc.double({ min: 0, max: 500, noNaN: true }), { nil: undefined });
const coupons = fc.record({
  name: fc.constant('券'),
  kind: fc.constantFrom<CouponTerms['kind']>('AMOUNT', 'PERCENT', 'FIRST_DAY'),
  value: fc.integer({ min: 0, max: 100 }),
  threshold: fen,
  scope: fc.constantFrom<CouponTerms['scope']>('ANY', 'WEEKEND', 'HOLIDAY'),
  valid_from: fc.constant('2026-01-01'),
  valid_to: fc.constant('2027-12-31'),
  status: fc.constant<0>(0),
});
/** Whatever a rental may be priced for. */
export const quoteInputs: fc.Arbitrary<QuoteInput> = fc
  .record({
    from: moments,
    length: lengths,
    weekdayPrice: fen,
    services: fc.subarray(SERVICES.map(({ code }) => code)),
    insuredCount: fc.integer({ min: 0, max: 7 }),
    delivery: fc.record({ pickupKm: km, returnKm: km }),
    oneWay: fc.record({ crossCityKm: km, crossSiteKm: km }),
    coupon: fc.option(fc.record({ terms: coupons, now: moments }), { nil: undefined }),
    wkcoins: fc.integer({ min: 0, max: 1_000_000 }),
    useDiscount: fc.boolean(),
    company: companies,
    vehicleDeposit: fen,
    violationDeposit: fen,
  })
  .map(({ length, ...input }) => ({ ...input, to: input.from + length }));
