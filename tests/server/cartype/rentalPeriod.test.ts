import { assertRentalPeriod } from '../../../server/areas/cartype/rentalPeriod';
import fc from 'fast-check';
import { DAY } from '../../../src/domain/shanghaiTime';
import { ErrorCode } from '../../../src/domain/errorCode';

const now = '2026-11-24 12:00';
const beyond = '目前可预订至2027年12月31日，请选择更早的日期';
const wrong = '取还车时间格式有误，请重新选择';

/** Specification §5: a time is past when now is at or after it. */
describe('a rental period', () => {
  test.each([
    ['a minute from now', '2026-11-24 12:01', '2026-11-24 13:00'],
    ['90 days', '2026-11-25 10:00', '2027-02-23 10:00'],
    ['to the end of the calendar', '2027-12-29 10:00', '2027-12-31 23:30'],
    ['in another zone', '2026-11-25T02:00:00.000Z', '2026-11-25T12:00:00+08:00'],
  ])('may begin or last: %s', (_name, from_time, to_time) => {
    expect(() => assertRentalPeriod({ from_time, to_time }, now)).not.toThrow();
  });

  test.each([
    ['begins now', '2026-11-24 12:00', '2026-11-26 12:00', '取车时间已过，请重新选择'],
    ['began', '2026-11-23 12:00', '2026-11-26 12:00', '取车时间已过，请重新选择'],
    ['ends when it begins', '2026-11-25 10:00', '2026-11-25 10:00', '还车时间须晚于取车时间'],
    ['ends before it begins', '2026-11-26 10:00', '2026-11-25 10:00', '还车时间须晚于取车时间'],
    [
      'is longer than 90 days',
      '2026-11-25 10:00',
      '2027-02-23 10:01',
      '单次租期最长90天，更长时间用车请选择长租',
    ],
    ['ends beyond the calendar', '2027-12-30 10:00', '2028-01-01 00:00', beyond],
    ['lies far beyond it', '2083-01-01 10:00', '2083-01-04 10:00', beyond],
    ['leaves the years of four digits', '9999-12-31T20:00:00-12:00', '9999-12-31T23:59:59-23:59', beyond],
    ['has a year of five digits', '10000-01-01 10:00', '10000-01-02 10:00', wrong],
    ['is no text of a date', '2026-11-25', '99999999999999', wrong],
    ['has no time', 'tomorrow', '2026-11-25 10:00', '取还车时间格式有误，请重新选择'],
    ['has a day that there is not', '2026-11-31 10:00', '2026-12-02 10:00', '取还车时间格式有误，请重新选择'],
  ])('is refused when it %s', (_name, from_time, to_time, message) => {
    expect(() => assertRentalPeriod({ from_time, to_time }, now)).toThrow(
      expect.objectContaining({ code: ErrorCode.PERIOD_INVALID, message }) as Error,
    );
  });

  /** Issue 10, High 5: beyond the holiday calendar everything was sold at the weekday price. */
  test('is never accepted where its days have no price of the calendar', () => {
    const times = fc
      .date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
      .map(date => date.toISOString());
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 90 * DAY }), (from_time, length) => {
        const to_time = new Date(Date.parse(from_time) + length).toISOString();
        fc.pre(to_time.length === from_time.length);
        const accept = () => assertRentalPeriod({ from_time, to_time }, now);
        if (Date.parse(to_time) >= Date.parse('2028-01-01T00:00:00+08:00')) expect(accept).toThrow(beyond);
      }),
    );
  });
});
