import { observer } from 'mobx-react-lite';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf } from '@/stores/TripEnd';
import { CarListStore } from '../stores/CarListStore';

/** Why no car of the search can be shown at all, with the way out. */
export const ListObstacle = observer(function ListObstacle({ onEditPeriod }: { onEditPeriod: () => void }) {
  const search = useStore(SearchStore);
  const list = useStore(CarListStore);
  const { endWithoutSite: end } = list;
  if (end) {
    return (
      <StateView
        icon="store"
        title={search[end].noSiteText}
        text="换个城市再试试。"
        action={{ text: '换个城市', onClick: () => void go('place.city', purposeOf(end)) }}
      />
    );
  }
  const text = list.obstacle?.text;
  switch (list.obstacle?.remedy) {
    case undefined:
      return null;
    case 'PERIOD':
      return (
        <StateView
          icon="clock"
          title="这个时间不能租"
          text={text}
          action={{ text: '修改时间', onClick: onEditPeriod }}
        />
      );
    case 'DELIVERY':
      return (
        <StateView
          icon="truck"
          title="送不到这个地点"
          text={text}
          action={{
            text: '改为到店取还车',
            onClick: () => {
              void search.pickup.chooseDelivery(undefined);
              void search.return.chooseDelivery(undefined);
            },
          }}
        />
      );
    case 'SITE':
    case 'CARS':
      return (
        <StateView
          icon="store"
          title="这里不能取车"
          text={text}
          action={{ text: '换个地点', onClick: () => void go('place.address') }}
        />
      );
    // A search books nothing, so that no order stands in its way, and nobody is asked who they are.
    case 'ORDERS':
    case 'PAY':
    case 'IDENTITY':
    case 'RETRY':
      return <FailedView message={text ?? ''} onRetry={() => void list.load()} />;
  }
});
