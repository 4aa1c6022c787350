import type { OpeningHours } from '../../types/api/site';
import { hourOf, minuteOf, MINUTE, toIso, toMillis, type Time } from './shanghaiTime';

const HALF_HOUR = 30 * MINUTE;
const HALF_HOURS_A_DAY = 48;

/** Hours of a site that never closes. */
export const AROUND_THE_CLOCK: OpeningHours = { open: '00:00', close: '24:00' };

/** Whether a site never closes. */
export const isAroundTheClock = ({ open, close }: OpeningHours): boolean =>
  open === AROUND_THE_CLOCK.open && close === AROUND_THE_CLOCK.close;

/** Hours as a person reads them: 08:00–21:00, or 24小时营业. */
export const hoursText = (hours: OpeningHours): string =>
  isAroundTheClock(hours) ? '24小时营业' : `${hours.open}–${hours.close}`;

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** Whether a site is open at a time: from opening up to, not at, closing. Hours may run past midnight (20:00–02:00). */
export function isOpenAt(hours: OpeningHours, time: Time): boolean {
  const now = hourOf(time) * 60 + minuteOf(time);
  const open = minutesOf(hours.open);
  const close = minutesOf(hours.close);
  return open < close ? open <= now && now < close : now >= open || now < close;
}

/** Whether a pickup or return at this time is night service: 21:00 to 08:00. */
export const isNightService = (time: Time): boolean => hourOf(time) >= 21 || hourOf(time) < 8;

/**
 * The first half-hour at or after a time when the site is open, in ISO, and whether it is another time than asked
 * for. Hours that hold no half-hour at all leave the rounded time.
 */
export function nextOpenHalfHour(hours: OpeningHours, time: Time): { time: string; rolled: boolean } {
  const asked = toMillis(time);
  const rounded = Math.ceil(asked / HALF_HOUR) * HALF_HOUR;
  let next = rounded;
  for (let step = 0; step < HALF_HOURS_A_DAY && !isOpenAt(hours, next); step += 1) next += HALF_HOUR;
  if (!isOpenAt(hours, next)) next = rounded;
  return { time: toIso(next), rolled: next !== asked };
}

/** The last half-hour of a Shanghai day (`YYYY-MM-DD`) at which a site is open, in ISO; undefined where it is closed all day. */
export function lastOpenHalfHour(hours: OpeningHours, day: string): string | undefined {
  const first = toMillis(day);
  for (let index = HALF_HOURS_A_DAY - 1; index >= 0; index -= 1) {
    const time = first + index * HALF_HOUR;
    if (isOpenAt(hours, time)) return toIso(time);
  }
  return undefined;
}
