import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SearchBox } from '@/components/search-box/SearchBox';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { categoryText } from '@/domain/carWords';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { FavouritesStore } from '@/stores/FavouritesStore';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { CarsOfMine } from '../../components/CarsOfMine';
import { FleetCard } from '../../components/FleetCard';
import { useCityFleet } from '../../components/useCityFleet';
import { CarCityStore } from '../../stores/CarCityStore';
import { FleetStore } from '../../stores/FleetStore';
import styles from './CarTypes.module.scss';

/** 全部车型: the fleet of a city at the prices of the search's period (specification §2, /cartype). */
const CarTypes = observer(function CarTypes({ params }: ScreenProps<'car.cartypes'>) {
  const search = useStore(SearchStore);
  const cities = useStore(CarCityStore);
  const store = useStore(FleetStore);
  const cityId = params.city_id ?? search.pickup.city.id;
  const cityName = cities.cityOf(cityId)?.city ?? '';

  const recent = store.among(useStore(HistoryStore).cars);
  const favourites = useStore(FavouritesStore);
  const liked = store.among(favourites.all);
  useEffect(() => void favourites.loadOnce(), [favourites]);
  const openSites = (id: string): void => void go('car.products', { cartype_id: id, city_id: cityId });

  const load = useCityFleet(cityId);

  return (
    <>
      <Element className={styles.head}>
        <SearchBox
          id="cartype-search"
          placeholder="搜索品牌、车系"
          value={store.keyword}
          onChange={store.setKeyword}
        />
      </Element>
      <ResourceView resource={store.fleet} onRetry={load}>
        {({ cartypes }) =>
          cartypes.length === 0 ? (
            <StateView
              icon="car"
              title={`${cityName}还没有可租的车型`}
              text="换个城市再看看。"
              action={{ text: '换个城市', onClick: () => void go('place.city') }}
            />
          ) : (
            <>
              <Element className={styles.categories}>
                <Chips
                  label="级别"
                  scrolls
                  items={store.categories.map(key => ({ key, text: categoryText[key] }))}
                  selected={store.category ? [store.category] : []}
                  onToggle={store.chooseCategory}
                />
              </Element>
              {store.isWhole ? (
                <>
                  <CarsOfMine
                    title="我的收藏"
                    label="收藏的车型"
                    cars={liked}
                    onOpen={openSites}
                    more={{ text: '全部收藏', onClick: () => void go('car.favourites') }}
                  />
                  <CarsOfMine title="最近看过" label="最近看过的车型" cars={recent} onOpen={openSites} />
                </>
              ) : null}
              {store.groups.length === 0 ? (
                <StateView
                  icon="search-x"
                  title="没有找到这款车"
                  text="换个品牌或车系名称，或看看全部车型。"
                  action={{ text: '看全部车型', onClick: store.showAll }}
                />
              ) : (
                store.groups.map(({ category, items }) => (
                  <Element as="section" key={category} className={styles.group}>
                    <Text as="h2" size={14} tone="secondary" className={styles.heading}>
                      {`${categoryText[category]} · ${items.length}款`}
                    </Text>
                    <Grid as="ul" columns="cards" gap={3} aria-label={categoryText[category]}>
                      {items.map(item => (
                        <Element as="li" key={item.cartype.id}>
                          <FleetCard item={item} onClick={() => openSites(item.cartype.id)} />
                        </Element>
                      ))}
                    </Grid>
                  </Element>
                ))
              )}
            </>
          )
        }
      </ResourceView>
    </>
  );
});

export default definePage('car.cartypes', CarTypes, 'wide');
