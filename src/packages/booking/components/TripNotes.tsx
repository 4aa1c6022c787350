import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { calendarFile } from '@/domain/calendarFile';
import { tripEvents, tripText } from '@/domain/tripNotes';
import { copyText } from '@/platform/clipboard';
import { saveFile, shareText } from '@/platform/share';
import { serverNow } from '@/services/call';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { PickupCard } from '../stores/pickupCards';

/** The trip for one's calendar and for who comes along; a host that does neither copies it, to be pasted there. */
export function TripNotes({ card }: { card: PickupCard }) {
  const overlay = useStore(OverlayStore);
  const text = tripText(card);
  const copy = async (): Promise<void> =>
    overlay.showToast(
      (await copyText(text)) ? '行程已复制，可以粘贴到日历或发给同行的人' : '复制失败，请截图保存',
    );
  const share = async (): Promise<void> => {
    if (!(await shareText('租车行程', text))) await copy();
  };
  const keep = (): void => {
    const file = calendarFile(tripEvents(card), serverNow());
    if (!saveFile('租车行程.ics', 'text/calendar', file)) void copy();
  };
  return (
    <Card aria-label="保存和分享行程">
      <Cell icon="calendar" title="加入日历" note="取车和还车前2小时提醒" onClick={keep} />
      <Cell
        icon="message-circle"
        title="分享行程"
        note="时间和地点，不含个人信息"
        onClick={() => void share()}
      />
    </Card>
  );
}
