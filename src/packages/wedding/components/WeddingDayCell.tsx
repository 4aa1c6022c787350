import { observer } from 'mobx-react-lite';
import { Cell } from '@/components/cell/Cell';
import { WEDDING_TIME } from '@/domain/wedding';
import { format } from '@/domain/shanghaiTime';
import { useStore } from '@/stores/rootContext';
import { WeddingStore } from '../stores/WeddingStore';

/** The moment at which the column meets; a tap opens the calendar that chooses it. */
export const WeddingDayCell = observer(function WeddingDayCell({ onOpen }: { onOpen: () => void }) {
  const { line } = useStore(WeddingStore);
  const value = line.form.values.get(WEDDING_TIME.name);
  return (
    <Cell
      title={WEDDING_TIME.label}
      value={typeof value === 'string' ? format(value, 'M月D日 ddd HH:mm') : '请选择'}
      note="日历里标出了宜嫁娶的日子"
      onClick={onOpen}
    />
  );
});
