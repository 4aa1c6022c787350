import fc from 'fast-check';
import { isOpenAt } from '@/domain/openingHours';
import { isPast } from '@/domain/rentalTime';
import { isStaffed, scanPeriod } from '@/domain/scanOrder';
import { DAY, MINUTE, toMillis } from '@/domain/shanghaiTime';

// Design/lines.md, scan-code order: what stands here now, from now on.

const anyTime = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2026-12-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the period of who scans the code of a site', () => {
  it.each([
    ['2026-11-23T10:00:00+08:00', '2026-11-23T10:30:00+08:00'],
    ['2026-11-23T10:19:59+08:00', '2026-11-23T10:30:00+08:00'],
    // Ten minutes are wanted to book and pay.
    ['2026-11-23T10:20:00+08:00', '2026-11-23T11:00:00+08:00'],
    ['2026-11-23T23:50:00+08:00', '2026-11-24T00:30:00+08:00'],
  ])('at %s begins %s', (now, from) => {
    expect(scanPeriod(now).from).toBe(from);
  });

  it('is a day long, begins at a half-hour, and leaves ten minutes and never more than forty', () => {
    fc.assert(
      fc.property(anyTime, now => {
        const { from, to } = scanPeriod(now);
        const ahead = toMillis(from) - now.getTime();
        expect(ahead).toBeGreaterThan(10 * MINUTE);
        expect(ahead).toBeLessThanOrEqual(40 * MINUTE);
        expect(toMillis(from) % (30 * MINUTE)).toBe(0);
        expect(toMillis(to) - toMillis(from)).toBe(DAY);
        expect(isPast(from, now)).toBe(false);
      }),
    );
  });
});

describe('a site is staffed for who scans its code', () => {
  const hours = { open: '08:00', close: '21:00' };

  it.each([
    ['2026-11-23T07:59:00+08:00', false],
    ['2026-11-23T08:00:00+08:00', true],
    ['2026-11-23T20:19:00+08:00', true],
    // It closes before the car could be handed over.
    ['2026-11-23T20:20:00+08:00', false],
    ['2026-11-23T21:00:00+08:00', false],
  ])('at %s: %s', (now, is) => {
    expect(isStaffed(hours, now)).toBe(is);
  });

  it('only while it is open, and always where it never closes', () => {
    fc.assert(
      fc.property(anyTime, now => {
        expect(isStaffed({ open: '00:00', close: '24:00' }, now)).toBe(true);
        if (isStaffed(hours, now)) expect(isOpenAt(hours, now)).toBe(true);
      }),
    );
  });
});
