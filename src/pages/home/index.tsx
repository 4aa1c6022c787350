import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { Columns } from '@/components/columns/Columns';
import { Element } from '@/components/element/Element';
import { Icon, type IconName } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { freeCancelText } from '@/domain/cancellation';
import { holidayOn } from '@/domain/holidays';
import { definePage } from '@/page/definePage';
import { useIsWide } from '@/platform/wide';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { TripStore } from '@/stores/TripStore';
import { NearbySites } from './components/NearbySites';
import { Activities } from './components/Activities';
import { Banners } from './components/Banners';
import { RecentCars } from './components/RecentCars';
import { SearchCard } from './components/SearchCard';
import { Shortcuts } from './components/Shortcuts';
import { TripCard } from './components/TripCard';
import styles from './Home.module.scss';
import { HomeStore } from './stores/HomeStore';

/** What holds for the rental that is searched. */
const promisesOf = ({ fromTime, pickup }: SearchStore): { icon: IconName; text: string }[] => [
  { icon: 'badge-check', text: '价格全含不加价' },
  {
    icon: 'clock',
    text: freeCancelText({
      hasDelivery: pickup.delivery !== undefined,
      isHoliday: holidayOn(fromTime) !== undefined,
    }),
  },
  { icon: 'shield-check', text: '基础保障已包含' },
];

/** Home: the search first, then what helps with it, what was looked at, and last what we offer. */
const Home = observer(function Home() {
  const home = useStore(HomeStore);
  const trip = useStore(TripStore);
  const search = useStore(SearchStore);
  const { isElder } = useStore(PreferencesStore);
  // Below the search in a wide window: the columns are about as long as each other.
  const isWide = useIsWide();

  useDidShow(() => {
    home.show();
    void trip.load();
  });
  useDidHide(home.hide);

  return (
    <Element className={styles.home}>
      <Columns
        even
        aside={
          <>
            <NearbySites />
            <Element>
              <RecentCars />
            </Element>
            <Element>{isElder || isWide ? null : <Banners />}</Element>
            <Element>{isElder ? null : <Activities />}</Element>
          </>
        }
      >
        <SearchCard />
        {/* What comes and goes has a place of its own: a mini-program sends all that stands beside it. */}
        <Element>
          <TripCard />
        </Element>
        <Row as="ul" align="stretch" justify="between" wrap className={styles.promises} aria-label="服务承诺">
          {promisesOf(search).map(promise => (
            <Row as="li" key={promise.text} className={styles.promise}>
              <Icon name={promise.icon} size={14} className={styles.promiseIcon} />
              {promise.text}
            </Row>
          ))}
        </Row>
        <Shortcuts />
        {isWide && !isElder ? <Banners /> : null}
      </Columns>
    </Element>
  );
});

export default definePage('home', Home, 'wide');
