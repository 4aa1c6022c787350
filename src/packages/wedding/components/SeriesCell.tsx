import { observer } from 'mobx-react-lite';
import { Cell } from '@/components/cell/Cell';
import { Price } from '@/components/price/Price';
import { carName } from '@/domain/carWords';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { WeddingStore, type ColumnRole } from '../stores/WeddingStore';

const words: Readonly<Record<ColumnRole, { title: string; note: string }>> = {
  head: { title: '头车', note: '走在最前面，新人乘坐' },
  following: { title: '跟车', note: '跟在后面，亲友乘坐' },
};

/** The series of the head car or of those that follow it: what it is and costs, or that it is to be chosen. */
export const SeriesCell = observer(function SeriesCell({ role }: { role: ColumnRole }) {
  const store = useStore(WeddingStore);
  const series = role === 'head' ? store.head : store.following;
  const { title, note } = words[role];
  return (
    <Cell
      title={title}
      note={series ? carName(series) : note}
      value={series ? <Price fen={series.day_price} size="small" suffix="/天" /> : '请选择'}
      onClick={() => void go('wedding.brand', { role })}
    />
  );
});
