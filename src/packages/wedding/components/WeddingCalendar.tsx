import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { TimeStrip } from '@/blocks/period-sheet/TimeStrip';
import { Button } from '@/components/button/Button';
import { Grid } from '@/components/grid/Grid';
import { monthOf, monthsBetween } from '@/components/month-grid/calendarDays';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Row } from '@/components/row/Row';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { earliestOf } from '@/domain/demandFields';
import { addDays, dayOf, format, toIso, toMillis } from '@/domain/shanghaiTime';
import { WEDDING_TIME } from '@/domain/wedding';
import { serverNow } from '@/services/call';
import { useStore } from '@/stores/rootContext';
import { WeddingStore } from '../stores/WeddingStore';
import { WeddingMonth } from './WeddingMonth';

interface WeddingCalendarProps {
  /** ISO time that was chosen before. */
  time: string | undefined;
  /** Receives an ISO time; the sheet closes then. */
  onChoose: (time: string) => void;
  onClose: () => void;
}

/** The time of day at which columns usually meet. */
const USUAL_CLOCK = '07:00';

const timeAt = (day: string, clock: string): string => toIso(`${day}T${clock}:00+08:00`);

/**
 * A day and a half-hour for a wedding: one month at a time, with the days that the almanac recommends and those that are
 * almost or quite booked out, as the server knows them (issue 14).
 */
export const WeddingCalendar = observer(function WeddingCalendar({
  time,
  onChoose,
  onClose,
}: WeddingCalendarProps) {
  const { line, calendar } = useStore(WeddingStore);
  const now = serverNow();
  const earliest = toIso(earliestOf(WEDDING_TIME, now));
  const [first, last] = [dayOf(earliest), addDays(dayOf(now), WEDDING_TIME.horizonDays - 1)];
  const months = monthsBetween(first, last);
  const [chosen, setChosen] = useState(time !== undefined && time >= earliest ? time : undefined);
  const [month, setMonth] = useState(monthOf(chosen === undefined ? first : dayOf(chosen)));
  const { id: cityId } = line.city;
  useEffect(() => {
    void calendar.load({ cityId, month });
  }, [calendar, cityId, month]);

  const clock = chosen === undefined ? USUAL_CLOCK : format(chosen, 'HH:mm');
  const chooseDay = (day: string): void => {
    const at = timeAt(day, clock);
    setChosen(toMillis(at) >= toMillis(earliest) ? at : earliest);
  };
  const step = (by: number): string | undefined => months[months.indexOf(month) + by];
  const monthButton = (to: string | undefined, text: string) => (
    <Button kind="link" disabled={to === undefined} onClick={() => to && setMonth(to)}>
      {text}
    </Button>
  );
  return (
    <Sheet
      id="wedding-day"
      title={WEDDING_TIME.label}
      open
      tall
      onClose={onClose}
      footer={
        chosen === undefined ? (
          <Text as="p" size={14} tone="secondary">
            {`请先选一天，至少提前${WEDDING_TIME.leadHours / 24}天预约`}
          </Text>
        ) : (
          <Grid gap={2}>
            <TimeStrip
              label={WEDDING_TIME.label}
              day={dayOf(chosen)}
              chosen={clock}
              // Times up to and at this one cannot be chosen; the earliest itself can.
              after={toMillis(earliest) - 1}
              hasNightService={false}
              onChoose={ofDay => setChosen(timeAt(dayOf(chosen), ofDay))}
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
        )
      }
    >
      <Row justify="between">
        {monthButton(step(-1), '上个月')}
        {monthButton(step(1), '下个月')}
      </Row>
      <ResourceView resource={calendar}>
        {({ days }) => (
          <WeddingMonth
            month={month}
            days={days}
            first={first}
            last={last}
            chosen={chosen === undefined ? undefined : dayOf(chosen)}
            onChoose={chooseDay}
          />
        )}
      </ResourceView>
    </Sheet>
  );
});
