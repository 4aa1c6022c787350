import { observer } from 'mobx-react-lite';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { go } from '@/page/navigate';
import { useIsWide } from '@/platform/wide';
import { useStore } from '@/stores/rootContext';
import { icons } from '../icons';
import { COMPARED, ComparedCarsStore } from '../stores/ComparedCarsStore';
import { CarFilterStore, type CarListMode } from '../stores/CarFilterStore';

interface ListActionsProps {
  onShow: (mode: CarListMode) => void;
}

/** What is done with the list: map, comparison and filter; while cars are chosen for a comparison, that alone. */
export const ListActions = observer(function ListActions({ onShow }: ListActionsProps) {
  const filters = useStore(CarFilterStore);
  const comparison = useStore(ComparedCarsStore);
  // In a wide window the filters stand open beside the cars.
  const isWide = useIsWide();
  if (filters.mode === 'map') {
    return (
      <Button icon="list" onClick={() => onShow('list')}>
        看列表
      </Button>
    );
  }
  if (comparison.isChoosing) {
    const count = comparison.cartypeIds.length;
    const compare = (): void => {
      comparison.setChoosing(false);
      void go('car.compare', { cartype_ids: comparison.cartypeIds.join(',') });
    };
    return (
      <>
        <Button onClick={() => comparison.setChoosing(false)}>取消</Button>
        <Button kind="primary" disabled={!comparison.canCompare} onClick={compare}>
          {comparison.canCompare ? `对比${count}款车` : `再选${COMPARED.least - count}款`}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button icon="map" onClick={() => onShow('map')}>
        地图
      </Button>
      <Button icon={icons['columns-2']} onClick={() => comparison.setChoosing(true)}>
        对比
      </Button>
      {isWide ? null : (
        <Button icon={icons['sliders-horizontal']} onClick={() => void go('car.filter')}>
          {filters.conditionCount > 0 ? `筛选（${filters.conditionCount}）` : '筛选'}
        </Button>
      )}
    </>
  );
});

/** The same at the foot of a phone's screen. */
export function ListBar(props: ListActionsProps) {
  return (
    <ActionBar>
      <ListActions {...props} />
    </ActionBar>
  );
}
