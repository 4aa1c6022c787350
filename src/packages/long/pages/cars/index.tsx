import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { LongList } from '@/components/long-list/LongList';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Sheet } from '@/components/sheet/Sheet';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { categoryText } from '@/domain/carWords';
import { format } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { LongCarCard } from '../../components/LongCarCard';
import { MomentSheet } from '@/blocks/moment-sheet/MomentSheet';
import { preparationText } from '../../components/LongSearchCard';
import { TermChips } from '../../components/TermChips';
import { LongBookingStore } from '../../stores/LongBookingStore';
import { LongCarsStore, type LongSort } from '../../stores/LongCarsStore';
import { LongHomeStore } from '../../stores/LongHomeStore';
import { LongSearchStore } from '../../stores/LongSearchStore';
import styles from './Cars.module.scss';

const sorts: readonly { key: LongSort; text: string }[] = [
  { key: 'DEFAULT', text: '综合' },
  { key: 'PRICE_UP', text: '月租低到高' },
  { key: 'PRICE_DOWN', text: '月租高到低' },
];

/** Chosen again, it is taken back. */
const toggle = <Value extends string>(now: Value | undefined, key: Value): Value | undefined =>
  now === key ? undefined : key;

/** A condition with its heading in the sheet; nothing where there is nothing to choose. */
function Condition<Key extends string>({
  label,
  items,
  ...chips
}: {
  label: string;
  items: readonly { key: Key; text: string }[];
  selected: readonly Key[];
  onToggle: (key: Key) => void;
}) {
  if (items.length < 2) return null;
  return (
    <Grid gap={2}>
      <Text as="h3" size={16} weight={600}>
        {label}
      </Text>
      <Chips label={label} items={items} {...chips} />
    </Grid>
  );
}

/** 筛选: order, classes and brands; what is chosen holds at once. */
const FilterSheet = observer(function FilterSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const store = useStore(LongCarsStore);
  const { brands = [], categories = [], cartypes = [] } = store.cars.data ?? {};
  return (
    <Sheet
      id="long-filter"
      title="筛选"
      open={open}
      tall
      onClose={onClose}
      footer={
        <Button kind="primary" block busy={store.cars.isLoading} onClick={onClose}>
          {cartypes.length > 0 ? `查看${cartypes.length}款车` : '没有符合条件的车型'}
        </Button>
      }
    >
      <Grid gap={4}>
        <Condition label="排序" items={sorts} selected={[store.sort]} onToggle={store.setSort} />
        <Condition
          label="级别"
          items={categories.map(key => ({ key, text: categoryText[key] }))}
          selected={store.category ? [store.category] : []}
          onToggle={key => store.setCategory(toggle(store.category, key))}
        />
        <Condition
          label="品牌"
          items={brands.map(key => ({ key, text: key }))}
          selected={store.brand ? [store.brand] : []}
          onToggle={key => store.setBrand(toggle(store.brand, key))}
        />
      </Grid>
    </Sheet>
  );
});

/** Tags at one tap, and the way to all else that narrows the list down. */
const Filters = observer(function Filters() {
  const store = useStore(LongCarsStore);
  const { data: tagged } = useStore(LongHomeStore).tags;
  const [isOpen, setOpen] = useState(false);
  const chosen = [store.brand, store.category].filter(Boolean).length + (store.sort === 'DEFAULT' ? 0 : 1);
  return (
    <>
      <Row className={styles.filters}>
        <Button onClick={() => setOpen(true)}>{chosen > 0 ? `筛选（${chosen}）` : '筛选'}</Button>
        <Element className={styles.tags}>
          {tagged && tagged.tags.length > 0 ? (
            <Chips
              label="按需求找车"
              items={tagged.tags.map(({ id, name }) => ({ key: id, text: name }))}
              selected={store.tag ? [store.tag] : []}
              onToggle={key => store.setTag(toggle(store.tag, key))}
              scrolls
            />
          ) : null}
        </Element>
      </Row>
      <Element>
        <FilterSheet open={isOpen} onClose={() => setOpen(false)} />
      </Element>
    </>
  );
});

/** 长租选车: the cars of a city for a term, each by the month (specification §2, /longrent_book/carlist). */
const LongCars = observer(function LongCars({ params }: ScreenProps<'long.cars'>) {
  const store = useStore(LongCarsStore);
  const search = useStore(LongSearchStore);
  const home = useStore(LongHomeStore);
  const booking = useStore(LongBookingStore);
  const [isOpen, setOpen] = useState(false);
  const { city, months, fromTime, isServed, filterState } = search;
  useEffect(() => store.setTag(params.tag), [store, params]);
  useEffect(() => store.watch(), [store]);
  useEffect(() => {
    if (isServed) void home.tags.load(city.id);
  }, [home, city.id, isServed]);

  if (store.failure) return <FailedView message={store.failure} onRetry={store.load} />;
  if (isServed === false) {
    return (
      <StateView
        icon="map-pin"
        title={`${city.city}暂时没有长租服务`}
        text="换个城市看看，或者用自驾短租。"
        action={{ text: '换个城市', onClick: () => void go('long.city') }}
      />
    );
  }
  return (
    <>
      <Element className={styles.head}>
        <Row justify="between" align="center" wrap>
          <Text as="p" size={14} numeric>
            {`${city.city} · ${format(fromTime, 'M月D日 HH:mm')}交车`}
          </Text>
          <Button kind="link" onClick={() => setOpen(true)}>
            改时间
          </Button>
        </Row>
        <TermChips label="租期" months={months} onChoose={search.chooseMonths} />
        <Filters />
      </Element>
      <ResourceView resource={store.cars} onRetry={store.load} skeleton={<SkeletonCards />}>
        {({ cartypes }) =>
          cartypes.length === 0 ? (
            <StateView
              icon="car"
              title="没有符合条件的车型"
              text="少选几个条件，或者换个租期看看。"
              {...(store.isFiltered ? { action: { text: '清除筛选', onClick: store.clear } } : {})}
            />
          ) : (
            <LongList
              id="long-cars"
              label="可长租的车型"
              items={cartypes}
              keyOf={({ cartype }) => cartype.id}
              busy={store.cars.isLoading}
              className={styles.cars}
            >
              {offer => (
                <LongCarCard
                  offer={offer}
                  months={months}
                  onBook={() => {
                    // What is left of it is for fewer months.
                    if (offer.available === 0 && offer.longest_months)
                      search.chooseMonths(offer.longest_months);
                    booking.open(offer.cartype.id);
                    void go('long.submit', { cartype_id: offer.cartype.id });
                  }}
                />
              )}
            </LongList>
          )
        }
      </ResourceView>
      <MomentSheet
        open={isOpen}
        title="交车时间"
        word="交车"
        time={filterState.from_time}
        earliest={search.earliest}
        lastDay={search.lastDay}
        note={preparationText(search)}
        onChoose={search.choosePickup}
        onClose={() => setOpen(false)}
      />
    </>
  );
});

export default definePage('long.cars', LongCars, 'wide');
