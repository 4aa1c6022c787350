import { assertRentalPeriod } from '../../../server/areas/cartype/rentalPeriod';
import { ErrorCode } from '../../../src/domain/errorCode';

const now = '2026-11-24 12:00';

/** Specification §5: a time is past when now is at or after it. */
describe('a rental period', () => {
  test.each([
    ['a minute from now', '2026-11-24 12:01', '2026-11-24 13:00'],
    ['90 days', '2026-11-25 10:00', '2027-02-23 10:00'],
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
    ['has no time', 'tomorrow', '2026-11-25 10:00', '取还车时间格式有误，请重新选择'],
    ['has a day that there is not', '2026-11-31 10:00', '2026-12-02 10:00', '取还车时间格式有误，请重新选择'],
  ])('is refused when it %s', (_name, from_time, to_time, message) => {
    expect(() => assertRentalPeriod({ from_time, to_time }, now)).toThrow(
      expect.objectContaining({ code: ErrorCode.PERIOD_INVALID, message }) as Error,
    );
  });
});
