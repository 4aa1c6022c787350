import { observer } from 'mobx-react-lite';
import { CarCard } from '@/blocks/car-card/CarCard';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { freeCancelUntil } from '@/domain/cancellation';
import { holidayOn } from '@/domain/holidays';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { serverNow } from '@/services/call';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { DepositFreeStore } from '../stores/DepositFreeStore';
import styles from './WaivedCars.module.scss';

/** As many as one looks over; the others are on the car list. */
const SHOWN = 4;

const Offers = observer(function Offers({ reasonText }: { reasonText: string | undefined }) {
  const { fromTime, pickup } = useStore(SearchStore);
  const store = useStore(DepositFreeStore);
  const { offers } = store;
  if (offers.length === 0) {
    return (
      <StateView
        icon="car"
        title="这段时间没有可订的车"
        text={reasonText ?? '换个时间或城市再看看。'}
        action={{ text: '换个城市', onClick: () => void go('place.city') }}
      />
    );
  }
  const freeCancel = freeCancelUntil(
    {
      pickupTime: fromTime,
      hasDelivery: pickup.delivery !== undefined,
      isHoliday: holidayOn(fromTime) !== undefined,
    },
    serverNow(),
  );
  return (
    <>
      <Grid as="ul" gap={3} columns="cards" className={styles.list} aria-label="车辆">
        {offers.slice(0, SHOWN).map(offer => (
          <Element as="li" key={offer.cartype.id}>
            <CarCard
              offer={offer}
              freeCancel={freeCancel}
              site={store.siteOf(offer)}
              onClick={() => {
                store.takeThere(offer);
                void go('car.detail', { cartype_id: offer.cartype.id });
              }}
            />
          </Element>
        ))}
      </Grid>
      <Element className={styles.all}>
        {offers.length > SHOWN ? (
          <Button block onClick={() => void go('car.list')}>
            {`全部${offers.length}款车`}
          </Button>
        ) : null}
      </Element>
    </>
  );
});

/** The cars of the city that can be had without deposits, with their prices; each leads to its booking. */
export const WaivedCars = observer(function WaivedCars({ isPassed }: { isPassed: boolean }) {
  const { pickup, fromTime, periodText } = useStore(SearchStore);
  const store = useStore(DepositFreeStore);
  const retry = (): void => void store.load();
  return (
    <Element as="section" className={styles.section}>
      <Row>
        <Rest>
          <Text as="h2" size={18} weight={600}>
            {`${pickup.city.city}${isPassed ? '免押金' : '可免押'}的车`}
          </Text>
          <Text as="p" size={12} tone="secondary" numeric>
            {`${format(fromTime, 'M月D日 HH:mm')}取车，租${periodText}`}
          </Text>
        </Rest>
        <Button kind="link" onClick={() => void go('place.city')}>
          换城市
        </Button>
      </Row>
      {store.failure ? (
        <FailedView message={store.failure} onRetry={retry} />
      ) : (
        <ResourceView resource={store.result} onRetry={retry}>
          {({ reason_text: reasonText }) => <Offers reasonText={reasonText} />}
        </ResourceView>
      )}
    </Element>
  );
});
