import { useCallback, useReducer } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Weekdays } from '@/components/month-grid/Weekdays';
import { Row } from '@/components/row/Row';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { hoursText, isAroundTheClock, isOpenAt } from '@/domain/openingHours';
import { describePeriod } from '@/domain/rentalTime';
import { dayOf, toIso } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import type { OpeningHours } from '~types/api/site';
import { PeriodCalendar } from './PeriodCalendar';
import {
  bookableDays,
  clockOf,
  editPeriod,
  endName,
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
        <PeriodCalendar
          today={dayOf(now)}
          from={dayOf(period.from)}
          to={dayOf(period.to)}
          edited={dayOf(edited)}
          {...bookableDays(now)}
          onChoose={chooseDay}
        />
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
