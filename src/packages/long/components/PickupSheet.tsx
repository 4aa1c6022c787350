import { useCallback, useState } from 'react';
import { PeriodCalendar } from '@/blocks/period-sheet/PeriodCalendar';
import { TimeStrip } from '@/blocks/period-sheet/TimeStrip';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Weekdays } from '@/components/month-grid/Weekdays';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { dayOf, format, toIso, toMillis } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import styles from './PickupSheet.module.scss';

interface PickupSheetProps {
  open: boolean;
  /** ISO time to begin with, and the earliest one. */
  time: string;
  earliest: string;
  /** The last day on which a car is handed over, `YYYY-MM-DD`. */
  lastDay: string;
  title: string;
  /** What is said of the time: why it cannot be earlier. */
  note: string;
  /** Receives an ISO time; the sheet closes then. */
  onChoose: (time: string) => void;
  onClose: () => void;
}

/** A day and a half-hour, in Shanghai time whatever the device's zone. */
export function PickupSheet({ open, ...props }: PickupSheetProps) {
  // Each opening begins from the time that it is given. It has a place of its own: a mini-program sends all that stands
  // beside what comes and goes.
  return <Element>{open ? <PickupEditor {...props} /> : null}</Element>;
}

function PickupEditor({
  time,
  earliest,
  lastDay,
  title,
  note,
  onChoose,
  onClose,
}: Omit<PickupSheetProps, 'open'>) {
  const [chosen, setChosen] = useState(time);
  const clock = format(chosen, 'HH:mm');
  const timeAt = (day: string, ofDay: string): string => toIso(`${day}T${ofDay}:00+08:00`);
  const chooseDay = useCallback(
    (day: string) =>
      setChosen(before => {
        const same = timeAt(day, format(before, 'HH:mm'));
        return toMillis(same) >= toMillis(earliest) ? same : earliest;
      }),
    [earliest],
  );
  const day = dayOf(chosen);
  return (
    <Sheet
      id="long-pickup"
      title={title}
      open
      tall
      onClose={onClose}
      footer={
        <>
          <Text as="p" size={12} tone="secondary">
            {note}
          </Text>
          <TimeStrip
            label={title}
            day={day}
            chosen={clock}
            // Times up to and at this one cannot be chosen; the earliest itself can.
            after={toMillis(earliest) - 1}
            onChoose={ofDay => setChosen(timeAt(day, ofDay))}
          />
          <Button
            kind="primary"
            block
            onClick={() => {
              onChoose(chosen);
              onClose();
            }}
          >
            {`确定 · ${format(chosen, 'M月D日 HH:mm')}`}
          </Button>
        </>
      }
    >
      <Weekdays className={styles.weekdays} />
      <PeriodCalendar
        today={dayOf(serverNow())}
        from={day}
        to={day}
        edited={day}
        first={dayOf(earliest)}
        last={lastDay}
        onChoose={chooseDay}
      />
    </Sheet>
  );
}
