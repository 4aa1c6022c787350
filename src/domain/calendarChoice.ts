import type { StockCalendarDay } from '../../types/api/cartype';
import { chargedDays, isPast } from './rentalTime';
import { dayOf, format, toIso, toMillis, type Time } from './shanghaiTime';

/** The day of the pickup and the day of the return, `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

/** What days are chosen from: the price calendar, the times of day of pickup and return (`HH:mm`), and now. */
export interface RentalCalendar {
  /** Consecutive days. */
  days: readonly StockCalendarDay[];
  fromClock: string;
  toClock: string;
  now: Time;
}

const dayText = (day: string): string => format(day, 'M月D日');

/** The period that a range stands for, ISO times; undefined when the return would not be after the pickup. */
export function periodOf(
  { from, to }: DayRange,
  { fromClock, toClock }: Pick<RentalCalendar, 'fromClock' | 'toClock'>,
): DayRange | undefined {
  const start = toMillis(`${from} ${fromClock}`);
  const end = toMillis(`${to} ${toClock}`);
  return end > start ? { from: toIso(start), to: toIso(end) } : undefined;
}

/** Why a car cannot be picked up on a day, one sentence; undefined when it can. */
export function pickupProblem({ days, fromClock, now }: RentalCalendar, day: string): string | undefined {
  if (isPast(`${day} ${fromClock}`, now)) return `${dayText(day)}${fromClock}已过，请选之后的日期`;
  const found = days.find(other => other.day === day);
  return found && found.available > 0 ? undefined : `${dayText(day)}已订完，请选其他日期`;
}

/** The longest minimum of the holidays among the days of a range; undefined when it is long enough. */
function minimumProblem(held: readonly StockCalendarDay[], { from, to }: DayRange): string | undefined {
  const charged = chargedDays(from, to);
  // A return at midnight does not touch the day that begins then.
  const last = dayOf(toMillis(to) - 1);
  const broken = held
    .filter(({ day, minimumDays = 1 }) => day <= last && minimumDays > charged)
    .sort((a, b) => (b.minimumDays ?? 0) - (a.minimumDays ?? 0))[0];
  return broken && `${broken.holiday ?? '节假日'}起租${broken.minimumDays ?? 1}天，现在是${charged}天`;
}

/**
 * Why a range of days cannot be rented, one sentence; undefined when it can (rental.md, detail 7). A car is held on the
 * day of the return too, since it is checked and cleaned then.
 */
export function rangeProblem(calendar: RentalCalendar, range: DayRange): string | undefined {
  const period = periodOf(range, calendar);
  if (!period) return `还车须晚于取车${calendar.fromClock}，请选之后的日期`;
  if (isPast(period.from, calendar.now)) return pickupProblem(calendar, range.from);
  const held = calendar.days.filter(({ day }) => day >= range.from && day <= range.to);
  const soldOut = held.filter(({ available }) => available === 0);
  const [first] = soldOut;
  if (first) {
    return soldOut.length === 1
      ? `${dayText(first.day)}已订完，不能连租`
      : `${dayText(first.day)}等${soldOut.length}天已订完，不能连租`;
  }
  return minimumProblem(held, period);
}

/** Every way to move pickup and return by so many days together: those that leave the pickup come first. */
const shiftsOf = (distance: number): (readonly [pickup: number, back: number])[] =>
  Array.from({ length: distance + 1 }, (_, pickup) => [pickup, distance - pickup] as const).flatMap(
    ([pickup, back]) =>
      [
        [pickup, back],
        [pickup, -back],
        [-pickup, back],
        [-pickup, -back],
      ] as const,
  );

/**
 * The range that can be rented and is fewest days away from one that cannot, its pickup left where it is if possible;
 * undefined when the calendar has none.
 */
export function nearestRange(calendar: RentalCalendar, { from, to }: DayRange): DayRange | undefined {
  const { days } = calendar;
  const first = days.findIndex(({ day }) => day === from);
  const last = days.findIndex(({ day }) => day === to);
  if (first < 0 || last < 0) return undefined;
  for (let distance = 0; distance < days.length * 2; distance += 1) {
    for (const [pickup, back] of shiftsOf(distance)) {
      const start = days[first + pickup]?.day;
      const end = days[last + back]?.day;
      if (!start || !end) continue;
      const range = { from: start, to: end };
      if (rangeProblem(calendar, range) === undefined) return range;
    }
  }
  return undefined;
}
