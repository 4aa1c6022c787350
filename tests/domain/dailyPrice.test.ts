import fc from 'fast-check';
import { dailyPrice } from '@/domain/dailyPrice';
import { quote, type QuoteInput } from '@/domain/pricing';
import { SERVICES } from '@/domain/services';
import { toMillis } from '@/domain/shanghaiTime';
import type { BillLine, BillLineCode } from '../../types/api/bill';
import { fen, lengths, moments } from './arbitraries';

/** Monday 10:00 to Thursday 10:00, plain weekdays. */
const plain: QuoteInput = {
  from: '2026-11-23 10:00',
  to: '2026-11-26 10:00',
  weekdayPrice: 12800,
  services: [],
  vehicleDeposit: 300000,
  violationDeposit: 200000,
};

/** Issue 10, one price: every figure anywhere is the all-in daily price on one basis, to the yuan. */
describe('the daily price', () => {
  it.each<[string, Partial<QuoteInput>, number]>([
    ['all fees, up to the next yuan', {}, 18200],
    [
      'a night service and a one-way fee too',
      { from: '2026-11-23 07:00', oneWay: { crossCityKm: 30 } },
      25800,
    ],
    ['hours beyond the days', { to: '2026-11-26 12:00' }, 20800],
    ['the long-rental discount', { to: '2026-11-30 10:00' }, 17300],
  ])('has %s', (_what, change, price) => {
    expect(dailyPrice(quote({ ...plain, ...change }))).toBe(price);
  });

  it.each<[BillLineCode, number]>([
    ['RENTAL_WEEKDAY', 10000],
    ['INS_THIRDPARTY', 10000],
    ['INS_ADDITIONAL', 0],
    ['COUPON', 0],
    ['WKCOIN', 0],
  ])('of a bill with 100 yuan for %s is %d', (code, price) => {
    const line: BillLine = {
      ...{ code, name: '一项费用', rule: '一项费用', group: 'service' },
      ...{ unitPrice: 10000, quantity: 1, unit: '次', amount: 10000 },
    };
    expect(dailyPrice({ days: 1, lines: [line] })).toBe(price);
  });

  it('never says less than is paid, never a yuan more, and nothing of what a renter takes or leaves', () => {
    const codes = SERVICES.map(({ code }) => code);
    const rentals = fc.record({
      from: moments,
      length: lengths,
      weekdayPrice: fen,
      services: fc.subarray(codes),
      wkcoins: fen,
    });
    fc.assert(
      fc.property(rentals, ({ length, ...chosen }) => {
        const input = { ...plain, ...chosen, to: toMillis(chosen.from) + length };
        const required = quote({ ...input, services: [], wkcoins: 0 });
        const price = dailyPrice(quote(input));
        expect(price).toBe(dailyPrice(required));
        expect(price % 100).toBe(0);
        expect(price * required.days).toBeGreaterThanOrEqual(required.total);
        expect((price - 100) * required.days).toBeLessThan(required.total);
      }),
    );
  });
});
