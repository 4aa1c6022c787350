import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Icon, type IconName } from '@/components/icon/Icon';
import { definePage } from '@/page/definePage';
import { openUrl } from '@/page/navigate';
import { OverlayStore } from '@/stores/OverlayStore';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { BannerStrip } from './components/BannerStrip';
import { SearchCard } from './components/SearchCard';
import styles from './Home.module.scss';
import { HomeStore } from './stores/HomeStore';

const promises: readonly { icon: IconName; text: string }[] = [
  { icon: 'badge-check', text: '价格全含不加价' },
  { icon: 'clock', text: '取车前免费取消' },
  { icon: 'shield-check', text: '基础保障已包含' },
];

/** Home: the search, what the city has to offer, and what we stand for. */
const Home = observer(function Home() {
  const search = useStore(SearchStore);
  const home = useStore(HomeStore);
  const overlay = useStore(OverlayStore);
  const { isElder } = useStore(PreferencesStore);

  useEffect(() => {
    void home.loadCity(search.city.id);
  }, [home, search.city.id]);
  useDidShow(() => {
    const renewed = search.renewPeriod();
    if (renewed) overlay.showToast(renewed);
  });

  const banners = home.banners.data?.banners ?? [];
  const activities = home.activities.data?.activities ?? [];
  return (
    <Element className={styles.home}>
      {banners.length > 0 && !isElder ? <BannerStrip banners={banners} /> : null}
      <SearchCard />
      <Element as="ul" className={styles.promises} aria-label="服务承诺">
        {promises.map(promise => (
          <Element as="li" key={promise.text} className={styles.promise}>
            <Icon name={promise.icon} size={18} className={styles.promiseIcon} />
            {promise.text}
          </Element>
        ))}
      </Element>
      {activities.length > 0 && !isElder ? (
        <Element as="section" className={styles.section}>
          <Element as="h2" className={styles.heading}>{`${search.city.city}活动`}</Element>
          {activities.map(activity => (
            <Cell
              key={activity.id}
              title={activity.title}
              note={activity.text}
              onClick={() => void openUrl(activity.url)}
            />
          ))}
        </Element>
      ) : null}
    </Element>
  );
});

export default definePage('home', Home);
