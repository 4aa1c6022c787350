import fc from 'fast-check';
import {
  AROUND_THE_CLOCK,
  hoursText,
  isNightService,
  isOpenAt,
  nextOpenHalfHour,
} from '@/domain/openingHours';
import { DAY, HOUR, minuteOf, toMillis } from '@/domain/shanghaiTime';
import { moments } from './arbitraries';

const DAYTIME = { open: '08:00', close: '21:00' };
const LATE = { open: '20:00', close: '02:00' };
const on = (clock: string) => `2026-11-21 ${clock}`;
const halfHours = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 0, max: 48 }))
  .map(([open, close]) => {
    const clock = (half: number) =>
      `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
    return { open: clock(open), close: clock(close) };
  });

describe('opening hours 08:00–21:00 or around the clock', () => {
  it.each([
    [DAYTIME, '07:59', false],
    [DAYTIME, '08:00', true],
    [DAYTIME, '20:59', true],
    [DAYTIME, '21:00', false],
    [{ open: '08:30', close: '20:15' }, '08:29', false],
    [{ open: '08:30', close: '20:15' }, '08:30', true],
    [{ open: '08:30', close: '20:15' }, '20:14', true],
    [{ open: '08:30', close: '20:15' }, '20:15', false],
    [AROUND_THE_CLOCK, '00:00', true],
    [AROUND_THE_CLOCK, '23:59', true],
    [{ open: '00:00', close: '00:00' }, '12:00', true],
    [LATE, '20:00', true],
    [LATE, '01:59', true],
    [LATE, '02:00', false],
    [LATE, '12:00', false],
  ])('%j at %s: %p', (hours, clock, expected) => {
    expect(isOpenAt(hours, on(clock))).toBe(expected);
  });

  it('are the same every day', () => {
    fc.assert(
      fc.property(halfHours, moments, (hours, time) => isOpenAt(hours, time) === isOpenAt(hours, time + DAY)),
    );
  });
});

describe('hours in words', () => {
  it('are a span, or 24小时营业', () => {
    expect(hoursText({ open: '08:00', close: '21:00' })).toBe('08:00–21:00');
    expect(hoursText({ open: '00:00', close: '24:00' })).toBe('24小时营业');
    expect(hoursText({ open: '00:00', close: '21:00' })).toBe('00:00–21:00');
    expect(hoursText({ open: '08:00', close: '24:00' })).toBe('08:00–24:00');
  });
});

describe('night service is pickup or return from 21:00 to 08:00', () => {
  it.each([
    ['20:59', false],
    ['21:00', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
    ['2026-11-21T13:00:00Z', true],
  ])('%s: %p', (clock, expected) => {
    expect(isNightService(clock.includes('T') ? clock : on(clock))).toBe(expected);
  });

  it('is exactly when a site of 08:00–21:00 is closed', () => {
    fc.assert(fc.property(moments, time => isNightService(time) !== isOpenAt(DAYTIME, time)));
  });
});

describe('a closed time rolls to the next open half-hour', () => {
  it.each([
    [DAYTIME, '10:00', '2026-11-21T10:00:00+08:00', false],
    [DAYTIME, '10:01', '2026-11-21T10:30:00+08:00', true],
    [DAYTIME, '20:31', '2026-11-22T08:00:00+08:00', true],
    [DAYTIME, '03:00', '2026-11-21T08:00:00+08:00', true],
    [AROUND_THE_CLOCK, '23:45', '2026-11-22T00:00:00+08:00', true],
    [{ open: '08:15', close: '21:00' }, '08:00', '2026-11-21T08:30:00+08:00', true],
    [{ open: '08:15', close: '08:20' }, '08:10', '2026-11-21T08:30:00+08:00', true],
  ])('%j, %s becomes %s', (hours, clock, time, rolled) => {
    expect(nextOpenHalfHour(hours, on(clock))).toEqual({ time, rolled });
  });

  it('gives an open half-hour within a day, not before the time asked for, and stays there', () => {
    fc.assert(
      fc.property(halfHours, moments, (hours, asked) => {
        const { time, rolled } = nextOpenHalfHour(hours, asked);
        expect(isOpenAt(hours, time)).toBe(true);
        expect(minuteOf(time) % 30).toBe(0);
        expect(toMillis(time)).toBeGreaterThanOrEqual(asked);
        expect(toMillis(time) - asked).toBeLessThanOrEqual(DAY + HOUR / 2);
        expect(rolled).toBe(toMillis(time) !== asked);
        expect(nextOpenHalfHour(hours, time)).toEqual({ time, rolled: false });
      }),
    );
  });
});
