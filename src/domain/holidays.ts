import { addDays, DAY, dayOf, toMillis, weekdayOf, type Time } from './shanghaiTime';

/** What each statutory holiday costs and asks for: percent above the weekday price, and the shortest rental in days. */
const KINDS = {
  NEW_YEAR: { name: '元旦', ratePercent: 30, minimumDays: 1 },
  SPRING_FESTIVAL: { name: '春节', ratePercent: 100, minimumDays: 3 },
  QINGMING: { name: '清明节', ratePercent: 20, minimumDays: 1 },
  LABOUR_DAY: { name: '劳动节', ratePercent: 60, minimumDays: 2 },
  DRAGON_BOAT: { name: '端午节', ratePercent: 20, minimumDays: 1 },
  MID_AUTUMN: { name: '中秋节', ratePercent: 30, minimumDays: 1 },
  NATIONAL_DAY: { name: '国庆节', ratePercent: 80, minimumDays: 3 },
} as const;

export type HolidayCode = keyof typeof KINDS;

/** A statutory holiday: its first and last day (`YYYY-MM-DD`), its price and its shortest rental. */
export interface Holiday {
  code: HolidayCode;
  name: string;
  from: string;
  to: string;
  /** Percent that a day costs more than a weekday. */
  ratePercent: number;
  /** Shortest rental in days; 1 is none. */
  minimumDays: number;
}

const holiday = (code: HolidayCode, from: string, to: string): Holiday => ({
  code,
  ...KINDS[code],
  from,
  to,
});

/**
 * The statutory calendar. 2026 as the State Council announced it on 4 November 2025. 2027 is not published:
 * those days are ours, by the rules of 2025 (holidays and their neighbouring weekends); replace them when it is. Whole
 * years only: nothing is sold beyond them.
 */
export const HOLIDAYS: readonly Holiday[] = [
  holiday('NEW_YEAR', '2026-01-01', '2026-01-03'),
  holiday('SPRING_FESTIVAL', '2026-02-15', '2026-02-23'),
  holiday('QINGMING', '2026-04-04', '2026-04-06'),
  holiday('LABOUR_DAY', '2026-05-01', '2026-05-05'),
  holiday('DRAGON_BOAT', '2026-06-19', '2026-06-21'),
  holiday('MID_AUTUMN', '2026-09-25', '2026-09-27'),
  holiday('NATIONAL_DAY', '2026-10-01', '2026-10-07'),
  holiday('NEW_YEAR', '2027-01-01', '2027-01-03'),
  holiday('SPRING_FESTIVAL', '2027-02-05', '2027-02-13'),
  holiday('QINGMING', '2027-04-03', '2027-04-05'),
  holiday('LABOUR_DAY', '2027-05-01', '2027-05-05'),
  holiday('DRAGON_BOAT', '2027-06-09', '2027-06-09'),
  holiday('MID_AUTUMN', '2027-09-15', '2027-09-15'),
  holiday('NATIONAL_DAY', '2027-10-01', '2027-10-07'),
];

/** Saturdays and Sundays that are worked to make up for a holiday (调休); 2027 as above. */
const WORKED_WEEKENDS: readonly string[] = [
  '2026-01-04',
  '2026-02-14',
  '2026-02-28',
  '2026-05-09',
  '2026-09-20',
  '2026-10-10',
  '2027-01-30',
  '2027-02-14',
  '2027-05-08',
  '2027-09-26',
  '2027-10-09',
];

/** The last day (`YYYY-MM-DD`) of the statutory calendar: which day costs what is not known beyond it. */
export const LAST_BOOKABLE_DAY = `${Math.max(...HOLIDAYS.map(({ to }) => Number(to.slice(0, 4))))}-12-31`;

/** Whether a moment lies beyond the days that can be booked. */
export const isBeyondHorizon = (time: Time): boolean => toMillis(time) >= toMillis(LAST_BOOKABLE_DAY) + DAY;

/** The statutory holiday of a day: `YYYY-MM-DD`, or any moment of it. */
export function holidayOn(time: Time): Holiday | undefined {
  const day = dayOf(time);
  return HOLIDAYS.find(({ from, to }) => from <= day && day <= to);
}

/** Whether a day is a Saturday or Sunday that is not worked. A weekend inside a holiday is a weekend too. */
export const isWeekend = (time: Time): boolean =>
  weekdayOf(time) % 6 === 0 && !WORKED_WEEKENDS.includes(dayOf(time));

/**
 * What a calendar says of a day that is no common one: a holiday's name on its first day, 休 on its others, 班 on a
 * weekend that is worked.
 */
export function restNote(time: Time): string | undefined {
  const day = dayOf(time);
  const holiday = holidayOn(day);
  if (holiday) return day === holiday.from ? holiday.name : '休';
  return WORKED_WEEKENDS.includes(day) ? '班' : undefined;
}

/** The longest shortest-rental of the holidays that a period touches (国庆节起租3天); undefined when there is none. */
export function minimumRentalDays(from: Time, to: Time): { days: number; holiday: string } | undefined {
  const first = dayOf(from);
  const last = dayOf(Math.max(toMillis(from), toMillis(to) - 1));
  return HOLIDAYS.filter(holiday => holiday.minimumDays > 1 && holiday.from <= last && first <= holiday.to)
    .map(({ minimumDays, name }) => ({ days: minimumDays, holiday: name }))
    .sort((a, b) => b.days - a.days)[0];
}

/** Whether offices are open on a day: no statutory holiday, and no weekend that is not worked. */
export const isWorkingDay = (time: Time): boolean => !holidayOn(time) && !isWeekend(time);

/** The day (`YYYY-MM-DD`) that is so many working days after a moment's: the day itself does not count. */
export function afterWorkingDays(time: Time, count: number): string {
  let day = dayOf(time);
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
