import fc from 'fast-check';
import { addMonths } from '@/domain/calendarMonths';
import { includedKm, includedText, tailLines, type DrivenCar } from '@/domain/longTail';
import { MINUTE, toMillis } from '@/domain/shanghaiTime';

// Issue 13: the tail of a long rental: kilometres over 2,000 a month, the tank, a late return, damages.

const from = '2026-11-28T10:00:00+08:00';
const to = addMonths(from, 3);
const car: DrivenCar = {
  energy: 'FUEL',
  odometerOut: 1000,
  energyOut: 100,
  odometerBack: 7000,
  energyBack: 100,
};
const input = { from, to, returned: to, cars: [car], dayPrice: 9_500 };

const amounts = (changes: Partial<typeof input> & { damage?: { amount: number; note: string } } = {}) =>
  tailLines({ ...input, ...changes }).map(({ name, amount }) => [name, amount]);

it('is empty where nothing is owed: 6,000 kilometres in three months', () => {
  expect(amounts()).toEqual([]);
});

it('says what the time includes, and that a car back before its term began has none', () => {
  expect(includedText(includedKm(from, to))).toBe('租期内含6000公里');
  expect(includedText(includedKm(from, '2026-11-26T10:00:00+08:00'))).toBe('起租前已还车，不含里程');
});

it('asks ¥0.80 for each kilometre over', () => {
  expect(amounts({ cars: [{ ...car, odometerBack: 7_125 }] })).toEqual([['超里程费', 10_000]]);
});

it('counts cars that stood in for each other together', () => {
  const cars = [
    { ...car, odometerBack: 3_000, energyBack: 50 },
    { ...car, odometerOut: 500, odometerBack: 5_000, energyBack: 90 },
  ];
  expect(amounts({ cars })).toEqual([
    ['超里程费', 40_000],
    ['油电差额费', 24_000],
  ]);
});

it('asks for a late return beyond half an hour, and for damages', () => {
  expect(amounts({ returned: new Date(to.getTime() + 30 * MINUTE) })).toEqual([]);
  const [late] = amounts({ returned: new Date(toMillis(to) + 24 * 60 * MINUTE) });
  expect(late).toEqual(['超时还车费', 9_500]);
  expect(amounts({ damage: { amount: 50_000, note: '前保险杠' } })).toEqual([['车损费', 50_000]]);
});

it('includes a thirtieth of a month for each day beyond', () => {
  expect(includedKm(from, '2027-01-12T10:00:00+08:00')).toBe(3_000);
});

it('never costs less, the more was driven', () => {
  const kilometres = fc.integer({ min: 1000, max: 50_000 });
  const costs = (odometerBack: number): number =>
    tailLines({ ...input, cars: [{ ...car, odometerBack }] }).reduce((sum, { amount }) => sum + amount, 0);
  fc.assert(
    fc.property(kilometres, kilometres, (one, other) => {
      expect(costs(Math.max(one, other))).toBeGreaterThanOrEqual(costs(Math.min(one, other)));
    }),
  );
});
