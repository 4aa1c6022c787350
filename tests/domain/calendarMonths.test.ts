import fc from 'fast-check';
import { addMonths, daysBetween, monthsBetween } from '@/domain/calendarMonths';
import { format, toIso, toMillis } from '@/domain/shanghaiTime';

// Issue 13, instalments: months of the calendar, 31 January and leap years among them.

const after = (from: string, months: number): string => toIso(addMonths(from, months));

it.each([
  ['2027-01-31T10:00:00+08:00', 1, '2027-02-28T10:00:00+08:00'],
  ['2028-01-31T10:00:00+08:00', 1, '2028-02-29T10:00:00+08:00'],
  ['2027-01-31T10:00:00+08:00', 2, '2027-03-31T10:00:00+08:00'],
  ['2026-11-30T09:30:00+08:00', 3, '2027-02-28T09:30:00+08:00'],
  ['2028-02-29T10:00:00+08:00', 12, '2029-02-28T10:00:00+08:00'],
  ['2028-02-29T10:00:00+08:00', 48, '2032-02-29T10:00:00+08:00'],
  ['2026-12-15T23:00:00+08:00', 1, '2027-01-15T23:00:00+08:00'],
  ['2027-03-31T10:00:00+08:00', -1, '2027-02-28T10:00:00+08:00'],
])('%s and %i months are %s', (from, months, to) => {
  expect(after(from, months)).toBe(to);
});

it('is of Shanghai, whatever the zone in which a moment is written', () => {
  // In Shanghai it is the first of February already.
  expect(after('2027-01-31T18:00:00Z', 1)).toBe('2027-03-01T02:00:00+08:00');
});

const moments = fc
  .integer({ min: toMillis('2026-01-01'), max: toMillis('2040-12-31') })
  .map(time => Math.floor(time / 1000) * 1000);

it('keeps the time of day, and the day or the last one of its month; no month is left out', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 60 }), (from, count) => {
      const to = addMonths(from, count);
      expect(format(to, 'HH:mm:ss')).toBe(format(from, 'HH:mm:ss'));
      const monthOf = (time: number | Date): number =>
        Number(format(time, 'YYYY')) * 12 + Number(format(time, 'M'));
      expect(monthOf(to) - monthOf(from)).toBe(count);
      const [wanted, day] = [Number(format(from, 'D')), Number(format(to, 'D'))];
      const isLast = format(to.getTime() + 24 * 3_600_000, 'D') === '1';
      expect(day === wanted || (day < wanted && isLast)).toBe(true);
    }),
  );
});

it('counts months and the days beyond them back', () => {
  expect(monthsBetween('2027-01-31T10:00:00+08:00', '2027-03-05T10:00:00+08:00')).toEqual({
    months: 1,
    days: 5,
  });
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 40 }), (from, count) => {
      expect(monthsBetween(from, addMonths(from, count))).toEqual({ months: count, days: 0 });
    }),
  );
});

it('counts days by the calendar', () => {
  expect(daysBetween('2026-11-28T23:59:00+08:00', '2026-11-29T00:00:00+08:00')).toBe(1);
  expect(daysBetween('2026-11-29T00:00:00+08:00', '2026-11-28T23:59:00+08:00')).toBe(-1);
});
