import fc from 'fast-check';
import { energyCharge, lateReturnCharge } from '@/domain/returnCharges';
import { HOUR, toMillis } from '@/domain/shanghaiTime';

// rental.md, fees: 超时费 40/hour, never more than a day.

const due = toMillis('2026-11-28T10:00:00+08:00');
const late = (hours: number) => lateReturnCharge(due, due + hours * HOUR, 20000)?.amount;

describe('a car that comes back late', () => {
  it('costs nothing within half an hour', () => {
    expect(late(-3)).toBeUndefined();
    expect(late(0.5)).toBeUndefined();
  });

  it('costs ¥40 for each started hour, and never more than the day’s price for a day', () => {
    expect(late(0.6)).toBe(4000);
    expect(late(2.1)).toBe(12000);
    expect(late(5)).toBe(20000);
    expect(late(23)).toBe(20000);
    expect(late(25)).toBe(24000);
    expect(lateReturnCharge(due, due + 26 * HOUR, 20000)?.rule).toContain('晚还1天2小时');
  });

  it('never costs less for coming later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 * 24 * 60 }),
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 1000, max: 200_000 }),
        (minutes, more, dayPrice) => {
          const at = (time: number) => lateReturnCharge(due, due + time * 60_000, dayPrice)?.amount ?? 0;
          expect(at(minutes + more)).toBeGreaterThanOrEqual(at(minutes));
        },
      ),
    );
  });
});

describe('what is missing in the tank or battery', () => {
  it('costs by the percent', () => {
    expect(energyCharge('FUEL', 100, 75)).toEqual({
      amount: 10000,
      rule: '取车时油量100%，还车时75%，每少1%收4元',
    });
    expect(energyCharge('ELECTRIC', 90, 40)?.amount).toBe(5000);
    expect(energyCharge('HYBRID', 50, 49)?.amount).toBe(400);
  });

  it('costs nothing where nothing is missing', () => {
    expect(energyCharge('FUEL', 60, 60)).toBeUndefined();
    expect(energyCharge('ELECTRIC', 60, 80)).toBeUndefined();
  });
});
