import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CarCard } from '@/blocks/car-card/CarCard';
import { NothingToBook } from '@/blocks/nothing-to-book/NothingToBook';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { FailedView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { freeCancelUntil } from '@/domain/cancellation';
import { isBookable } from '@/domain/carFilter';
import { carName } from '@/domain/carWords';
import { holidayOn } from '@/domain/holidays';
import { remedyText } from '@/domain/remedy';
import { go } from '@/page/navigate';
import { serverNow } from '@/services/call';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { BrandShopStore } from '../stores/BrandShopStore';
import styles from './BrandCars.module.scss';

/** The cars themselves; where there is none, or none is left, what helps. */
const Offers = observer(function Offers({
  store,
  brand,
  onEditPeriod,
}: {
  store: BrandShopStore;
  brand: string;
  onEditPeriod: () => void;
}) {
  const search = useStore(SearchStore);
  const { offers } = store;
  const { isLoading } = store.cars;
  const { city } = search.pickup;
  const bookable = offers.filter(isBookable).length;
  const freeCancel = freeCancelUntil(
    {
      pickupTime: search.fromTime,
      hasDelivery: search.pickup.delivery !== undefined,
      isHoliday: holidayOn(search.fromTime) !== undefined,
    },
    serverNow(),
  );
  if (offers.length === 0) {
    return (
      <NothingToBook
        title={`${city.city}暂时没有${brand}`}
        text="换个城市看看，或看看这里的其他车。"
        actions={[
          { text: '换个城市', isMain: true, onClick: () => void go('place.city') },
          { text: '看其他车', onClick: () => void go('car.list') },
        ]}
      />
    );
  }
  return (
    <>
      {bookable === 0 ? (
        <NothingToBook
          title="这段时间都订完了"
          text={store.cars.data?.reason_text ?? '换个时间，或看看其他车。'}
          actions={[
            { text: '改时间', isMain: true, onClick: onEditPeriod },
            { text: '看其他车', onClick: () => void go('car.list') },
          ]}
        />
      ) : (
        <Text as="p" size={12} tone="secondary" className={styles.count} role="status">
          {isLoading ? '正在按新的行程更新价格…' : `${bookable}款车可预订，日均按整元计`}
        </Text>
      )}
      <Grid as="ul" columns="cards" gap={3} className={styles.list} aria-label="车辆" aria-busy={isLoading}>
        {offers.map(offer => (
          <Element as="li" key={offer.cartype.id}>
            <CarCard
              offer={offer}
              freeCancel={freeCancel}
              site={store.siteOf(offer)}
              onClick={() => {
                store.lookAt(offer);
                void go('car.detail', { cartype_id: offer.cartype.id });
              }}
            >
              {offer.held_by ? (
                <Button
                  kind="link"
                  aria-label={`${remedyText.PAY}：${carName(offer.cartype)}`}
                  onClick={() => void go('pay.cashier', { orderid: offer.held_by?.orderid ?? '' })}
                >
                  {remedyText.PAY}
                </Button>
              ) : null}
            </CarCard>
          </Element>
        ))}
      </Grid>
    </>
  );
});

/** The cars of a brand in the city of the search, for its times: as the car list shows them, and on the same way to an order. */
export const BrandCars = observer(function BrandCars({
  store,
  brand,
}: {
  store: BrandShopStore;
  brand: string;
}) {
  const search = useStore(SearchStore);
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  useEffect(() => store.watch(), [store]);
  const retry = (): void => void store.loadCars();
  return (
    <>
      <Card margin="screen" pad={2} heading="店里的车">
        <Cell
          icon="map-pin"
          title="取车城市"
          value={search.pickup.city.city}
          onClick={() => void go('place.city')}
        />
        <PeriodBar fromTime={search.fromTime} toTime={search.toTime} onClick={() => setPeriodOpen(true)} />
      </Card>
      {store.failure ? (
        <FailedView message={store.failure} onRetry={retry} />
      ) : (
        <ResourceView resource={store.cars} onRetry={retry}>
          {() => <Offers store={store} brand={brand} onEditPeriod={() => setPeriodOpen(true)} />}
        </ResourceView>
      )}
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
