import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { calendarFile, endOf, REMIND_BEFORE } from '@/domain/calendarFile';
import { toIso } from '@/domain/shanghaiTime';
import { tripEvents, tripText } from '@/domain/tripNotes';
import { addToCalendar, hasCalendar } from '@/platform/calendar';
import { copyText } from '@/platform/clipboard';
import { serverNow } from '@/services/call';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { PickupCard } from '../stores/pickupCards';
import { TripShare } from './TripShare';

/** The trip for one's calendar and for who comes along; a host that has no calendar shows none. */
export function TripNotes({ card }: { card: PickupCard }) {
  const overlay = useStore(OverlayStore);
  const text = tripText(card);
  const copy = async (): Promise<void> =>
    overlay.showToast(
      (await copyText(text)) ? '行程已复制，可以粘贴到日历或发给同行的人' : '复制失败，请截图保存',
    );
  const keep = async (): Promise<void> => {
    const events = tripEvents(card);
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
  };
  return (
    <Card aria-label="保存和分享行程">
      {hasCalendar ? (
        <Cell icon="calendar" title="加入日历" note="取车和还车前2小时提醒" onClick={() => void keep()} />
      ) : null}
      <TripShare card={card} text={text} onCopy={() => void copy()} />
    </Card>
  );
}
