import { observer } from 'mobx-react';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { purposeOf, SearchStore } from '@/stores/SearchStore';

/** When and where the car is taken and returned, brought and collected; everything can be changed from here. */
export const TripCard = observer(function TripCard({ onEditPeriod }: { onEditPeriod: () => void }) {
  const { fromTime, toTime, site, returnSite, delivery, collection } = useStore(SearchStore);
  const backSite = returnSite ?? site;
  return (
    <Card pad={2} margin="screen" aria-label="取还车">
      <PeriodBar fromTime={fromTime} toTime={toTime} onClick={onEditPeriod} />
      {delivery ? (
        <Cell
          title="送车上门"
          note={delivery.address}
          value={delivery.name}
          onClick={() => void go('place.service', purposeOf('pickup'))}
        />
      ) : null}
      <Cell
        title={delivery ? '送车门店' : '取车门店'}
        note={site?.address}
        value={site?.name}
        onClick={() => void go('place.address', purposeOf('pickup'))}
      />
      {collection ? (
        <Cell
          title="上门取车"
          note={collection.address}
          value={collection.name}
          onClick={() => void go('place.service', purposeOf('return'))}
        />
      ) : null}
      <Cell
        title="还车门店"
        note={returnSite?.address}
        value={backSite?.id === site?.id ? '同取车门店' : backSite?.name}
        onClick={() => void go('place.address', purposeOf('return'))}
      />
    </Card>
  );
});
