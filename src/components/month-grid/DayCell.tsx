import type { ReactNode } from 'react';
import { Element } from '../element/Element';
import styles from './MonthGrid.module.scss';

interface DayCellProps {
  /** `YYYY-MM-DD`, as all days here. */
  day: string;
  /** Days of pickup and return; undefined while they are to be chosen. */
  from: string | undefined;
  to: string | undefined;
  className?: string | undefined;
  /** The day's button and what else is said of it. */
  children: ReactNode;
}

/** The cell of a day in a `MonthGrid`: part of the band between the ends of a rental, selected when it is one of them. */
export function DayCell({ day, from, to, className = '', children }: DayCellProps) {
  const isBetween = from !== undefined && to !== undefined && from < to && from <= day && day <= to;
  return (
    <Element
      role="gridcell"
      className={[
        styles.cell,
        isBetween ? styles.band : '',
        day === from ? styles.start : '',
        day === to ? styles.end : '',
        className,
      ].join(' ')}
      aria-selected={day === from || day === to}
    >
      {children}
    </Element>
  );
}
