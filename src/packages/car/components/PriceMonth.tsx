import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { monthOf } from '@/components/month-grid/calendarDays';
import { dayId } from '@/components/month-grid/calendarIds';
import { DayCell } from '@/components/month-grid/DayCell';
import { MonthGrid } from '@/components/month-grid/MonthGrid';
import { Weekdays } from '@/components/month-grid/Weekdays';
import type { DayRange } from '@/domain/calendarChoice';
import type { PriceLevel } from '@/domain/calendarMarks';
import { restNote } from '@/domain/holidays';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import type { StockCalendarDay } from '~types/api/cartype';
import styles from './PriceMonth.module.scss';

interface PriceMonthProps {
  /** `YYYY-MM`. */
  month: string;
  /** The days of the calendar by their `YYYY-MM-DD`. */
  days: ReadonlyMap<string, StockCalendarDay>;
  /** The calendar's first day. */
  first: string;
  /** Days of pickup and return, as far as they are chosen. */
  from: string | undefined;
  to: string | undefined;
  /** The cheapest rental of this length, where one stands out. */
  best: DayRange | undefined;
  /** How a day's price stands among all. */
  levelOf: (day: StockCalendarDay) => PriceLevel;
  /** The day that Tab stops at; arrow keys lead to the others. */
  tabStop: string;
  onChoose: (day: string) => void;
}

/** What the ids of this calendar begin with. */
export const priceCalendar = 'price';

/** 国庆节起租3天: the shortest rentals of a month's holidays. */
function minimumsIn(month: string, days: PriceMonthProps['days']): string {
  const texts = Array.from(days.values()).flatMap(({ day, holiday, minimumDays }) =>
    monthOf(day) === month && minimumDays !== undefined ? [`${holiday ?? '节假日'}起租${minimumDays}天`] : [],
  );
  return Array.from(new Set(texts)).join(' · ');
}

/**
 * One month of the price calendar: a grid of seven columns, in elder mode a list with a day on each line (rental.md,
 * detail 7).
 */
export function PriceMonth(props: PriceMonthProps) {
  const { month, days, first } = props;
  return (
    <MonthGrid
      calendar={priceCalendar}
      month={month}
      first={first}
      heading="h2"
      minimums={minimumsIn(month, days)}
      weekdays={<Weekdays className={styles.weekdays} />}
      isElderList
      className={styles.month}
    >
      {day => {
        const known = days.get(day);
        return known && <Day day={known} {...props} />;
      }}
    </MonthGrid>
  );
}

const tints: Readonly<Record<PriceLevel, string | undefined>> = {
  LOW: styles.low,
  USUAL: undefined,
  HIGH: styles.high,
};

/** What a day is besides its price: an end of the rental, sold out, a holiday or worked, where the best stretch begins. */
function notesOf(day: StockCalendarDay, ends: readonly string[], isBestStart: boolean): string[] {
  if (ends.length > 0) return [ends.join('')];
  if (day.available === 0) return [];
  if (isBestStart) return ['最低'];
  const note = restNote(day.day) ?? day.holiday;
  return note === undefined ? [] : [note];
}

function Day({
  day,
  from,
  to,
  best,
  levelOf,
  tabStop,
  onChoose,
}: Omit<PriceMonthProps, 'day'> & { day: StockCalendarDay }) {
  const { day: date, price, available, minimumDays } = day;
  const isBest = best !== undefined && best.from <= date && date <= best.to;
  const isSoldOut = available === 0;
  const ends = [...(date === from ? ['取'] : []), ...(date === to ? ['还'] : [])];
  const notes = notesOf(day, ends.length === 1 ? [`${ends[0]}车`] : ends, date === best?.from);
  const colour = ends.length > 0 ? styles.chosen : isSoldOut ? styles.off : day.holiday ? styles.holiday : '';
  return (
    <DayCell day={date} from={from} to={to}>
      <Element
        as="button"
        id={dayId(priceCalendar, date)}
        className={classNames(styles.day, colour, isBest && styles.best)}
        tabIndex={date === tabStop ? 0 : -1}
        onClick={() => onChoose(date)}
      >
        <Element as="span" className={styles.number} aria-hidden>
          {format(date, 'D')}
        </Element>
        {/* What a cell of the grid has no room for is read out; the list of the elder mode shows it. */}
        <Element as="span" className={styles.long}>
          {format(date, 'M月D日 ddd')}
        </Element>{' '}
        <Element as="span" className={classNames(styles.price, tints[levelOf(day)])}>
          {isSoldOut ? '订完' : `¥${yuanText(price)}`}
        </Element>{' '}
        <Element as="span" className={styles.note}>
          {notes.join(' ')}
          {minimumDays === undefined ? null : (
            <Element as="span" className={styles.long}>{` 起租${minimumDays}天`}</Element>
          )}
        </Element>
      </Element>
    </DayCell>
  );
}
