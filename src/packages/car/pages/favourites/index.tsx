import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoginFormSheet } from '@/blocks/login-form/LoginFormSheet';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { Row } from '@/components/row/Row';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { shortDays, describePeriod } from '@/domain/rentalTime';
import { Text } from '@/components/text/Text';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { FavouritesStore } from '@/stores/FavouritesStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import { FavouriteCard } from '../../components/FavouriteCard';
import { useCityFleet } from '../../components/useCityFleet';
import { FleetStore } from '../../stores/FleetStore';
import { FavouriteListStore } from '../../stores/FavouriteListStore';
import styles from './Favourites.module.scss';

/** A guest's are on this device alone: the login in place keeps them. */
const GuestLine = observer(function GuestLine() {
  const [isOpen, setOpen] = useState(false);
  const { isLoggedIn } = useStore(SessionStore);
  if (isLoggedIn) return null;
  return (
    <Element className={styles.guest}>
      <RetryLine text="仅保存在这台设备，登录后换设备也能看到" action="登录" onRetry={() => setOpen(true)} />
      <LoginFormSheet
        title="登录后保存收藏"
        note="这台设备上的收藏会一起保存，新手机号验证后自动创建账号"
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </Element>
  );
});

/** 我的收藏: the car types that were kept, at what they cost in the city and the time of the search (issue 11). */
const Favourites = observer(function Favourites() {
  const favourites = useStore(FavouritesStore);
  const list = useStore(FavouriteListStore);
  const { pickup, fromTime, toTime, period, hours, choosePeriod } = useStore(SearchStore);
  const { fleet, itemOf } = useStore(FleetStore);
  const [isPeriodOpen, setPeriodOpen] = useState(false);
  const { city } = pickup;
  const { cars } = list;
  useEffect(() => {
    list.open();
    void favourites.load();
  }, [list, favourites]);
  const renew = useCityFleet(city.id, cars.length > 0);

  if (cars.length === 0) {
    if (favourites.isFirstLoad) return <SkeletonCards />;
    if (favourites.failure) {
      return <FailedView message={favourites.failure} onRetry={() => void favourites.load()} />;
    }
    return (
      <StateView
        icon="heart"
        title="还没有收藏的车"
        text="在车型详情里点一下心形，就能在这里找到它。"
        action={{ text: '看全部车型', onClick: () => void go('car.cartypes') }}
      />
    );
  }
  return (
    <>
      <GuestLine />
      <Row justify="between" wrap className={styles.trip}>
        <Text size={14} tone="secondary" numeric>
          {`${city.city} · ${shortDays(fromTime, toTime)} · ${describePeriod(fromTime, toTime)}的价格`}
        </Text>
        <Button kind="link" onClick={() => setPeriodOpen(true)}>
          改时间
        </Button>
      </Row>
      {fleet.failure ? (
        <Element className={styles.trip}>
          <RetryLine text={`价格没有更新：${fleet.failure}`} onRetry={renew} />
        </Element>
      ) : null}
      <Grid as="ul" columns="cards" gap={3} className={styles.list} aria-label="收藏的车型">
        {cars.map(cartype => (
          <Element as="li" key={cartype.id}>
            <FavouriteCard
              cartype={cartype}
              item={itemOf(cartype.id)}
              absent={fleet.data && `${city.city}暂无这款车`}
              isPricing={fleet.isFirstLoad}
              isKept={favourites.has(cartype.id)}
              onKeep={isKept => list.set(cartype, isKept)}
              onOpen={() => void go('car.products', { cartype_id: cartype.id, city_id: city.id })}
            />
          </Element>
        ))}
      </Grid>
      <PeriodSheet
        open={isPeriodOpen}
        period={period}
        hours={hours}
        onChoose={choosePeriod}
        onClose={() => setPeriodOpen(false)}
      />
    </>
  );
});

export default definePage('car.favourites', Favourites, 'wide');
