import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { calendarFile, endOf, REMIND_BEFORE } from '@/domain/calendarFile';
import { toIso } from '@/domain/shanghaiTime';
import { tripEvents, tripText, type TripEvent } from '@/domain/tripNotes';
import { addToCalendar, hasCalendar, takesOneByOne } from '@/platform/calendar';
import { copyText } from '@/platform/clipboard';
import { serverNow } from '@/services/call';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { PickupCard } from '@/stores/pickupCards';
import { TripShare } from './TripShare';

/** What goes into the calendar with one tap. */
interface Entry {
  title: string;
  note: string;
  events: readonly TripEvent[];
}

const entriesOf = (events: readonly TripEvent[]): Entry[] =>
  takesOneByOne
    ? events.map(event => ({
        title: `${event.what}加入日历`,
        note: `${event.what}前2小时提醒`,
        events: [event],
      }))
    : [{ title: '加入日历', note: '取车和还车前2小时提醒', events }];

/** The trip for one's calendar and for who comes along; a host that has no calendar shows none. */
export function TripNotes({ card }: { card: PickupCard }) {
  const overlay = useStore(OverlayStore);
  const text = tripText(card);
  const copy = async (): Promise<void> =>
    overlay.showToast((await copyText(text)) ?? '行程已复制，可以粘贴到日历或发给同行的人');
  const keep = async (events: readonly TripEvent[]): Promise<void> => {
    const isKept = await addToCalendar({
      all: events.map(event => ({
        ...event,
        from: toIso(event.time),
        to: toIso(endOf(event)),
        remindBefore: REMIND_BEFORE / 1000,
      })),
      name: '租车行程.ics',
      file: calendarFile(events, serverNow()),
    });
    if (!isKept) await copy();
    else if (takesOneByOne) overlay.showToast('已加入手机日历');
  };
  return (
    <Card aria-label="保存和分享行程">
      {(hasCalendar ? entriesOf(tripEvents(card)) : []).map(({ title, note, events }) => (
        <Cell key={title} icon="calendar" title={title} note={note} onClick={() => void keep(events)} />
      ))}
      <TripShare card={card} text={text} onCopy={() => void copy()} />
    </Card>
  );
}
