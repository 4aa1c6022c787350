import { Element } from '../element/Element';
import { WEEKDAYS } from './calendarDays';
import styles from './MonthGrid.module.scss';

interface WeekdaysProps {
  className?: string | undefined;
  /** Class of 日 and 六, where they are told apart. */
  weekendClassName?: string | undefined;
}

/** Heads of a calendar's columns, for the eye: each day says its weekday by itself (rental.md, detail 7). */
export function Weekdays({ className = '', weekendClassName = '' }: WeekdaysProps) {
  return (
    <Element className={`${styles.weekdays} ${className}`} aria-hidden>
      {WEEKDAYS.map((weekday, index) => (
        <Element
          as="span"
          key={weekday}
          className={`${styles.weekday} ${index % 6 === 0 ? weekendClassName : ''}`}
        >
          {weekday}
        </Element>
      ))}
    </Element>
  );
}
