import { FAQ_GROUPS } from '../../../server/demo/data/faqs';
import { cancelPenalty } from '../../../src/domain/cancellation';
import { HOLIDAYS } from '../../../src/domain/holidays';
import { quote } from '../../../src/domain/pricing';

const answer = (id: string): string => {
  const faq = FAQ_GROUPS.flatMap(({ faqs }) => faqs).find(candidate => candidate.id === id);
  if (!faq) throw new Error(`There is no question ${id}`);
  return faq.paragraphs.join('');
};

/** A renter reads the same rule in the answer and in the bill (rental.md: fees that appear late). */
describe('the figures of the answers', () => {
  const base = { weekdayPrice: 10_000, services: [], vehicleDeposit: 300_000, violationDeposit: 100_000 };
  const from = '2026-11-02 10:00';

  test.each([
    [7, 5],
    [15, 10],
    [30, 15],
  ])('of the long rental: %i days, %i percent less', (days, percent) => {
    const bill = quote({ ...base, from, to: new Date(Date.parse(`${from} GMT+8`) + days * 86_400_000) });
    expect(bill.lines.find(({ code }) => code === 'LONG_RENTAL')?.rule).toContain(`${percent}%`);
    expect(answer('booking-long')).toMatch(new RegExp(`租满${days}天，?(租车费)?优惠${percent}%`));
  });

  test.each([
    ['2', false, false],
    ['4', true, false],
    ['48', false, true],
  ])('of cancelling: free until %s hours before the pickup', (hours, hasDelivery, isHoliday) => {
    const order = {
      status: 'AWAITING_PICKUP',
      paid: 50_000,
      rentalFee: 30_000,
      hasDelivery,
      isHoliday,
    } as const;
    const pickup = Date.parse('2026-11-10T10:00:00+08:00');
    const limit = pickup - Number(hours) * 3_600_000;
    expect(cancelPenalty({ ...order, pickupTime: pickup, now: limit }).amount).toBe(0);
    expect(cancelPenalty({ ...order, pickupTime: pickup, now: limit + 1 }).amount).toBe(9_000);
    expect(answer('booking-cancel')).toContain(`${hours}小时`);
  });

  test('of the shortest rentals on holidays', () => {
    for (const { name, minimumDays } of HOLIDAYS.filter(holiday => holiday.minimumDays > 1)) {
      expect(answer('booking-holiday')).toMatch(new RegExp(`${name}[^，。]*${minimumDays}天起租`));
    }
  });

  test('of what every order pays', () => {
    const lines = quote({ ...base, from, to: '2026-11-03 10:00' }).lines;
    for (const code of ['BASIC_SERVICE', 'HANDLING', 'PREPARATION']) {
      const line = lines.find(candidate => candidate.code === code);
      expect(answer('booking-price')).toContain(`${line?.name}（${(line?.unitPrice ?? 0) / 100}元`);
    }
  });

  test('of the 悟空币: at most 10 percent of the rental fee', () => {
    const bill = quote({ ...base, from, to: '2026-11-03 10:00', wkcoins: 1_000_000 });
    expect(bill.lines.find(({ code }) => code === 'WKCOIN')?.amount).toBe(-1_000);
    expect(answer('payment-wkcoin')).toContain('10%');
  });
});
