import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { keepScroll } from '@/platform/scroll';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, endNameOf, type EndName } from '@/stores/TripEnd';
import { siteCategories } from '../../components/siteCategories';
import { SiteList } from '../../components/SiteList';
import { SiteMapView } from '../../components/SiteMapView';
import { SiteListStore } from '../../stores/SiteListStore';
import styles from './SiteList.module.scss';

const screenId = 'site-list';

/** Category and district, each only where it tells sites apart; on the map one sees the districts. */
const Filters = observer(function Filters() {
  const store = useStore(SiteListStore);
  return (
    <>
      {store.categories.length > 1 ? (
        <Element className={styles.filter}>
          <Chips
            label="门店类型"
            scrolls
            items={siteCategories.filter(({ key }) => store.categories.includes(key))}
            selected={store.category ? [store.category] : []}
            onToggle={store.toggleCategory}
          />
        </Element>
      ) : null}
      {store.areas.length > 1 && (!store.isMap || store.areaId !== undefined) ? (
        <Element className={styles.filter}>
          <Chips
            label="区域"
            scrolls
            items={store.areas.map(area => ({ key: area.id, text: `${area.name} ${area.count}` }))}
            selected={store.areaId ? [store.areaId] : []}
            onToggle={store.toggleArea}
          />
        </Element>
      ) : null}
    </>
  );
});

/** What is left of the city: the sites, or why there are none. */
const Sites = observer(function Sites({ end, city }: { end: EndName; city: string }) {
  const store = useStore(SiteListStore);
  const { originName: from } = useStore(SearchStore)[end];
  if (store.sites.length === 0) {
    return (
      <StateView
        icon="store"
        title={`${city}还没有门店`}
        text="换个城市看看，附近城市也许可以取还车。"
        action={{ text: '换个城市', onClick: () => void go('place.city', purposeOf(end)) }}
      />
    );
  }
  if (store.isMap) return <SiteMapView end={end} />;
  if (store.shown.length > 0) {
    return (
      <>
        <Text as="p" size={12} tone="secondary" className={styles.note}>
          {`离${from}的直线距离，精确到0.1公里`}
        </Text>
        <SiteList label="门店" sites={store.shown} end={end} />
      </>
    );
  }
  return (
    <StateView
      icon="search-x"
      title="没有符合条件的门店"
      text="这个区域没有这类门店，清空筛选看看全部。"
      action={{ text: '清空筛选', onClick: store.clearFilter }}
    />
  );
});

/** 选择门店: the sites of the pickup city, or with `purpose=return` of the city of return, as list or map. */
const SiteListScreen = observer(function SiteListScreen({ params }: ScreenProps<'site.list'>) {
  const search = useStore(SearchStore);
  const store = useStore(SiteListStore);
  const end = endNameOf(params.purpose);
  const { city, origin: location } = search[end];
  const backToPlace = useRef<() => void>();

  useEffect(() => {
    void store.load({ cityId: city.id, location });
  }, [store, city.id, location]);
  // The list comes back where it was left.
  useEffect(() => {
    if (!store.isMap) backToPlace.current?.();
  }, [store.isMap]);

  const toggleMap = (): void => {
    if (!store.isMap) backToPlace.current = keepScroll(screenId);
    store.toggleMap();
  };
  return (
    <>
      <Element id={screenId} className={styles.head}>
        <Cell
          title={end === 'return' ? '还车城市' : '取车城市'}
          value={city.city}
          onClick={() => void go('place.city', purposeOf(end))}
        />
        <Row>
          <Element
            as="button"
            className={styles.search}
            aria-label="搜索门店"
            onClick={() => void go('site.search', purposeOf(end))}
          >
            <Icon name="search" />
            <Text as="span" truncate grow className={styles.hint}>
              搜索门店
            </Text>
          </Element>
          <Button icon={store.isMap ? 'list' : 'map'} onClick={toggleMap}>
            {store.isMap ? '列表' : '地图'}
          </Button>
        </Row>
      </Element>
      <ResourceView resource={store.result}>
        {() => (
          <>
            <Filters />
            <Sites end={end} city={city.city} />
          </>
        )}
      </ResourceView>
    </>
  );
});

export default definePage('site.list', SiteListScreen, 'wide');
