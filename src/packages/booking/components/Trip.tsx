import { observer } from 'mobx-react';
import { Cell } from '@/components/cell/Cell';
import { PeriodBar } from '@/components/period-bar/PeriodBar';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';

/** When and where the car is taken and returned; everything can be changed here. */
export const Trip = observer(function Trip({ onEditPeriod }: { onEditPeriod: () => void }) {
  const { fromTime, toTime, site, returnSite } = useStore(SearchStore);
  const choosePickup = (): void => void go('place.sites');
  const isOneWay = returnSite !== undefined && returnSite.id !== site?.id;
  return (
    <>
      <PeriodBar fromTime={fromTime} toTime={toTime} onClick={onEditPeriod} />
      {site ? (
        <Cell
          title={isOneWay ? '取车' : '取还车'}
          note={site.address}
          value={site.name}
          onClick={choosePickup}
        />
      ) : null}
      {isOneWay ? (
        <Cell
          title="还车"
          note={returnSite.address}
          value={returnSite.name}
          onClick={() => void go('place.sites', { purpose: 'return' })}
        />
      ) : null}
    </>
  );
});
