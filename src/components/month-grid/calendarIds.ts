import { addDays, weekdayOf } from '@/domain/shanghaiTime';
import type { ScrollAreaProps } from '../scroll-area/ScrollArea';

/** The element of a day (`YYYY-MM-DD`) in the calendar of that name. */
export const dayId = (calendar: string, day: string): string => `${calendar}-day-${day}`;

/** The heading of a month (`YYYY-MM`) in the calendar of that name. */
export const monthId = (calendar: string, month: string): string => `${calendar}-month-${month}`;

/**
 * How arrow keys walk the days of a calendar, never beyond the first and last that it has (look.md, reachable by
 * keyboard).
 */
export function leadAmongDays(calendar: string, first: string, last: string): ScrollAreaProps['onArrow'] {
  const prefix = dayId(calendar, '');
  return (key, id) => {
    if (!id.startsWith(prefix)) return undefined;
    const day = id.slice(prefix.length);
    const next = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      ArrowUp: addDays(day, -7),
      ArrowDown: addDays(day, 7),
      Home: addDays(day, -weekdayOf(day)),
      End: addDays(day, 6 - weekdayOf(day)),
    }[key];
    return dayId(calendar, next < first ? first : next > last ? last : next);
  };
}
