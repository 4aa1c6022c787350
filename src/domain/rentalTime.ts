import { addDays, DAY, dayOf, format, HOUR, MINUTE, toIso, toMillis, type Time } from './shanghaiTime';

/** Leftover hours from which another day is counted (specification §5). */
export const HOURS_OF_ANOTHER_DAY = 7;
/** The same for tracking: more than these (specification §5). */
const HOURS_OF_ANOTHER_TRACKED_DAY = 4;

/** Longest short-term rental in days; who needs a car for longer takes a long rental. */
export const LONGEST_RENTAL_DAYS = 90;

const span = (from: Time, to: Time): { days: number; leftover: number } => {
  const millis = Math.max(0, toMillis(to) - toMillis(from));
  return { days: Math.floor(millis / DAY), leftover: millis % DAY };
};

/** Default rental: tomorrow 10:00 to three days later 10:00, Shanghai (specification §4, decisions reading 1). ISO. */
export function defaultRentalPeriod(now: Time): { from: string; to: string } {
  const tomorrow = addDays(dayOf(now), 1);
  return { from: toIso(`${tomorrow} 10:00`), to: toIso(`${addDays(tomorrow, 3)} 10:00`) };
}

/** A time is past when now is at or after it (specification §5). */
export const isPast = (time: Time, now: Time): boolean => toMillis(now) >= toMillis(time);

/** Rental days: whole days, plus one when 7 or more hours are left over (specification §5). 0 for less than that. */
export function rentalDays(from: Time, to: Time): number {
  const { days, leftover } = span(from, to);
  return days + (leftover >= HOURS_OF_ANOTHER_DAY * HOUR ? 1 : 0);
}

/** Days that a bill charges: rental days, but never less than one. */
export const chargedDays = (from: Time, to: Time): number => Math.max(1, rentalDays(from, to));

/** Started hours beyond the charged days, 0 to 7: they are charged as 超时费 (decisions, reading 6). */
export function overtimeHours(from: Time, to: Time): number {
  const { days, leftover } = span(from, to);
  return days > 0 && leftover < HOURS_OF_ANOTHER_DAY * HOUR ? Math.ceil(leftover / HOUR) : 0;
}

/** Rental days of the tracking events: one more day when more than 4 hours are left over (specification §5). */
export function analyticsRentalDays(from: Time, to: Time): number {
  const { days, leftover } = span(from, to);
  return days + (leftover > HOURS_OF_ANOTHER_TRACKED_DAY * HOUR ? 1 : 0);
}

/** Relet time: 30 minutes later (specification §4). ISO. */
export const reletTime = (time: Time): string => toIso(toMillis(time) + 30 * MINUTE);

/** Length of a period as a person says it: 3天2小时, 5小时30分钟. */
export function describePeriod(from: Time, to: Time): string {
  const { days, leftover } = span(from, to);
  const hours = Math.floor(leftover / HOUR);
  const minutes = Math.floor((leftover % HOUR) / MINUTE);
  const parts = [days && `${days}天`, hours && `${hours}小时`, minutes && `${minutes}分钟`];
  return parts.filter(Boolean).join('') || '0小时';
}

/** Both days of a period in the fewest digits: 11.23–26, 11.30–12.3, 2026.12.30–2027.1.2. */
export function shortDays(from: Time, to: Time): string {
  const isSame = (pattern: string): boolean => format(from, pattern) === format(to, pattern);
  if (!isSame('YYYY')) return `${format(from, 'YYYY.M.D')}–${format(to, 'YYYY.M.D')}`;
  return `${format(from, 'M.D')}–${format(to, isSame('M') ? 'D' : 'M.D')}`;
}
