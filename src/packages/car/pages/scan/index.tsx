import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CarCard } from '@/blocks/car-card/CarCard';
import { SiteCard } from '@/blocks/site-card/SiteCard';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { LongList } from '@/components/long-list/LongList';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Steps } from '@/components/steps/Steps';
import { Text } from '@/components/text/Text';
import { freeCancelUntil } from '@/domain/cancellation';
import { holidayOn } from '@/domain/holidays';
import { describePeriod } from '@/domain/rentalTime';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { serverNow } from '@/services/call';
import { CityStore } from '@/stores/CityStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { CarOffer, ScannedSite } from '~types/api/cartype';
import type { Site } from '~types/api/site';
import { ScanStore } from '../../stores/ScanStore';
import styles from './Scan.module.scss';

const steps = ['选车并在线支付', '带好身份证和驾驶证到柜台', '店员核对后马上交车，不用等到取车时间'];

interface ScanProps {
  store: ScanStore;
  scanned: ScannedSite;
}

/** What stands there now: how it goes, whether the desk will ask for more, and the cars. */
const Here = observer(function Here({
  store,
  scanned,
  site,
  onBook,
}: ScanProps & { site: Site; onBook: (offer: CarOffer) => void }) {
  const { from_time: from, to_time: to, cars } = scanned;
  const freeCancel = freeCancelUntil(
    { pickupTime: from, hasDelivery: false, isHoliday: holidayOn(from) !== undefined },
    serverNow(),
  );
  return (
    <>
      <Card heading={site.name} margin="screen">
        <Text as="p" size={14} tone="secondary" numeric>
          {`${format(from, 'M月D日 HH:mm')}起租${describePeriod(from, to)}，预订时可以修改`}
        </Text>
        <Steps steps={steps} />
      </Card>
      {store.isUnverified ? (
        <Card pad={0} margin="screen">
          <Cell
            icon="badge-check"
            title="先完成实名认证"
            note="没有认证不能交车，现在办可以少等一会儿"
            onClick={() => void go('account.identify')}
          />
        </Card>
      ) : null}
      <Text as="p" size={12} tone="secondary" className={styles.count} role="status">
        {`店里现在有${cars.length}款车可租，日均按整元计`}
      </Text>
      <LongList
        id="scanned-cars"
        label="车辆"
        className={styles.list}
        items={cars}
        keyOf={({ cartype }) => cartype.id}
        busy={store.scanned.isLoading}
      >
        {offer => <CarCard offer={offer} freeCancel={freeCancel} onClick={() => onBook(offer)} />}
      </LongList>
    </>
  );
});

/** Why nothing can be taken there now, with the ways on. */
const Elsewhere = observer(function Elsewhere({
  store,
  scanned,
  onVisit,
  onLater,
}: ScanProps & { onVisit: (site: Site) => void; onLater: (site: Site) => void }) {
  const { site, obstacle, nearest } = scanned;
  const root = useRoot();
  const cities = root.get(CityStore);
  const [locate] = useState(() =>
    defineAction({
      perform: async () => {
        await store.locate();
        if (cities.gpsProblem !== undefined) root.get(OverlayStore).showToast(cities.gpsProblem);
      },
    }),
  );
  return (
    <>
      <Element role="status">
        <StateView
          icon="store"
          title={site ? `${site.name}现在不能取车` : '没有找到这家门店'}
          text={obstacle}
          action={
            site?.status === 'OPEN'
              ? { text: '换个时间预订', onClick: () => onLater(site) }
              : { text: '去首页选车', onClick: () => void go('home') }
          }
        >
          {store.canLocate ? (
            <Button busy={locate.isRunning} onClick={() => void locate.run()}>
              按我的位置找门店
            </Button>
          ) : null}
        </StateView>
      </Element>
      {nearest.length > 0 ? (
        <Grid gap={3} as="section" className={styles.list}>
          <Text as="h2" size={18} weight={600}>
            最近的门店现在可以取车
          </Text>
          {nearest.map(one => (
            <SiteCard key={one.id} site={one} chosen={false} onClick={() => onVisit(one)} />
          ))}
        </Grid>
      ) : null}
    </>
  );
});

/**
 * 扫码租车: the code at a site leads to what stands there now, booked from now on and taken over at once (specification §2,
 * /scanorder; design/lines.md). What is chosen is booked as any other car.
 */
const Scan = observer(function Scan({ params: { site_id } }: ScreenProps<'car.scan'>) {
  const root = useRoot();
  const { uid } = root.get(SessionStore);
  const [store] = useState(() => new ScanStore(root, site_id));
  const [take] = useState(() =>
    defineAction<{ site: Site; then: () => Promise<void> }>({
      perform: async ({ site, then }) => {
        await store.take(site);
        await then();
      },
    }),
  );
  useEffect(() => store.load(), [store, uid]);
  // What stands there, and the half-hour from which it can be taken, change while another screen is looked at.
  useDidShow(store.load);
  const showList = (site: Site): void => void take.run({ site, then: () => go('car.list') });
  return (
    <ResourceView resource={store.scanned} onRetry={store.load}>
      {scanned => {
        const { site, obstacle } = scanned;
        return site && obstacle === undefined ? (
          <Here
            store={store}
            scanned={scanned}
            site={site}
            onBook={({ cartype: { id: cartype_id } }) =>
              void take.run({ site, then: () => go('booking.order', { cartype_id }) })
            }
          />
        ) : (
          <Elsewhere store={store} scanned={scanned} onVisit={showList} onLater={showList} />
        );
      }}
    </ResourceView>
  );
});

export default definePage('car.scan', Scan);
