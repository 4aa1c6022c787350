import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AlternativeOffers } from '@/blocks/alternative-list/AlternativeOffers';
import { CarCard } from '@/blocks/car-card/CarCard';
import { NothingToBook } from '@/blocks/nothing-to-book/NothingToBook';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { LongList } from '@/components/long-list/LongList';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { FailedView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { freeCancelUntil } from '@/domain/cancellation';
import { carName } from '@/domain/carWords';
import { holidayOn } from '@/domain/holidays';
import { remedyText } from '@/domain/remedy';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { serverNow } from '@/services/call';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { CarOffer } from '~types/api/cartype';
import { TripCard } from '../../components/TripCard';
import { SiteCarsStore } from '../../stores/SiteCarsStore';
import styles from './Cars.module.scss';

/** The order of the renter's own that holds the last car of a kind waits to be paid. */
function HeldCar({ offer: { cartype, held_by: held } }: { offer: CarOffer }) {
  return held ? (
    <Button
      kind="link"
      aria-label={`${remedyText.PAY}：${carName(cartype)}`}
      onClick={() => void go('pay.convenient', { orderid: held.orderid })}
    >
      {remedyText.PAY}
    </Button>
  ) : null;
}

/** What can be booked at the site, the cheapest first; where nothing can, the small changes with which something can. */
const Offers = observer(function Offers({ reasonText }: { reasonText: string | undefined }) {
  const search = useStore(SearchStore);
  const store = useStore(SiteCarsStore);
  const { offers, included } = store;
  const { isLoading } = store.result;
  if (offers.length === 0) {
    return (
      <NothingToBook
        title="这段时间没有可订的车"
        text={reasonText}
        actions={[{ text: '换个门店', isMain: true, onClick: () => void go('site.list') }]}
      >
        <AlternativeOffers
          title="稍作调整就能订"
          alternatives={store.alternatives}
          onRetry={() => void store.loadAlternatives()}
          onChoose={search.applyAlternative}
        />
      </NothingToBook>
    );
  }
  const { fromTime } = search;
  const freeCancel = freeCancelUntil(
    { pickupTime: fromTime, hasDelivery: false, isHoliday: holidayOn(fromTime) !== undefined },
    serverNow(),
  );
  return (
    <>
      <Element className={styles.count}>
        <Text as="p" size={12} tone="secondary" tight role="status">
          {isLoading ? '正在按新的行程更新价格…' : `${offers.length}款车可预订，日均按整元计`}
        </Text>
        {included.length > 0 ? (
          <Text as="p" size={12} tone="secondary" tight>
            {`总价均含${included.join('、')}`}
          </Text>
        ) : null}
      </Element>
      <LongList
        id="convenient-cars"
        label="车辆"
        className={styles.list}
        items={offers}
        keyOf={({ cartype }) => cartype.id}
        busy={isLoading}
      >
        {offer => (
          <CarCard
            offer={offer}
            freeCancel={freeCancel}
            onClick={() => {
              store.takeHere();
              void go('convenient.order', { cartype_id: offer.cartype.id });
            }}
          >
            <HeldCar offer={offer} />
          </CarCard>
        )}
      </LongList>
    </>
  );
});

/** 选择车型: what the chosen site has for the chosen times (specification §2, /convenient_book carlist). */
const Cars = observer(function Cars() {
  const store = useStore(SiteCarsStore);
  useEffect(() => store.watch(), [store]);
  useDidShow(store.seeAgain);
  const retry = (): void => void store.load();
  return (
    <>
      <TripCard />
      {store.failure ? (
        <FailedView message={store.failure} onRetry={retry} />
      ) : (
        <ResourceView resource={store.result} onRetry={retry}>
          {({ reason_text: reasonText }) => <Offers reasonText={reasonText} />}
        </ResourceView>
      )}
    </>
  );
});

export default definePage('convenient.cars', Cars);
