import { quote, type QuoteInput } from '@/domain/pricing';

// The edges of a price: what stands beside its total, and what has none.

/** Monday 10:00 to Thursday 10:00, plain weekdays. */
const plain: QuoteInput = {
  from: '2026-11-23 10:00',
  to: '2026-11-26 10:00',
  weekdayPrice: 12800,
  services: [],
  vehicleDeposit: 300000,
  violationDeposit: 200000,
};
const bill = (change: Partial<QuoteInput>) => quote({ ...plain, ...change });

describe('deposits stand apart, with the date of their release', () => {
  it('are not in the total', () => {
    expect(bill({}).deposits).toEqual({
      vehicle: 300000,
      violation: 200000,
      releaseText: '车辆押金12月11日前、违章押金12月26日前原路退回',
    });
    expect(bill({ vehicleDeposit: 0 }).total).toBe(bill({}).total);
  });

  it('are waived by a credit score', () => {
    expect(bill({ credit: { granted: true } }).deposits).toMatchObject({
      waived: true,
      releaseText: '信用免押，无需支付押金',
    });
  });

  it('say why a credit score does not waive them', () => {
    const { deposits } = bill({ credit: { granted: false, reason: '分数不足' } });
    expect(deposits).toEqual({ ...bill({}).deposits, notWaived: '分数不足' });
  });
});

describe('what cannot be priced', () => {
  const order = 'The return must be after the pickup';
  const whole = 'Money and counts must be whole numbers';
  const distance = 'Distances must be kilometres';

  it.each<[string, Partial<QuoteInput>, string]>([
    ['a return before the pickup', { to: '2026-11-22 10:00' }, order],
    ['no period', { to: plain.from }, order],
    ['half a fen', { weekdayPrice: 128.5 }, whole],
    ['a negative price', { weekdayPrice: -1 }, whole],
    ['half a fen of a deposit', { violationDeposit: 0.5 }, whole],
    ['half a coin', { wkcoins: 0.5 }, whole],
    ['half a person', { insuredCount: 1.5 }, whole],
    ['no distance', { delivery: { pickupKm: NaN } }, distance],
    ['a negative distance', { delivery: { returnKm: -1 } }, distance],
    ['the end of the world', { oneWay: { crossCityKm: Infinity } }, distance],
    ['no distance to another site', { oneWay: { crossSiteKm: NaN } }, distance],
    ['no time', { from: 'soon' }, 'Not a time: soon'],
  ])('%s', (_name, change, problem) => {
    expect(() => bill(change)).toThrow(new RangeError(problem));
  });
});
