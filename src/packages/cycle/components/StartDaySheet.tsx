import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { Sheet } from '@/components/sheet/Sheet';
import { CYCLE_START_DAYS } from '@/domain/cyclePlans';
import { addDays, dayOf, format } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';

interface StartDaySheetProps {
  open: boolean;
  /** `YYYY-MM-DD` */
  chosen: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A day as it is chosen: 11月24日 周二（今天）. */
export function startDayText(day: string): string {
  const today = dayOf(serverNow());
  const name = day === today ? '（今天）' : day === addDays(today, 1) ? '（明天）' : '';
  return `${format(day, 'M月D日 ddd')}${name}`;
}

/** 生效日期: one of the days on which a card can begin. */
export function StartDaySheet({ open, chosen, onChoose, onClose }: StartDaySheetProps) {
  const today = dayOf(serverNow());
  const days = Array.from({ length: CYCLE_START_DAYS + 1 }, (_, index) => addDays(today, index));
  return (
    // It has a place of its own: a mini-program sends all that stands beside what comes and goes.
    <Element>
      <Sheet id="start-day" title="选择生效日期" open={open} tall onClose={onClose}>
        <Element role="radiogroup" aria-label="生效日期">
          {days.map(day => (
            <Radio
              key={day}
              checked={day === chosen}
              onChoose={() => {
                onChoose(day);
                onClose();
              }}
            >
              {startDayText(day)}
            </Radio>
          ))}
        </Element>
      </Sheet>
    </Element>
  );
}
