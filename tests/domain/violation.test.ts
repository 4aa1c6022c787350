import fc from 'fast-check';
import type { ServiceCode } from '~types/api/bill';
import { afterWorkingDays, isWorkingDay } from '@/domain/holidays';
import { addDays } from '@/domain/shanghaiTime';
import {
  agencyFee,
  agencyProblem,
  canMoveViolation,
  policeAppealDay,
  transferTime,
  VIOLATION_STATES,
  violationLife,
  type ViolationMover,
} from '@/domain/violation';

// Issue 15; lines.md, Violations: what 代办 costs under each cover, and the two clocks with the holiday calendar.

describe('what having us pay a fine costs', () => {
  it.each<[fine: number, services: ServiceCode[], fee: number, rule: RegExp]>([
    [100_00, [], 50_00, /200元及以下，代办费每次50元$/],
    [200_00, [], 50_00, /200元及以下/],
    [200_01, [], 100_00, /200元以上，代办费每次100元$/],
    [200_00, ['INS_SAFE_TRAVEL'], 0, /路程无忧，免收代办费，罚款由您承担/],
    [2000_00, ['INS_SAFE_TRAVEL', 'WORRY_FREE'], 0, /路程无忧/],
    [200_00, ['WORRY_FREE'], 50_00, /全程无忧保车损，不含违章/],
    [2000_00, ['INS_ADDITIONAL', 'GOOD_DRIVER'], 100_00, /100元$/],
  ])('a fine of %i fen with %j: fee %i', (fine, services, fee, rule) => {
    expect(agencyFee(fine, services)).toEqual({
      fine,
      fee,
      total: fine + fee,
      rule: expect.stringMatching(rule),
    });
  });

  it('is never less than the fine, and at most a hundred yuan more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.subarray<ServiceCode>(['INS_SAFE_TRAVEL', 'WORRY_FREE', 'GOOD_DRIVER']),
        (fine, services) => {
          const { total, fee } = agencyFee(fine, services);
          return total === fine + fee && fee >= 0 && fee <= 100_00;
        },
      ),
    );
  });

  it('points are taken by the driver alone', () => {
    expect(agencyProblem({ points: 0 })).toBeUndefined();
    expect(agencyProblem({ points: 6 })).toBe('这条违章记6分，记分只能由驾驶人本人接受，不能代办');
  });
});

describe('the clocks', () => {
  it('30 days after the car came back, to the minute', () => {
    expect(transferTime('2026-11-28T10:00:00+08:00')).toEqual(new Date('2026-12-28T10:00:00+08:00'));
  });

  it.each([
    ['a plain week', '2026-11-23T09:00:00+08:00', '2026-11-30'],
    ['over New Year', '2026-12-30T09:00:00+08:00', '2027-01-07'],
    ['before the National Day', '2026-09-29T09:00:00+08:00', '2026-10-12'],
    ['a worked weekend counts', '2026-09-17T23:59:00+08:00', '2026-09-23'],
  ])('5 working days: %s', (_name, from, until) => {
    expect(policeAppealDay(from)).toBe(until);
  });

  it('so many working days lie between, and the last of them is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 30 }), (offset, count) => {
        const from = addDays('2026-01-01', offset);
        const until = afterWorkingDays(from, count);
        const days: string[] = [];
        for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) days.push(day);
        return days.filter(isWorkingDay).length === count && isWorkingDay(until);
      }),
    );
  });
});

describe('the life', () => {
  const movers: ViolationMover[] = ['member', 'staff', 'provider', 'system'];

  it('ends only where nothing is held any more, and can end from everywhere', () => {
    for (const state of VIOLATION_STATES) {
      const next = VIOLATION_STATES.filter(to => movers.some(by => canMoveViolation(state, to, by)));
      expect(next.length > 0).toBe(violationLife[state].isOpen);
    }
    const reached = new Set<string>(['OPEN']);
    for (const state of VIOLATION_STATES)
      for (const to of VIOLATION_STATES)
        if (movers.some(by => canMoveViolation(state, to, by))) reached.add(to);
    expect([...reached].sort()).toEqual([...VIOLATION_STATES].sort());
  });

  it('a renter never ends one by themselves', () => {
    for (const from of VIOLATION_STATES)
      for (const to of VIOLATION_STATES)
        if (canMoveViolation(from, to, 'member')) expect(violationLife[to].isOpen).toBe(true);
  });
});
