import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { categoryText } from '@/domain/carWords';
import { voucherLeftText } from '@/domain/dayVoucher';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { CycleStore } from '../stores/CycleStore';

/** 我的周期购: the member's cards with what is left of each; nothing where there is none. */
export const OwnCards = observer(function OwnCards() {
  const cards = useStore(CycleStore).own.data?.cards ?? [];
  if (cards.length === 0) return null;
  return (
    <Card heading="我的周期购" margin="screen">
      {cards.map(({ id, name, days, valid_to }) =>
        days ? (
          <Cell
            key={id}
            title={`${name} · ${categoryText[days.category]} · ${days.city.name}`}
            note={voucherLeftText(days, valid_to)}
            onClick={() => void go('cycle.order', { orderid: days.orderid })}
          />
        ) : null,
      )}
    </Card>
  );
});
