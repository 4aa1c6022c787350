import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { BannerSkeleton, BannerStrip } from '@/blocks/banner-strip/BannerStrip';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { openUrl } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { HomeStore } from '../stores/HomeStore';
import styles from './Promotions.module.scss';
import { Section } from './Section';

/** Banners of the city; those that cannot be had are left out. Not shown in elder mode (look.md). */
export const Banners = observer(function Banners() {
  const { city } = useStore(SearchStore).pickup;
  const home = useStore(HomeStore);
  const { load } = home.banners;
  useEffect(() => void load(city.id), [load, city.id]);
  const banners = home.banners.data?.banners ?? [];
  return home.banners.isFirstLoad || banners.length > 0 ? (
    <Element className={styles.banners}>
      {banners.length > 0 ? (
        <BannerStrip label="活动" banners={banners} onOpen={url => void openUrl(url)} />
      ) : (
        <BannerSkeleton />
      )}
    </Element>
  ) : null;
});

/** Activities of the city; without any, or where they cannot be had, nothing. Not shown in elder mode, either. */
export const Activities = observer(function Activities() {
  const { city } = useStore(SearchStore).pickup;
  const home = useStore(HomeStore);
  const { load } = home.activities;
  useEffect(() => void load(city.id), [load, city.id]);
  const activities = home.activities.data?.activities ?? [];
  return activities.length > 0 ? (
    <Section title={`${city.city}活动`}>
      <Card pad={0} margin="none" as="div" className={styles.activities}>
        {activities.map(activity => (
          <Cell
            key={activity.id}
            title={activity.title}
            note={activity.text}
            onClick={() => void openUrl(activity.url)}
          />
        ))}
      </Card>
    </Section>
  ) : null;
});
