import { useMemo, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { monthOf, monthsBetween, within } from '@/components/month-grid/calendarDays';
import { dayId, leadAmongDays } from '@/components/month-grid/calendarIds';
import { Row } from '@/components/row/Row';
import { ScrollArea } from '@/components/scroll-area/ScrollArea';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import { CalendarMonth, periodCalendar } from './CalendarMonth';
import { horizonText } from './periodEditing';
import styles from './PeriodSheet.module.scss';

/** Months that are drawn at first, and that 更多月份 adds. */
const MONTHS_AT_ONCE = 3;

interface PeriodCalendarProps {
  /** Days, `YYYY-MM-DD`: today, both ends of the period, and the one of them that is edited. */
  today: string;
  from: string;
  to: string;
  edited: string;
  /** The first and the last month's days that can be chosen; `start` is where the calendar begins, default `first`. */
  first: string;
  last: string;
  start?: string;
  /** What a day is called that is chosen by itself, `from` and `to` alike; absent: pickup and return are. */
  word?: string;
  /** The same function at every render, so that months stay as they are. */
  onChoose: (day: string) => void;
}

/** The months of a period, a few at first, that scroll. */
export function PeriodCalendar({
  today,
  from,
  to,
  edited,
  first,
  last,
  start = first,
  word,
  onChoose,
}: PeriodCalendarProps) {
  const [asked, setAsked] = useState(MONTHS_AT_ONCE);
  const months = useMemo(() => monthsBetween(start, last), [start, last]);
  const shown = Math.max(asked, months.indexOf(monthOf(to)) + 1, months.indexOf(monthOf(from)) + 1);
  return (
    <ScrollArea
      axis="y"
      className={styles.calendar}
      target={dayId(periodCalendar, edited)}
      onArrow={leadAmongDays(periodCalendar, first, last)}
    >
      {/* Beside what follows them: a mini-program sends months that are added, and those that are there not again. */}
      <Element>
        {months.slice(0, shown).map(month => (
          <CalendarMonth
            key={month}
            month={month}
            today={within(month, today)}
            first={within(month, first)}
            last={within(month, last)}
            from={within(month, from)}
            to={within(month, to)}
            tabStop={within(month, edited)}
            word={word}
            onChoose={onChoose}
          />
        ))}
      </Element>
      {shown < months.length ? (
        <Row align="stretch" justify="center" className={styles.more}>
          <Button kind="link" onClick={() => setAsked(shown + MONTHS_AT_ONCE)}>
            更多月份
          </Button>
        </Row>
      ) : (
        <Text as="p" size={12} tone="secondary" className={styles.horizon}>
          {word === undefined ? `目前可预订至${horizonText}` : `最晚可选${format(last, 'YYYY年M月D日')}`}
        </Text>
      )}
    </ScrollArea>
  );
}
