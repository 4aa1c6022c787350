import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AlternativeOffers } from '@/blocks/alternative-list/AlternativeOffers';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { NothingToBook } from '@/blocks/nothing-to-book/NothingToBook';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { isBookable } from '@/domain/carFilter';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { Site } from '~types/api/site';
import { ProductCard } from '../../components/ProductCard';
import { CarCityStore } from '../../stores/CarCityStore';
import { ProductListStore } from '../../stores/ProductListStore';
import styles from './Products.module.scss';

/** 可租门店: a car type at every site of a city (specification §2, /cartype_product). */
const Products = observer(function Products({ params }: ScreenProps<'car.products'>) {
  const search = useStore(SearchStore);
  const cities = useStore(CarCityStore);
  const store = useStore(ProductListStore);
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  const { cartype_id: cartypeId } = params;
  const cityId = params.city_id ?? search.pickup.city.id;
  const { isLoading } = store.result;
  const load = (): void => void store.load(cartypeId, cityId);

  useEffect(() => {
    void store.load(cartypeId, cityId);
  }, [store, cartypeId, cityId, search.fromTime, search.toTime, search.trip]);
  useEffect(() => void cities.learnName(cityId), [cities, cityId]);

  const choose = async (site: Site): Promise<void> => {
    if (await store.choose(cityId, site)) await go('car.detail', { cartype_id: cartypeId });
  };

  return (
    <>
      <ResourceView resource={store.result} onRetry={load}>
        {({ cartype, products }) => (
          <>
            <Element className={styles.head}>
              <CarSummary cartype={cartype} heading>
                <Text size={12} tone="secondary" className={styles.model}>
                  {cartype.model}
                </Text>
              </CarSummary>
              <PeriodBar
                fromTime={search.fromTime}
                toTime={search.toTime}
                onClick={() => setPeriodOpen(true)}
              />
            </Element>
            {products.length === 0 ? (
              <StateView
                icon="store"
                title={`${cities.cityOf(cityId)?.city ?? '这座城市'}暂时没有门店提供这款车`}
                text="看看其他车型，或换个城市。"
                action={{ text: '看全部车型', onClick: () => void go('car.cartypes', { city_id: cityId }) }}
              />
            ) : (
              <>
                {store.isNothingLeft ? (
                  <NothingToBook
                    title="这段时间各门店都不可订"
                    text="换个时间，或看看其他车型。"
                    actions={[
                      { text: '改时间', onClick: () => setPeriodOpen(true) },
                      {
                        text: '看全部车型',
                        onClick: () => void go('car.cartypes', { city_id: cityId }),
                      },
                    ]}
                  >
                    <AlternativeOffers
                      title="稍作调整就能订"
                      alternatives={store.alternatives}
                      onRetry={() => void store.loadAlternatives(cartypeId)}
                      onChoose={alternative => void store.take(cityId, alternative)}
                    />
                  </NothingToBook>
                ) : (
                  <Text as="p" size={12} tone="secondary" className={styles.count} role="status">
                    {isLoading
                      ? '正在按新的行程更新价格…'
                      : `${products.filter(({ offer }) => isBookable(offer)).length}家门店可订`}
                  </Text>
                )}
                <Grid
                  as="ul"
                  columns="cards"
                  gap={3}
                  className={styles.list}
                  aria-label="门店"
                  aria-busy={isLoading}
                >
                  {products.map(product => (
                    <Element as="li" key={product.site.id}>
                      <ProductCard product={product} onClick={() => void choose(product.site)} />
                    </Element>
                  ))}
                </Grid>
              </>
            )}
          </>
        )}
      </ResourceView>
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

export default definePage('car.products', Products, 'wide');
