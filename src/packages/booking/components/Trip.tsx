import { observer } from 'mobx-react';
import { Cell } from '@/components/cell/Cell';
import { PeriodBar } from '@/components/period-bar/PeriodBar';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';

/** When and where the car is taken and returned; everything can be changed here. */
export const Trip = observer(function Trip({ onEditPeriod }: { onEditPeriod: () => void }) {
  const { fromTime, toTime, site, returnSite } = useStore(SearchStore);
  const isOneWay = returnSite !== undefined && returnSite.id !== site?.id;
  return (
    <>
      <PeriodBar fromTime={fromTime} toTime={toTime} onClick={onEditPeriod} />
      {site ? (
        <Cell
          title={site.name}
          note={`${isOneWay ? '取车门店' : '取还车门店'}：${site.address}`}
          onClick={() => void go('site.list')}
        />
      ) : null}
      {isOneWay ? (
        <Cell
          title={returnSite.name}
          note={`还车门店：${returnSite.address}`}
          onClick={() => void go('site.list', { purpose: 'return' })}
        />
      ) : null}
    </>
  );
});
