import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** A moment: a Date, milliseconds since 1970, or text. Text without a zone is the wall clock of Shanghai. */
export type Time = Date | string | number;

/** Milliseconds of a minute, an hour and a day. China has no daylight saving, so a day is always 24 hours. */
export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const SHANGHAI = 8 * HOUR;
const TEXT =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?)?(?:Z|([+-])(\d{2}):?(\d{2}))?$/;

/**
 * The date whose UTC fields are the wall clock of Shanghai, whatever the device's zone. Plain parts are read from it
 * directly: a price asks for days by the dozen, and Day.js takes ten times as long.
 */
const wallClock = (time: Time): Date => new Date(toMillis(time) + SHANGHAI);

function parse(text: string): number {
  const match = TEXT.exec(text.trim());
  if (!match) return NaN;
  const field = (index: number): number => Number(match[index] ?? 0);
  const utc = Date.UTC(field(1), field(2) - 1, field(3), field(4), field(5), field(6));
  const date = new Date(utc);
  // A month that does not exist shows in the year, a day or an hour in the day, a minute or a second in the minute.
  const isReal =
    date.getUTCFullYear() === field(1) && date.getUTCDate() === field(3) && date.getUTCMinutes() === field(5);
  if (!isReal) return NaN;
  const millis = utc + Number((match[7] ?? '').padEnd(3, '0'));
  if (text.trim().endsWith('Z')) return millis;
  if (!match[8]) return millis - SHANGHAI;
  return millis - (match[8] === '-' ? -1 : 1) * (field(9) * HOUR + field(10) * MINUTE);
}

/** Whether a value is a moment that `toMillis` understands; use it on what comes from outside. */
export function isTime(value: unknown): value is Time {
  if (typeof value === 'string') return !Number.isNaN(parse(value));
  return Number.isFinite(value instanceof Date ? value.getTime() : value);
}

/** Milliseconds since 1970 of a moment, the same whatever the device's zone (decisions, reading 1). Throws when it is none. */
export function toMillis(time: Time): number {
  const millis = typeof time === 'string' ? parse(time) : Number(time);
  if (!Number.isFinite(millis)) throw new RangeError(`Not a time: ${String(time)}`);
  return millis;
}

/** Text by a pattern of Day.js, weekdays in Chinese (ddd is 周六): `format(time, 'M月D日 HH:mm')`. */
export const format = (time: Time, pattern: string): string =>
  dayjs.utc(wallClock(time)).locale('zh-cn').format(pattern);

/** ISO text with Shanghai's offset, whole seconds: `2026-11-22T10:00:00+08:00`. */
export const toIso = (time: Time): string => `${wallClock(time).toISOString().slice(0, 19)}+08:00`;

/** The day of a moment in Shanghai: `2026-11-22`. Days compare as text. */
export const dayOf = (time: Time): string => wallClock(time).toISOString().slice(0, 10);

/** The hour of a moment in Shanghai, 0 to 23. */
export const hourOf = (time: Time): number => wallClock(time).getUTCHours();

/** The minute of a moment in Shanghai, 0 to 59. */
export const minuteOf = (time: Time): number => wallClock(time).getUTCMinutes();

/** The weekday of a moment in Shanghai, 0 Sunday to 6 Saturday. */
export const weekdayOf = (time: Time): number => wallClock(time).getUTCDay();

/** The day (`YYYY-MM-DD`) that is `count` days after a day, before it when negative. */
export const addDays = (day: Time, count: number): string => dayOf(toMillis(day) + count * DAY);
