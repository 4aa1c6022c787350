import fc from 'fast-check';
import { coinsForPoints, exchangeablePoints, EXCHANGE_STEP, PURSE_RULES, rewardOf } from '@/domain/rewards';

// Issue 12, money: 悟空币 and points, earned and spent by rules that are shown.

const fen = fc.integer({ min: -1_000_000, max: 100_000_000 });
const points = fc.integer({ min: -1_000, max: 10_000_000 });

describe('what a completed order earns', () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [56_250, 562],
    [-500, 0],
  ])('of %d fen that are kept: %d coins and as many points', (kept, earned) => {
    expect(rewardOf(kept)).toEqual({ wkcoin: earned, integral: earned });
  });

  it('is whole, never below zero, never less for more, and coins are worth a hundredth of what was paid at most', () => {
    fc.assert(
      fc.property(fen, fc.nat(), (kept, more) => {
        const { wkcoin, integral } = rewardOf(kept);
        expect(Number.isInteger(wkcoin) && Number.isInteger(integral)).toBe(true);
        expect(wkcoin).toBeGreaterThanOrEqual(0);
        expect(wkcoin * 100).toBeLessThanOrEqual(Math.max(0, kept));
        expect(rewardOf(kept + more).integral).toBeGreaterThanOrEqual(integral);
      }),
    );
  });
});

describe('points become coins', () => {
  it.each([
    [0, undefined],
    [50, undefined],
    [100, 50],
    [150, undefined],
    [1200, 600],
    [-100, undefined],
  ])('%d points: %p', (count, coins) => expect(coinsForPoints(count)).toBe(coins));

  it('all that can be exchanged is whole steps, and leaves less than one', () => {
    fc.assert(
      fc.property(points, count => {
        const exchanged = exchangeablePoints(count);
        expect(exchanged % EXCHANGE_STEP.points).toBe(0);
        expect(exchanged).toBeLessThanOrEqual(Math.max(0, count));
        expect(Math.max(0, count) - exchanged).toBeLessThan(EXCHANGE_STEP.points);
        expect(coinsForPoints(exchanged) ?? 0).toBe(exchanged / 2);
      }),
    );
  });
});

it('every purse says how it is filled and spent', () => {
  expect(PURSE_RULES.wkcoin.join('')).toContain('100个抵1元，最多抵租车费的10%');
  expect(PURSE_RULES.integral.join('')).toContain('每100分可换50个悟空币');
  for (const rules of Object.values(PURSE_RULES)) {
    for (const rule of rules) expect(rule).toMatch(/。$/);
  }
});
