import { HOLIDAYS } from '@/domain/holidays';
import { addDays, weekdayOf } from '@/domain/shanghaiTime';

/** Heads of the calendar's columns, Sunday first. */
export const WEEKDAYS = Array.from('日一二三四五六');

/** The month of a day: `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The months (`YYYY-MM`) from that of one day to that of another, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  // The 28th plus four days is in the next month, whatever the month.
  for (let month = monthOf(first); month <= monthOf(last); month = monthOf(addDays(`${month}-28`, 4))) {
    months.push(month);
  }
  return months;
}

/**
 * The weeks of a month, Sunday first, without those that end before the first day that can be chosen; undefined
 * where a week reaches into another month.
 */
export function weeksOf(month: string, first: string): (string | undefined)[][] {
  const sunday = addDays(`${month}-01`, -weekdayOf(`${month}-01`));
  const weeks: (string | undefined)[][] = [];
  for (let week = sunday; week < `${month}-32`; week = addDays(week, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(week, index));
    if (days.some(day => day >= first))
      weeks.push(days.map(day => (monthOf(day) === month ? day : undefined)));
  }
  return weeks;
}

/**
 * A day as a month sees it: itself within the month, day 00 before it, day 32 after it. A month of which nothing
 * changed gets equal properties, so that only the months between two taps are drawn anew.
 */
export function within(month: string, day: string): string {
  if (monthOf(day) === month) return day;
  return day < month ? `${month}-00` : `${month}-32`;
}

/** 国庆节起租3天: the shortest rentals of a month's holidays, from a day on (rental.md, detail 7). */
export function minimumsOf(month: string, first: string): string {
  return HOLIDAYS.filter(
    ({ minimumDays, from, to }) =>
      minimumDays > 1 && to >= first && monthOf(from) <= month && month <= monthOf(to),
  )
    .map(({ name, minimumDays }) => `${name}起租${minimumDays}天`)
    .join(' · ');
}
