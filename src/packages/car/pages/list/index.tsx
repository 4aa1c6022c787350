import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { keepScroll } from '@/platform/scroll';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { CarMap } from '../../components/CarMap';
import { CarResults } from '../../components/CarResults';
import { TripHead } from '../../components/TripHead';
import { CarFilterStore, type CarListMode } from '../../stores/CarFilterStore';
import { CarListStore } from '../../stores/CarListStore';
import styles from './CarList.module.scss';

const bodyId = 'car-list';

/** 选择车型: the cars of a site for a period, or the sites on the map (specification §2, /carlist). */
const CarList = observer(function CarList() {
  const search = useStore(SearchStore);
  const list = useStore(CarListStore);
  const filters = useStore(CarFilterStore);
  const overlay = useStore(OverlayStore);
  const returnToPlace = useRef<() => void>(() => undefined);
  const isMap = filters.mode === 'map';
  const rental = JSON.stringify(search.rental);
  const load = (): void => void list.load();
  const renewPeriod = (): void => {
    const renewed = search.renewPeriod();
    if (renewed) overlay.showToast(renewed);
  };

  useEffect(() => list.open(), [list]);
  useEffect(() => {
    const renewed = search.renewPeriod();
    if (renewed) overlay.showToast(renewed);
    void list.load();
  }, [list, overlay, search, search.city.id, rental]);
  useDidShow(renewPeriod);
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
      <TripHead />
      {isMap ? <CarMap onChosen={() => show('list')} /> : null}
      <Element id={bodyId} className={isMap ? styles.hidden : styles.body}>
        {list.siteFailure ? (
          <FailedView message={list.siteFailure} onRetry={load} />
        ) : list.hasNoSite ? (
          <StateView
            icon="store"
            title={`${search.city.city}还没有可以取车的门店`}
            text="换个城市再试试。"
            action={{ text: '换个城市', onClick: () => void go('place.city') }}
          />
        ) : (
          <ResourceView resource={list.result} onRetry={load}>
            {({ reason, reason_text: reasonText }) => <CarResults reason={reason} reasonText={reasonText} />}
          </ResourceView>
        )}
      </Element>
      <ActionBar>
        {isMap ? (
          <Button icon="list" onClick={() => show('list')}>
            看列表
          </Button>
        ) : (
          <>
            <Button icon="map" onClick={() => show('map')}>
              地图
            </Button>
            <Button icon="sliders-horizontal" onClick={() => void go('car.filter')}>
              {filters.conditionCount > 0 ? `筛选（${filters.conditionCount}）` : '筛选'}
            </Button>
          </>
        )}
      </ActionBar>
    </>
  );
});

export default definePage('car.list', CarList);
