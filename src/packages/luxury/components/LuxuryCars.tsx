import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { FailedView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { isBookable } from '@/domain/carFilter';
import { carName } from '@/domain/carWords';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { LuxuryStore } from '../stores/LuxuryStore';
import { LuxuryCarCard } from './LuxuryCarCard';
import styles from './LuxuryCars.module.scss';

const Offers = observer(function Offers() {
  const store = useStore(LuxuryStore);
  const cars = store.cars.data?.cars ?? [];
  const bookable = cars.filter(({ offer }) => offer && isBookable(offer)).length;
  const { isLoading } = store.cars;
  const others = bookable < cars.length ? '其余的客服帮您找，' : '';
  const standing =
    bookable > 0
      ? `${bookable}款车现在可订，${others}日均按整元计`
      : '这段时间没有现车，换个时间，或请客服帮您找';
  return (
    <>
      <Text as="p" size={12} tone="secondary" className={styles.count} role="status">
        {isLoading ? '正在按新的行程更新价格…' : standing}
      </Text>
      <Grid as="ul" columns="cards" gap={3} className={styles.list} aria-label="豪车" aria-busy={isLoading}>
        {cars.map(car => (
          <Element as="li" key={car.cartype.id}>
            <LuxuryCarCard
              car={car}
              site={car.offer && store.siteOf(car.offer)}
              onBook={offer => {
                store.lookAt(offer);
                void go('booking.order', { cartype_id: offer.cartype.id });
              }}
              onLook={offer => {
                store.lookAt(offer);
                void go('car.detail', { cartype_id: offer.cartype.id });
              }}
              onAsk={() =>
                void go('luxury.submit', { car_class: car.car_class, model: carName(car.cartype) })
              }
              onPay={orderid => void go('pay.cashier', { orderid })}
            />
          </Element>
        ))}
      </Grid>
    </>
  );
});

/** The luxury cars for the city and the times of the search. */
export const LuxuryCars = observer(function LuxuryCars() {
  const store = useStore(LuxuryStore);
  const search = useStore(SearchStore);
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  useEffect(() => store.watch(), [store]);
  const retry = (): void => void store.loadCars();
  return (
    <>
      <Card margin="screen" pad={2} heading="选车">
        <PeriodBar fromTime={search.fromTime} toTime={search.toTime} onClick={() => setPeriodOpen(true)} />
      </Card>
      {store.failure ? (
        <FailedView message={store.failure} onRetry={retry} />
      ) : (
        <ResourceView resource={store.cars} onRetry={retry}>
          {() => <Offers />}
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
