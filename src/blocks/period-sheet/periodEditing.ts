import { FEES } from '@/domain/fees';
import { isBeyondHorizon, LAST_BOOKABLE_DAY, minimumRentalDays } from '@/domain/holidays';
import { yuanText } from '@/domain/money';
import { AROUND_THE_CLOCK, isNightService, nextOpenHalfHour } from '@/domain/openingHours';
import { earliestPickup, rollPeriod, tapDay } from '@/domain/periodChoice';
import { chargedDays, isPast, LONGEST_RENTAL_DAYS } from '@/domain/rentalTime';
import { DAY, dayOf, format, HOUR, MINUTE, toMillis, type Time } from '@/domain/shanghaiTime';
import type { OpeningHours } from '~types/api/site';

/** The two ends of a rental period. */
export type PeriodEnd = 'pickup' | 'return';

/** Opening hours of the sites at both ends; absent while no site is chosen. */
export type PeriodHours = Partial<Record<PeriodEnd, OpeningHours>>;

/** A rental period that is being edited. */
export interface PeriodState {
  /** Pickup, milliseconds since 1970. */
  from: number;
  /** Return, milliseconds since 1970; always after the pickup. */
  to: number;
  /** The end that a chosen time of day belongs to: the one that was chosen last. */
  editing: PeriodEnd;
  /** The end that a chosen day belongs to: after the pickup it is the return, then the pickup again. */
  nextDay: PeriodEnd;
  /** Says what was moved other than asked for, and why. */
  notice?: string | undefined;
}

/** What the renter does: switches to an end, chooses a day (`YYYY-MM-DD`) or a time of day (`HH:mm`) for it. */
export type PeriodAction =
  { type: 'edit'; end: PeriodEnd } | { type: 'day'; day: string } | { type: 'clock'; clock: string };

/** What an action depends on besides the period. */
export interface PeriodContext {
  now: Time;
  hours: PeriodHours;
}

const HALF_HOUR = 30 * MINUTE;
/** How long after the pickup a return on the same day is proposed. */
const SAME_DAY_LENGTH = 4 * HOUR;
/** What a period that is none becomes (specification §4, default rental). */
const DEFAULT_LENGTH = 3 * DAY;

/** The last day that can be booked, as a person reads it. */
export const horizonText = format(LAST_BOOKABLE_DAY, 'YYYY年M月D日');

/** Every half-hour of a day, `HH:mm`. */
export const CLOCKS: readonly string[] = Array.from({ length: 48 }, (_, index) =>
  format(toMillis('2026-01-01') + index * HALF_HOUR, 'HH:mm'),
);

/** 取车 or 还车. */
export const endName = (end: PeriodEnd): string => (end === 'pickup' ? '取车' : '还车');

/** The time of day of a moment, `HH:mm`. */
export const clockOf = (time: Time): string => format(time, 'HH:mm');

/** A time of day (`HH:mm`) on a day, in milliseconds. */
export const at = (day: string, clock: string): number => toMillis(`${day} ${clock}`);

/** The first and the last day of the calendar, `YYYY-MM-DD`. */
export const bookableDays = (now: Time): { first: string; last: string } => ({
  first: dayOf(earliestPickup(now)),
  last: LAST_BOOKABLE_DAY,
});

/** The first time (exclusive, milliseconds) after which the edited end can lie. */
export const lowerBound = (state: PeriodState, now: Time): number =>
  state.editing === 'pickup' ? earliestPickup(now) - 1 : state.from;

const movePickup = (state: PeriodState, from: number, notice?: string): PeriodState => ({
  ...state,
  from,
  to: state.to + from - state.from,
  notice,
});

const moveReturn = (state: PeriodState, to: number, notice?: string): PeriodState => ({
  ...state,
  to,
  notice,
});

function pickupOn(state: PeriodState, day: string, { now, hours }: PeriodContext): PeriodState {
  const next: PeriodState = { ...state, editing: 'pickup', nextDay: 'return' };
  const wanted = at(day, clockOf(state.from));
  const earliest = earliestPickup(now);
  if (wanted >= earliest) return movePickup(next, wanted);
  const open = toMillis(nextOpenHalfHour(hours.pickup ?? AROUND_THE_CLOCK, earliest).time);
  // The renter asked for this day: a closed half-hour of it is nearer to their wish than an open one of the next day.
  const from = dayOf(open) === day ? open : earliest;
  return movePickup(next, from, `今天${clockOf(wanted)}已过，取车已改为${clockOf(from)}`);
}

function returnOn(state: PeriodState, day: string): PeriodState {
  const next: PeriodState = { ...state, editing: 'return', nextDay: 'pickup' };
  const wanted = at(day, clockOf(state.to));
  if (wanted > state.from) return moveReturn(next, wanted);
  const to = Math.min(state.from + SAME_DAY_LENGTH, at(day, '23:30'));
  if (to <= state.from) return { ...state, notice: '当天已没有更晚的还车时间，请选择之后的日期' };
  return moveReturn(next, to, `还车须晚于取车，已改为${clockOf(to)}`);
}

/** The period after a day was tapped, by the one rule of all calendars. */
function onDay(state: PeriodState, day: string, context: PeriodContext): PeriodState {
  const isReturnOpen = state.nextDay === 'return';
  const chosen = { from: dayOf(state.from), to: isReturnOpen ? undefined : dayOf(state.to) };
  if (tapDay(chosen, day).to !== undefined) return returnOn(state, day);
  const moved = pickupOn(state, day, context);
  if (!isReturnOpen) return moved;
  return { ...moved, notice: `取车已改为${format(moved.from, 'M月D日 HH:mm')}，请再选还车日期` };
}

/**
 * The period as the sheet opens with it. A pickup that is past rolls to the next open half-hour and says so; the
 * duration stays (rental.md, detail 1).
 */
export function openPeriod(fromTime: Time, toTime: Time, { now, hours }: PeriodContext): PeriodState {
  const start = toMillis(fromTime);
  const end = toMillis(toTime) > start ? toMillis(toTime) : start + DEFAULT_LENGTH;
  const rolled = rollPeriod({ from: start, to: end }, now, hours.pickup);
  const from = toMillis(rolled.from);
  return {
    from,
    to: toMillis(rolled.to),
    editing: 'pickup',
    nextDay: 'pickup',
    notice: from === start ? undefined : `原取车时间已过，已改为${format(from, 'M月D日 HH:mm')}`,
  };
}

/**
 * The period after an action. Of two days that are tapped the first is the pickup and the second the return; moving the
 * pickup keeps the duration; a day before the pickup begins a new range there; a day or time that cannot be chosen
 * changes nothing (rental.md, detail 2).
 */
export function editPeriod(state: PeriodState, action: PeriodAction, context: PeriodContext): PeriodState {
  if (action.type === 'edit') {
    return { ...state, editing: action.end, nextDay: action.end, notice: undefined };
  }
  if (action.type === 'day') {
    const { first, last } = bookableDays(context.now);
    return action.day < first || action.day > last ? state : onDay(state, action.day, context);
  }
  const isPickup = state.editing === 'pickup';
  const time = at(dayOf(isPickup ? state.from : state.to), action.clock);
  if (time <= lowerBound(state, context.now)) return state;
  return isPickup ? movePickup(state, time) : moveReturn(state, time);
}

/** Why a period cannot be rented, as one sentence; undefined when it can (rental.md, detail 7). */
export function periodProblem({ from, to }: PeriodState, now: Time): string | undefined {
  if (isPast(from, now)) return '取车时间已过，请重新选择';
  if (to - from > LONGEST_RENTAL_DAYS * DAY) {
    return `单次租期最长${LONGEST_RENTAL_DAYS}天，更长时间用车请选择长租`;
  }
  if (isBeyondHorizon(to)) return `还车日期最晚可选${horizonText}`;
  const minimum = minimumRentalDays(from, to);
  if (minimum && chargedDays(from, to) < minimum.days) {
    return `${minimum.holiday}期间起租${minimum.days}天`;
  }
  return undefined;
}

/** 夜间 ¥50 at a time that costs night service, undefined at any other (rental.md, detail 4). */
export const nightMark = (time: Time): string | undefined =>
  isNightService(time) ? `夜间 ¥${yuanText(FEES.NIGHT_SERVICE.unitPrice)}` : undefined;

/** The night service of both ends in one sentence, undefined when there is none (rental.md, detail 4). */
export function nightText({ from, to }: PeriodState): string | undefined {
  const ends = [...(isNightService(from) ? ['取车'] : []), ...(isNightService(to) ? ['还车'] : [])];
  if (ends.length === 0) return undefined;
  const { name, unitPrice } = FEES.NIGHT_SERVICE;
  return `${ends.join('、')}在夜间，${name}¥${yuanText(unitPrice * ends.length)}`;
}
