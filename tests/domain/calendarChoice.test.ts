import fc from 'fast-check';
import {
  nearestRange,
  periodOf,
  pickupProblem,
  rangeProblem,
  type RentalCalendar,
} from '@/domain/calendarChoice';
import { priceCalendar, type QuoteInput } from '@/domain/pricing';
import { addDays } from '@/domain/shanghaiTime';

/** A rental of a day; what it costs does not matter here. */
const rental: QuoteInput = {
  from: '2026-11-23 10:00',
  to: '2026-11-24 10:00',
  weekdayPrice: 12800,
  services: [],
  vehicleDeposit: 0,
  violationDeposit: 0,
};

/** A calendar of 90 days with the cars that are left where they are fewer than three. */
const calendar = (
  fromDay: string,
  left: Record<string, number> = {},
  differences: Partial<RentalCalendar> = {},
): RentalCalendar => ({
  days: priceCalendar(rental, { fromDay, days: 90 }).map(day => ({
    ...day,
    available: left[day.day] ?? 3,
  })),
  fromClock: '10:00',
  toClock: '10:00',
  now: `${fromDay} 09:00`,
  ...differences,
});

describe('a range of the price calendar (rental.md, detail 7: a blocked range explains itself)', () => {
  it('a range with cars on every day can be rented, at the times of day of the search', () => {
    const november = calendar('2026-11-20');
    const range = { from: '2026-11-23', to: '2026-11-26' };
    expect(rangeProblem(november, range)).toBeUndefined();
    expect(periodOf(range, { fromClock: '09:30', toClock: '18:00' })).toEqual({
      from: '2026-11-23T09:30:00+08:00',
      to: '2026-11-26T18:00:00+08:00',
    });
  });

  it('names the day that is sold out, also the day of the return, and the nearest range without it', () => {
    const november = calendar('2026-11-20', { '2026-11-25': 0 });
    const range = { from: '2026-11-23', to: '2026-11-25' };
    expect(rangeProblem(november, range)).toBe('11月25日已订完，不能连租');
    expect(nearestRange(november, range)).toEqual({ from: '2026-11-23', to: '2026-11-24' });
  });

  it('counts the days when several are sold out', () => {
    const november = calendar('2026-11-20', { '2026-11-24': 0, '2026-11-25': 0 });
    expect(rangeProblem(november, { from: '2026-11-23', to: '2026-11-28' })).toBe(
      '11月24日等2天已订完，不能连租',
    );
  });

  it('国庆起租3天: says the minimum and offers a longer range from the same day', () => {
    const october = calendar('2026-09-20');
    const range = { from: '2026-10-02', to: '2026-10-03' };
    expect(rangeProblem(october, range)).toBe('国庆节起租3天，现在是1天');
    expect(nearestRange(october, range)).toEqual({ from: '2026-10-02', to: '2026-10-05' });
  });

  it('a return at midnight does not touch the holiday that begins then', () => {
    const range = { from: '2026-09-29', to: '2026-10-01' };
    expect(rangeProblem(calendar('2026-09-20', {}, { toClock: '00:00' }), range)).toBeUndefined();
    expect(rangeProblem(calendar('2026-09-20', {}, { toClock: '00:30' }), range)).toContain('国庆节起租3天');
  });

  it('a pickup today that is past leads to tomorrow (specification §5)', () => {
    const november = calendar('2026-11-23', {}, { now: '2026-11-23 10:00' });
    const range = { from: '2026-11-23', to: '2026-11-25' };
    expect(pickupProblem(november, range.from)).toBe('11月23日10:00已过，请选之后的日期');
    expect(rangeProblem(november, range)).toBe('11月23日10:00已过，请选之后的日期');
    expect(nearestRange(november, range)).toEqual({ from: '2026-11-24', to: '2026-11-25' });
  });

  it('a pickup on a day that is sold out is refused at once', () => {
    const november = calendar('2026-11-20', { '2026-11-25': 0 });
    expect(pickupProblem(november, '2026-11-25')).toBe('11月25日已订完，请选其他日期');
    expect(pickupProblem(november, '2026-11-24')).toBeUndefined();
  });

  it('offers the later of two ranges that are as near, and one however far', () => {
    const range = { from: '2026-11-23', to: '2026-11-24' };
    const november = calendar('2026-11-20', { '2026-11-23': 0, '2026-11-24': 0 });
    expect(rangeProblem(november, range)).toBe('11月23日等2天已订完，不能连租');
    expect(nearestRange(november, range)).toEqual({ from: '2026-11-25', to: '2026-11-26' });
    const last = ['2027-02-01', '2027-02-02'];
    const full = {
      ...november,
      days: november.days.map(day => ({ ...day, available: last.includes(day.day) ? 1 : 0 })),
    };
    expect(nearestRange(full, range)).toEqual({ from: '2027-02-01', to: '2027-02-02' });
  });

  it('the first day of the calendar can be rented alone', () => {
    const range = { from: '2026-11-20', to: '2026-11-20' };
    expect(nearestRange(calendar('2026-11-20', {}, { toClock: '18:00' }), range)).toEqual(range);
  });

  it('a day that the calendar does not have is neither sold nor near to anything', () => {
    const november = calendar('2026-11-20');
    expect(pickupProblem(november, '2027-06-01')).toBe('6月1日已订完，请选其他日期');
    expect(nearestRange(november, { from: '2026-11-19', to: '2026-11-24' })).toBeUndefined();
    expect(nearestRange(november, { from: '2026-11-23', to: '2027-06-01' })).toBeUndefined();
  });

  it('says the longest of several minimums, whatever the days are called', () => {
    const november = calendar('2026-11-20');
    const asking = (minimums: Record<string, number>): RentalCalendar => ({
      ...november,
      days: november.days.map(day => ({ ...day, minimumDays: minimums[day.day] })),
    });
    const range = { from: '2026-11-23', to: '2026-11-26' };
    const all = { '2026-11-23': 4, '2026-11-24': 7, '2026-11-25': 5 };
    expect(rangeProblem(asking(all), range)).toBe('节假日起租7天，现在是3天');
    expect(rangeProblem(asking({ '2026-11-23': 4 }), range)).toBe('节假日起租4天，现在是3天');
    expect(rangeProblem(asking({ '2026-11-23': 3 }), range)).toBeUndefined();
    expect(rangeProblem(asking({ '2026-11-22': 7, '2026-11-27': 7 }), range)).toBeUndefined();
  });

  it('a return on the day of the pickup must be later than it', () => {
    const november = calendar('2026-11-20');
    const range = { from: '2026-11-23', to: '2026-11-23' };
    expect(rangeProblem(november, range)).toBe('还车须晚于取车10:00，请选之后的日期');
    expect(rangeProblem({ ...november, toClock: '18:00' }, range)).toBeUndefined();
  });

  it('offers nothing where nothing can be rented', () => {
    const november = calendar('2026-11-20');
    const none = { ...november, days: november.days.map(day => ({ ...day, available: 0 })) };
    expect(nearestRange(none, { from: '2026-11-23', to: '2026-11-24' })).toBeUndefined();
  });
});

describe('any calendar', () => {
  const clocks = fc
    .integer({ min: 0, max: 47 })
    .map(half => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
  const scenes = fc
    .record({
      start: fc.integer({ min: 0, max: 600 }),
      soldOut: fc.uniqueArray(fc.integer({ min: 0, max: 89 }), { maxLength: 30 }),
      from: fc.integer({ min: 0, max: 89 }),
      length: fc.integer({ min: 0, max: 12 }),
      fromClock: clocks,
      toClock: clocks,
    })
    .map(({ start, soldOut, from, length, ...times }) => {
      const fromDay = addDays('2026-01-01', start);
      const left = Object.fromEntries(soldOut.map(index => [addDays(fromDay, index), 0]));
      const range = {
        from: addDays(fromDay, from),
        to: addDays(fromDay, Math.min(89, from + length)),
      };
      return { calendar: calendar(fromDay, left, times), range };
    });

  const distance = (a: string, b: string): number =>
    Math.abs(Date.parse(a) - Date.parse(b)) / (24 * 60 * 60_000);

  it('what is offered can be rented, and a range that can be is its own nearest', () => {
    fc.assert(
      fc.property(scenes, ({ calendar: any, range }) => {
        const nearest = nearestRange(any, range);
        if (nearest) expect(rangeProblem(any, nearest)).toBeUndefined();
        if (rangeProblem(any, range) === undefined) expect(nearest).toEqual(range);
      }),
    );
  });

  it('nothing that is nearer can be rented', () => {
    fc.assert(
      fc.property(scenes, fc.nat(89), fc.nat(89), ({ calendar: any, range }, from, to) => {
        const other = { from: any.days[from]?.day ?? '', to: any.days[to]?.day ?? '' };
        const nearest = nearestRange(any, range);
        if (rangeProblem(any, other) !== undefined) return;
        expect(nearest).toBeDefined();
        const away = distance(nearest?.from ?? '', range.from) + distance(nearest?.to ?? '', range.to);
        expect(away).toBeLessThanOrEqual(distance(other.from, range.from) + distance(other.to, range.to));
      }),
    );
  });
});
