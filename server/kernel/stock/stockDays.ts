import { addDays, dayOf, type Time } from '../../../src/domain/shanghaiTime';

/**
 * The Shanghai days (`YYYY-MM-DD`) on which a rental holds its car: from the day of the pickup to the day of the
 * return, both included, since a returned car is checked and cleaned before it goes out again. The search counts
 * what is left by these days and booking takes them, so that the two never disagree.
 */
export function stockDaysOf(from: Time, to: Time): string[] {
  const last = dayOf(to);
  const days: string[] = [];
  for (let day = dayOf(from); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
