import { useCallback, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Weekdays } from '@/components/month-grid/Weekdays';
import { Row } from '@/components/row/Row';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { hoursText, isOpenAt } from '@/domain/openingHours';
import { describePeriod } from '@/domain/rentalTime';
import { dayOf, format, toIso, toMillis } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import type { OpeningHours } from '~types/api/site';
import { PeriodCalendar } from './PeriodCalendar';
import { at, clockOf, nightMark } from './periodEditing';
import styles from './PeriodSheet.module.scss';
import { TimeStrip } from './TimeStrip';

interface EndSheetProps {
  open: boolean;
  /** ISO times of the period; its pickup stays. */
  from: string;
  to: string;
  /** What can be chosen: later than `after`, and not later than `last`; milliseconds. */
  bounds: { after: number; last: number };
  /** Of the site of the return. */
  hours: OpeningHours;
  /** Receives an ISO time; the sheet closes then. */
  onChoose: (toTime: string) => void;
  onClose: () => void;
}

/** The sheet that edits the return of a rental that has begun, in Shanghai time whatever the device's zone. */
export function EndSheet({ open, ...props }: EndSheetProps) {
  return <Element>{open ? <EndEditor {...props} /> : null}</Element>;
}

const timeText = (time: number): string => format(time, 'M月D日 HH:mm');

function EndEditor({ from, to: given, bounds, hours, onChoose, onClose }: Omit<EndSheetProps, 'open'>) {
  const [to, setTo] = useState(() => toMillis(given));
  const { after, last } = bounds;
  const chooseDay = useCallback((day: string) => setTo(old => at(day, clockOf(old))), []);
  const isLate = to > last;
  const problem =
    to <= after ? `还车须晚于${timeText(after)}` : isLate ? `还车不能晚于${timeText(last)}` : undefined;
  const closed = isOpenAt(hours, to)
    ? `门店营业 ${hoursText(hours)}`
    : `不在门店营业时间内（${hoursText(hours)}）`;
  return (
    <Sheet
      id="end-sheet"
      title="选择还车时间"
      open
      tall
      onClose={onClose}
      footer={
        <>
          <Row align="baseline" justify="between" className={styles.clockHead}>
            <Text as="h3" size={14} weight={600} className={styles.clockTitle}>
              还车时间
            </Text>
            <Element
              as="p"
              role="status"
              aria-live="polite"
              className={`${styles.message} ${problem ? styles.problem : ''}`}
            >
              {problem ?? nightMark(to) ?? closed}
            </Element>
          </Row>
          <TimeStrip
            label="还车时间"
            day={dayOf(to)}
            chosen={clockOf(to)}
            after={after}
            onChoose={clock => setTo(at(dayOf(to), clock))}
          />
          <Element className={styles.confirm}>
            <Button
              kind="primary"
              block
              disabled={problem !== undefined}
              onClick={() => {
                onChoose(toIso(to));
                onClose();
              }}
            >
              确定 · 共{describePeriod(from, to)}
            </Button>
          </Element>
        </>
      }
    >
      <Element className={styles.editor}>
        <Weekdays className={styles.weekdays} weekendClassName={styles.weekend} />
        <PeriodCalendar
          today={dayOf(serverNow())}
          from={dayOf(from)}
          to={dayOf(to)}
          edited={dayOf(to)}
          first={dayOf(after)}
          last={dayOf(last)}
          start={dayOf(from)}
          onChoose={chooseDay}
        />
      </Element>
    </Sheet>
  );
}
