import { observer } from 'mobx-react-lite';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { nameFrom } from '@/domain/display';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf } from '@/stores/TripEnd';

/** When and where the car is taken and returned, brought and collected; everything can be changed from here. */
export const TripCard = observer(function TripCard({ onEditPeriod }: { onEditPeriod: () => void }) {
  const { fromTime, toTime, pickup, return: end, isOneWay } = useStore(SearchStore);
  return (
    <Card pad={2} margin="screen" aria-label="取还车">
      <PeriodBar fromTime={fromTime} toTime={toTime} onClick={onEditPeriod} />
      {pickup.delivery ? (
        <Cell
          title="送车上门"
          note={pickup.delivery.address}
          value={pickup.delivery.name}
          onClick={() => void go('place.service', purposeOf('pickup'))}
        />
      ) : null}
      <Cell
        title={pickup.delivery ? '送车门店' : '取车门店'}
        note={pickup.site?.address}
        value={pickup.site?.name}
        onClick={() => void go('place.address', purposeOf('pickup'))}
      />
      {end.delivery ? (
        <Cell
          title="上门取车"
          note={end.delivery.address}
          value={end.delivery.name}
          onClick={() => void go('place.service', purposeOf('return'))}
        />
      ) : null}
      <Cell
        title="还车门店"
        note={end.site?.address}
        value={
          isOneWay
            ? end.site && nameFrom(pickup.city.city, { city: end.city.city, name: end.site.name })
            : '同取车门店'
        }
        onClick={() => void go('place.address', purposeOf('return'))}
      />
    </Card>
  );
});
