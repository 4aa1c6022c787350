import { minimumsOf, monthsBetween, weeksOf, within } from '@/components/month-grid/calendarDays';

describe('rental.md, details 2 and 7: the calendar of the period', () => {
  it('goes through the months, past the end of a year', () => {
    expect(monthsBetween('2026-11-20', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsBetween('2026-11-20', '2026-11-30')).toEqual(['2026-11']);
  });

  it('lays the days out in weeks from Sunday', () => {
    const weeks = weeksOf('2026-11', '2026-11-01');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', ...Array<undefined>(5).fill(undefined)]);
  });

  it('begins with the week of the first day that can be chosen', () => {
    const weeks = weeksOf('2026-11', '2026-11-20');
    expect(weeks[0]?.[0]).toBe('2026-11-15');
    expect(weeks.flat().filter(Boolean)).toHaveLength(16);
  });

  it('has every day of a month once', () => {
    expect(weeksOf('2028-02', '2028-02-01').flat().filter(Boolean)).toHaveLength(29);
    expect(weeksOf('2027-02', '2027-02-01').flat().filter(Boolean)).toHaveLength(28);
  });

  it('tells a month no more of a day than it shows, so that it is not drawn anew', () => {
    expect(within('2026-11', '2026-11-20')).toBe('2026-11-20');
    expect(within('2026-11', '2026-09-20')).toBe(within('2026-11', '2026-10-31'));
    expect(within('2026-11', '2026-12-01')).toBe(within('2026-11', '2027-01-31'));
    expect(within('2026-11', '2026-10-31') < '2026-11-01').toBe(true);
    expect(within('2026-11', '2026-12-01') > '2026-11-30').toBe(true);
  });

  it('says which holidays ask for several days, until they are over', () => {
    expect(minimumsOf('2026-10', '2026-09-20')).toBe('国庆节起租3天');
    expect(minimumsOf('2026-10', '2026-10-08')).toBe('');
    expect(minimumsOf('2026-09', '2026-09-20')).toBe('');
  });
});
