import fc from 'fast-check';
import { isOpenAt } from '@/domain/openingHours';
import { earliestPickup, rollPeriod, tapDay } from '@/domain/periodChoice';
import { isPast } from '@/domain/rentalTime';
import { addDays, dayOf, MINUTE, toIso, toMillis } from '@/domain/shanghaiTime';
import { lengths, moments } from './arbitraries';

const hours = { open: '08:00', close: '21:00' };

describe('rental.md, detail 2: days that are tapped make a range', () => {
  it.each([
    ['the first is the pickup', {}, '28', { from: '28' }],
    ['the second the return', { from: '28' }, '30', { from: '28', to: '30' }],
    ['both may be one day', { from: '28' }, '28', { from: '28', to: '28' }],
    ['one before the pickup begins anew', { from: '28' }, '27', { from: '27' }],
    ['and so does a third', { from: '28', to: '30' }, '29', { from: '29' }],
  ])('%s', (_name, chosen, day, expected) => {
    expect(tapDay(chosen, day)).toEqual(expected);
  });

  it('the day that was tapped is always an end, and the return never before the pickup', () => {
    const days = fc.nat(400).map(offset => addDays('2026-01-01', offset));
    fc.assert(
      fc.property(fc.array(days, { minLength: 1 }), taps => {
        const { from, to } = taps.reduce(tapDay, {}) as ReturnType<typeof tapDay>;
        expect([from, to]).toContain(taps[taps.length - 1]);
        expect(to === undefined || to >= from).toBe(true);
      }),
    );
  });
});

describe('rental.md, detail 1: a past period rolls to the next open half-hour', () => {
  it.each([
    // At 10:00 sharp 10:00 is past (specification §5).
    ['2026-11-22T10:00:00+08:00', '2026-11-22T10:30:00+08:00', '2026-11-25T12:30:00+08:00'],
    ['2026-11-22T21:10:00+08:00', '2026-11-23T08:00:00+08:00', '2026-11-26T10:00:00+08:00'],
    ['2026-11-22T09:59:00+08:00', '2026-11-22T10:00:00+08:00', '2026-11-25T12:00:00+08:00'],
  ])('at %s', (now, from, to) => {
    const period = { from: '2026-11-22 10:00', to: '2026-11-25 12:00' };
    expect(rollPeriod(period, now, hours)).toEqual({ from, to });
  });

  it('is as long as before, to come and open; one that is to come stays', () => {
    fc.assert(
      fc.property(moments, moments, lengths, (now, start, length) => {
        const rolled = rollPeriod({ from: start, to: start + length }, now, hours);
        expect(toMillis(rolled.to) - toMillis(rolled.from)).toBe(length);
        expect(isPast(rolled.from, now)).toBe(false);
        if (isPast(start, now)) expect(isOpenAt(hours, rolled.from)).toBe(true);
        else expect(rolled.from).toBe(toIso(start));
      }),
    );
  });

  it('the earliest pickup is the first half-hour that is not past', () => {
    fc.assert(
      fc.property(moments, now => {
        const earliest = earliestPickup(now);
        expect(isPast(earliest, now)).toBe(false);
        expect(isPast(earliest - 30 * MINUTE, now)).toBe(true);
        expect(earliest % (30 * MINUTE)).toBe(0);
        expect(dayOf(earliest) >= dayOf(now)).toBe(true);
      }),
    );
  });
});
