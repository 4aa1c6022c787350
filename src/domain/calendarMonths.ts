import { DAY, dayOf, toMillis, type Time } from './shanghaiTime';

const pad = (value: number): string => String(value).padStart(2, '0');

/** Days of a month, 1 to 12. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The moment that is so many calendar months of Shanghai after another, at the same time of day. A month that has no such
 * day ends it with its last: 31 January and one month is 28 or 29 February, and two are 31 March, since months are always
 * counted from the day on which they began (issue 13, instalments).
 */
export function addMonths(from: Time, count: number): Date {
  const day = dayOf(from);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = year * 12 + (month - 1) + count;
  const [toYear, toMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  const to = `${toYear}-${pad(toMonth)}-${pad(Math.min(date, daysIn(toYear, toMonth)))}`;
  return new Date(toMillis(to) + (toMillis(from) - toMillis(day)));
}

/** Days of Shanghai from one moment to another: 0 on the same day, below zero before it. */
export const daysBetween = (from: Time, to: Time): number =>
  Math.round((toMillis(dayOf(to)) - toMillis(dayOf(from))) / DAY);

/** Whole calendar months from one moment to another, and the days beyond them. */
export function monthsBetween(from: Time, to: Time): { months: number; days: number } {
  let months = 0;
  while (addMonths(from, months + 1).getTime() <= toMillis(to)) months += 1;
  return { months, days: Math.max(0, daysBetween(addMonths(from, months), to)) };
}
