import { memo } from 'react';
import { Element } from '@/components/element/Element';
import { minimumsOf } from '@/components/month-grid/calendarDays';
import { dayId } from '@/components/month-grid/calendarIds';
import { DayCell } from '@/components/month-grid/DayCell';
import { MonthGrid } from '@/components/month-grid/MonthGrid';
import { holidayOn, isWeekend, restNote } from '@/domain/holidays';
import { format } from '@/domain/shanghaiTime';
import styles from './CalendarMonth.module.scss';

interface CalendarMonthProps {
  /** `YYYY-MM`. */
  month: string;
  today: string;
  /** First and last day that can be chosen, as `within` gives them. */
  first: string;
  last: string;
  /** Days of pickup and return, as `within` gives them. */
  from: string;
  to: string;
  /** The day that Tab stops at, as `within` gives it; arrow keys lead to the others. */
  tabStop: string;
  /** What a day is called that is chosen by itself; absent: pickup and return are. */
  word?: string | undefined;
  /** Receives the day, `YYYY-MM-DD`. */
  onChoose: (day: string) => void;
}

/** What the ids of this calendar begin with. */
export const periodCalendar = 'period';

/** 国庆, 春节, 休, 班: what fits under a day. */
const shortNote = (day: string): string | undefined => restNote(day)?.slice(0, 2);

/** One month of the calendar: its days as buttons, the period painted, holidays and weekends in their colours. */
export const CalendarMonth = memo(function CalendarMonth(props: CalendarMonthProps) {
  const { month, first } = props;
  return (
    <MonthGrid
      calendar={periodCalendar}
      month={month}
      first={first}
      heading="h3"
      minimums={minimumsOf(month, first)}
      className={styles.month}
    >
      {day => <Day day={day} {...props} />}
    </MonthGrid>
  );
});

const endsAt = (day: string, { from, to, word }: CalendarMonthProps): string[] => {
  if (word !== undefined) return day === from ? [word] : [];
  return [...(day === from ? ['取车'] : []), ...(day === to ? ['还车'] : [])];
};

function Day({ day, ...props }: CalendarMonthProps & { day: string }) {
  const { today, first, last, from, to, tabStop, onChoose } = props;
  const disabled = day < first || day > last;
  const ends = endsAt(day, props);
  const holiday = holidayOn(day);
  const note =
    ends.length === 2 ? '取还' : (ends[0] ?? shortNote(day) ?? (day === today ? '今天' : undefined));
  const colour = disabled
    ? styles.off
    : ends.length > 0
      ? styles.chosen
      : holiday
        ? styles.holiday
        : isWeekend(day)
          ? styles.weekend
          : '';
  return (
    <DayCell day={day} from={from} to={to} className={styles.cell}>
      <Element
        as="button"
        id={dayId(periodCalendar, day)}
        className={`${styles.day} ${colour}`}
        disabled={disabled}
        tabIndex={day === tabStop ? 0 : -1}
        aria-label={[
          format(day, 'M月D日 ddd'),
          ...(day === today ? ['今天'] : []),
          ...(holiday ? [holiday.name] : []),
          ...ends,
        ].join(' ')}
        onClick={() => onChoose(day)}
      >
        {format(day, 'D')}
      </Element>
      {/* Beside the button, whose label says it in full: what a person reads in it is what they can call it by. */}
      <Element as="span" className={`${styles.note} ${colour}`} aria-hidden>
        {note}
      </Element>
    </DayCell>
  );
}
