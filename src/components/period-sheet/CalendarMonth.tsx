import { memo } from 'react';
import { holidayOn, isWeekend } from '@/domain/holidays';
import { format } from '@/domain/shanghaiTime';
import { Element } from '../element/Element';
import { minimumsOf, weeksOf } from './calendarDays';
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
  /** Receives the day, `YYYY-MM-DD`. */
  onChoose: (day: string) => void;
}

const prefix = 'period-day-';

/** The element of a day (`YYYY-MM-DD`). */
export const dayId = (day: string): string => `${prefix}${day}`;

/** The day of an element, undefined when it is none of a day. */
export const dayOfId = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

/** 国庆, 春节: what fits under a day. */
const shortHolidayName = (name: string): string => name.slice(0, 2);

/** One month of the calendar: its days as buttons, the period painted, holidays and weekends in their colours. */
export const CalendarMonth = memo(function CalendarMonth(props: CalendarMonthProps) {
  const { month, first } = props;
  const titleId = `period-month-${month}`;
  const minimums = minimumsOf(month, first);
  return (
    <Element className={styles.month}>
      <Element className={styles.head}>
        <Element as="h3" id={titleId} className={styles.title}>
          {format(`${month}-01`, 'YYYY年M月')}
        </Element>
        {minimums ? (
          <Element as="p" className={styles.minimums}>
            {minimums}
          </Element>
        ) : null}
      </Element>
      <Element role="grid" aria-labelledby={titleId}>
        {weeksOf(month, first).map((week, index) => (
          <Element key={index} role="row" className={styles.week}>
            {week.map((day, column) =>
              day ? (
                <Day key={column} day={day} {...props} />
              ) : (
                <Element key={column} role="gridcell" className={styles.cell} />
              ),
            )}
          </Element>
        ))}
      </Element>
    </Element>
  );
});

function Day({ day, today, first, last, from, to, tabStop, onChoose }: CalendarMonthProps & { day: string }) {
  const disabled = day < first || day > last;
  const ends = [...(day === from ? ['取车'] : []), ...(day === to ? ['还车'] : [])];
  const holiday = holidayOn(day);
  const name = holiday && shortHolidayName(holiday.name);
  const note = ends.length === 2 ? '取还' : (ends[0] ?? name ?? (day === today ? '今天' : undefined));
  const band = [
    ...(from < to && from <= day && day <= to ? [styles.band] : []),
    ...(day === from ? [styles.start] : []),
    ...(day === to ? [styles.end] : []),
  ];
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
    <Element role="gridcell" className={`${styles.cell} ${band.join(' ')}`} aria-selected={ends.length > 0}>
      <Element
        as="button"
        id={dayId(day)}
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
        <Element as="span" className={styles.number}>
          {format(day, 'D')}
        </Element>
      </Element>
      {/* Beside the button, whose label says it in full: what a person reads in it is what he can call it by. */}
      <Element as="span" className={`${styles.note} ${colour}`} aria-hidden>
        {note}
      </Element>
    </Element>
  );
}
