import type { OpeningHours } from '../../types/api/site';
import type { DayRange } from './calendarChoice';
import { AROUND_THE_CLOCK, nextOpenHalfHour } from './openingHours';
import { isPast } from './rentalTime';
import { MINUTE, toIso, toMillis, type Time } from './shanghaiTime';

const HALF_HOUR = 30 * MINUTE;

/** The day of the pickup and, once it is chosen, that of the return, `YYYY-MM-DD`. */
export type ChosenDays = Pick<DayRange, 'from'> & Partial<DayRange>;

/**
 * The days after a tap, wherever days are tapped: the first is the pickup, the second the return; one before the pickup,
 * or one more when both are chosen, begins anew with it (rental.md, details 2 and 7).
 */
export const tapDay = ({ from, to }: Partial<DayRange>, day: string): ChosenDays =>
  from !== undefined && to === undefined && day >= from ? { from, to: day } : { from: day };

/** The first half-hour that is not past (specification §5), in milliseconds. */
export const earliestPickup = (now: Time): number => (Math.floor(toMillis(now) / HALF_HOUR) + 1) * HALF_HOUR;

/**
 * A period whose pickup is past begins at the next open half-hour and is as long as before (rental.md, detail 1); one
 * that is to come stays. ISO times.
 */
export function rollPeriod(
  { from, to }: { from: Time; to: Time },
  now: Time,
  hours: OpeningHours = AROUND_THE_CLOCK,
): { from: string; to: string } {
  const start = isPast(from, now) ? nextOpenHalfHour(hours, earliestPickup(now)).time : from;
  return { from: toIso(start), to: toIso(toMillis(start) + toMillis(to) - toMillis(from)) };
}
