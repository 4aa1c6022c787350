import { Fragment, type ReactNode } from 'react';
import { format } from '@/domain/shanghaiTime';
import { Element } from '../element/Element';
import { Row } from '../row/Row';
import { Text } from '../text/Text';
import { weeksOf } from './calendarDays';
import { monthId } from './calendarIds';
import styles from './MonthGrid.module.scss';

interface MonthGridProps {
  /** Name of the calendar, which the ids of its months begin with: `monthId`. */
  calendar: string;
  /** `YYYY-MM`. */
  month: string;
  /** The calendar's first day, `YYYY-MM-DD`: weeks that end before it are left out. */
  first: string;
  heading: 'h2' | 'h3';
  /** 国庆节起租3天: the shortest rentals of the month's holidays; empty where there are none. */
  minimums: string;
  /** `Weekdays`, where each month has its own. */
  weekdays?: ReactNode;
  /** In elder mode a day on each line, so that nothing is cut off at 320 pixels. */
  isElderList?: boolean;
  className?: string | undefined;
  /** The `DayCell` of a day, `YYYY-MM-DD`; undefined for one that the calendar does not have. */
  children: (day: string) => ReactNode;
}

/**
 * One month of a calendar: its heading and a grid of seven columns. What stands in a day and how it is marked is the
 * caller's (rental.md, detail 7).
 */
export function MonthGrid(props: MonthGridProps) {
  const { calendar, month, first, heading, minimums, weekdays, isElderList, className, children } = props;
  const titleId = monthId(calendar, month);
  return (
    <Element className={`${isElderList ? styles.elderList : ''} ${className ?? ''}`}>
      <Row align="baseline" justify="between" wrap className={styles.head}>
        <Element as={heading} id={titleId} className={styles.title}>
          {format(`${month}-01`, 'YYYY年M月')}
        </Element>
        {minimums ? (
          <Text as="p" size={12} tone="danger">
            {minimums}
          </Text>
        ) : null}
      </Row>
      {weekdays}
      <Element role="grid" aria-labelledby={titleId}>
        {weeksOf(month, first).map((week, index) => {
          const cells = week.map(day => day && children(day));
          return (
            <Element
              key={index}
              role="row"
              className={`${styles.week} ${cells.some(Boolean) ? '' : styles.empty}`}
            >
              {week.map((day, column) => (
                <Fragment key={column}>
                  {cells[column] ?? (
                    <Element role="gridcell" className={`${styles.cell} ${styles.blank}`}>
                      {day ? (
                        <Text size={16} tone="disabled-ink" className={styles.outside}>
                          {format(day, 'D')}
                        </Text>
                      ) : null}
                    </Element>
                  )}
                </Fragment>
              ))}
            </Element>
          );
        })}
      </Element>
    </Element>
  );
}
