import { useCallback, useState } from 'react';
import { DayCalendar } from '@/blocks/period-sheet/DayCalendar';
import { TimeStrip } from '@/blocks/period-sheet/TimeStrip';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { dayOf, format, toIso, toMillis } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';

interface MomentSheetProps {
  open: boolean;
  /** ISO time to begin with, and the earliest one. */
  time: string;
  earliest: string;
  /** ISO time after which none can be chosen: of what has happened, now. */
  latest?: string;
  /** The last day on which a car is handed over, `YYYY-MM-DD`. */
  lastDay: string;
  title: string;
  /** What the chosen day is: 交车, 用车. */
  word: string;
  /** What is said of the time: why it cannot be earlier. */
  note: string;
  /** At night the car is handed over at an extra price; default true. */
  hasNightService?: boolean;
  /** Receives an ISO time; the sheet closes then. */
  onChoose: (time: string) => void;
  onClose: () => void;
}

/** A day and a half-hour, in Shanghai time whatever the device's zone. */
export function MomentSheet({ open, ...props }: MomentSheetProps) {
  // Each opening begins from the time that it is given. It has a place of its own: a mini-program sends all that stands
  // beside what comes and goes.
  return <Element>{open ? <MomentEditor {...props} /> : null}</Element>;
}

function MomentEditor({
  time,
  earliest,
  latest,
  lastDay,
  title,
  word,
  note,
  hasNightService = true,
  onChoose,
  onClose,
}: Omit<MomentSheetProps, 'open'>) {
  const [chosen, setChosen] = useState(time);
  const clock = format(chosen, 'HH:mm');
  const timeAt = (day: string, ofDay: string): string => toIso(`${day}T${ofDay}:00+08:00`);
  const chooseDay = useCallback(
    (day: string) =>
      setChosen(before => {
        const same = timeAt(day, format(before, 'HH:mm'));
        if (latest !== undefined && toMillis(same) > toMillis(latest)) return latest;
        return toMillis(same) >= toMillis(earliest) ? same : earliest;
      }),
    [earliest, latest],
  );
  const day = dayOf(chosen);
  return (
    <Sheet
      id="moment"
      title={title}
      open
      tall
      onClose={onClose}
      footer={
        <Grid gap={2}>
          <Text as="p" size={12} tone="secondary">
            {note}
          </Text>
          <TimeStrip
            label={title}
            day={day}
            chosen={clock}
            // Times up to and at this one cannot be chosen; the earliest itself can.
            after={toMillis(earliest) - 1}
            until={latest === undefined ? undefined : toMillis(latest)}
            hasNightService={hasNightService}
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
        </Grid>
      }
    >
      <DayCalendar
        today={dayOf(serverNow())}
        day={day}
        first={dayOf(earliest)}
        last={lastDay}
        word={word}
        onChoose={chooseDay}
      />
    </Sheet>
  );
}
