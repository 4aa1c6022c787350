import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { WEDDING_TIME } from '@/domain/wedding';
import { format } from '@/domain/shanghaiTime';
import { useStore } from '@/stores/rootContext';
import { WeddingStore } from '../stores/WeddingStore';
import { WeddingCalendar } from './WeddingCalendar';

/** The moment at which the column meets, with the calendar that chooses it. */
export const WeddingDayCell = observer(function WeddingDayCell() {
  const { line } = useStore(WeddingStore);
  const [isOpen, setOpen] = useState(false);
  const value = line.form.values.get(WEDDING_TIME.name);
  return (
    <>
      <Cell
        title={WEDDING_TIME.label}
        value={typeof value === 'string' ? format(value, 'M月D日 ddd HH:mm') : '请选择'}
        note="日历里标出了宜嫁娶的日子"
        onClick={() => setOpen(true)}
      />
      {/* It has a place of its own: a mini-program sends all that stands beside what comes and goes. */}
      <Element>
        {isOpen ? (
          <WeddingCalendar
            time={typeof value === 'string' ? value : undefined}
            onChoose={time => line.form.set(WEDDING_TIME.name, time)}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Element>
    </>
  );
});
