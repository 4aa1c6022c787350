import { useCallback, useMemo, useReducer, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { monthOf, monthsBetween, within } from '@/components/month-grid/calendarDays';
import { dayId, leadAmongDays } from '@/components/month-grid/calendarIds';
import { Weekdays } from '@/components/month-grid/Weekdays';
import { Row } from '@/components/row/Row';
import { ScrollArea } from '@/components/scroll-area/ScrollArea';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { hoursText, isAroundTheClock, isOpenAt } from '@/domain/openingHours';
import { describePeriod } from '@/domain/rentalTime';
import { dayOf, toIso } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import type { OpeningHours } from '~types/api/site';
import { CalendarMonth, periodCalendar } from './CalendarMonth';
import {
  bookableDays,
  clockOf,
  editPeriod,
  endName,
  horizonText,
  lowerBound,
  nightText,
  openPeriod,
  periodProblem,
  type PeriodAction,
  type PeriodContext,
  type PeriodState,
} from './periodEditing';
import { PeriodSummary } from './PeriodSummary';
import { TimeStrip } from './TimeStrip';
import styles from './PeriodSheet.module.scss';

/** The period to begin with, its limits, and who is told of the choice. */
export interface PeriodSheetProps {
  open: boolean;
  /** ISO times of pickup and return. */
  period: { from: string; to: string };
  /** Opening hours of the site of pickup and of the site of return; absent while none is chosen. */
  hours?: { pickup?: OpeningHours | undefined; return?: OpeningHours | undefined };
  /** Default: the server's. */
  now?: Date;
  /** Receives ISO times; the sheet closes then. */
  onChoose: (fromTime: string, toTime: string) => void;
  onClose: () => void;
}

/** Months that are drawn at first, and that 更多月份 adds. */
const MONTHS_AT_ONCE = 3;

/**
 * The sheet that edits both ends of a rental period in one view, in Shanghai time whatever the device's zone
 * (rental.md, details 1, 2, 4 and 7). It returns the period; what becomes of it is the screen's matter.
 */
export function PeriodSheet({ open, ...props }: PeriodSheetProps) {
  // Each opening begins from the period that it is given. It has a place of its own: a mini-program sends all that stands
  // beside what comes and goes.
  return <Element>{open ? <PeriodEditor {...props} /> : null}</Element>;
}

function PeriodEditor(props: Omit<PeriodSheetProps, 'open'>) {
  const { period: given, hours = {}, now = serverNow(), onChoose, onClose } = props;
  const context: PeriodContext = { now, hours };
  const [period, dispatch] = useReducer(
    (state: PeriodState, action: PeriodAction) => editPeriod(state, action, context),
    undefined,
    () => openPeriod(given.from, given.to, context),
  );
  const chooseDay = useCallback((day: string) => dispatch({ type: 'day', day }), []);
  const problem = periodProblem(period, now);
  const edited = period.editing === 'pickup' ? period.from : period.to;
  return (
    <Sheet
      id="period-sheet"
      title="选择取还车时间"
      open
      tall
      onClose={onClose}
      footer={
        <>
          <Row align="baseline" justify="between" className={styles.clockHead}>
            <Text as="h3" size={14} weight={600} className={styles.clockTitle}>
              {endName(period.editing)}时间
            </Text>
            <Element
              as="p"
              role="status"
              aria-live="polite"
              className={`${styles.message} ${problem ? styles.problem : ''}`}
            >
              {problem ?? period.notice ?? nightText(period) ?? openingText(period, context)}
            </Element>
          </Row>
          <TimeStrip
            label={`${endName(period.editing)}时间`}
            day={dayOf(edited)}
            chosen={clockOf(edited)}
            after={lowerBound(period, now)}
            onChoose={clock => dispatch({ type: 'clock', clock })}
          />
          <Element className={styles.confirm}>
            <Button
              kind="primary"
              block
              disabled={problem !== undefined}
              onClick={() => {
                onChoose(toIso(period.from), toIso(period.to));
                onClose();
              }}
            >
              确定 · 共{describePeriod(period.from, period.to)}
            </Button>
          </Element>
        </>
      }
    >
      <Element className={styles.editor}>
        <PeriodSummary period={period} onEdit={end => dispatch({ type: 'edit', end })} />
        <Weekdays className={styles.weekdays} weekendClassName={styles.weekend} />
        <Calendar period={period} now={now} onChoose={chooseDay} />
      </Element>
    </Sheet>
  );
}

/** When the site of the edited end is open, and whether the chosen time is outside of that. */
function openingText(period: PeriodState, { hours }: PeriodContext): string {
  const site = hours[period.editing];
  if (!site) return '北京时间';
  const time = period.editing === 'pickup' ? period.from : period.to;
  const text = isAroundTheClock(site) ? hoursText(site) : `营业 ${hoursText(site)}`;
  return isOpenAt(site, time) ? `门店${text}` : `不在门店营业时间内（${text}）`;
}

interface CalendarProps {
  period: PeriodState;
  now: Date;
  /** The same function at every render, so that months stay as they are. */
  onChoose: (day: string) => void;
}

function Calendar({ period, now, onChoose }: CalendarProps) {
  const { first, last } = bookableDays(now);
  const from = dayOf(period.from);
  const to = dayOf(period.to);
  const edited = period.editing === 'pickup' ? from : to;
  const [asked, setAsked] = useState(MONTHS_AT_ONCE);
  const months = useMemo(() => monthsBetween(first, last), [first, last]);
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
            today={within(month, dayOf(now))}
            first={within(month, first)}
            last={within(month, last)}
            from={within(month, from)}
            to={within(month, to)}
            tabStop={within(month, edited)}
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
          {`目前可预订至${horizonText}`}
        </Text>
      )}
    </ScrollArea>
  );
}
