import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Rest } from '@/components/row/Rest';
import { filterOfNames } from '@/domain/carFilter';
import { definePage, type ScreenProps } from '@/page/definePage';
import { keepScroll } from '@/platform/scroll';
import { useIsWide } from '@/platform/wide';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { CarListSkeleton } from '../../components/CarListSkeleton';
import { CarMap } from '../../components/CarMap';
import { CarResults } from '../../components/CarResults';
import { ListActions, ListBar } from '../../components/ListBar';
import { ListObstacle } from '../../components/ListObstacle';
import { TripHead } from '../../components/TripHead';
import { WithFilters } from '../../components/WithFilters';
import { CarFilterStore, type CarListMode } from '../../stores/CarFilterStore';
import { CarListStore } from '../../stores/CarListStore';
import styles from './CarList.module.scss';

const bodyId = 'car-list';

/** 选择车型: the cars of a site for a period, or the sites on the map (specification §2, /carlist). */
const CarList = observer(function CarList({ params }: ScreenProps<'car.list'>) {
  const search = useStore(SearchStore);
  const list = useStore(CarListStore);
  const filters = useStore(CarFilterStore);
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  const returnToPlace = useRef<() => void>(() => undefined);
  const isMap = filters.mode === 'map';
  // A bar at the foot of a wide window would hold two buttons and nothing else.
  const isWide = useIsWide();
  const editPeriod = (): void => setPeriodOpen(true);

  useEffect(() => {
    if (params.filter !== undefined) filters.apply(filterOfNames(params.filter));
  }, [filters, params.filter]);
  useEffect(() => list.open(), [list]);
  useDidShow(list.seeAgain);
  // The list is where it was left, before it is painted.
  useLayoutEffect(() => {
    if (!isMap) returnToPlace.current();
  }, [isMap]);

  const show = (mode: CarListMode): void => {
    if (mode === 'map') returnToPlace.current = keepScroll(bodyId);
    filters.setMode(mode);
  };

  return (
    <>
      <TripHead onEditPeriod={editPeriod}>{isWide ? <ListActions onShow={show} /> : null}</TripHead>
      {isMap ? <CarMap onChosen={() => show('list')} /> : null}
      <Rest id={bodyId} className={isMap ? styles.hidden : ''}>
        {list.endWithoutSite || list.obstacle ? (
          <ListObstacle onEditPeriod={editPeriod} />
        ) : (
          <WithFilters>
            <ResourceView
              resource={list.result}
              onRetry={() => void list.load()}
              skeleton={<CarListSkeleton />}
            >
              {({ reason, reason_text: reasonText }) => (
                <CarResults reason={reason} reasonText={reasonText} />
              )}
            </ResourceView>
          </WithFilters>
        )}
      </Rest>
      {isWide ? null : <ListBar onShow={show} />}
      <PeriodSheet
        open={isPeriodOpen}
        period={search.period}
        hours={search.hours}
        onChoose={search.choosePeriod}
        onClose={() => setPeriodOpen(false)}
      />
    </>
  );
});

export default definePage('car.list', CarList, 'wide');
