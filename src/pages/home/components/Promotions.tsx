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

/** Banners and activities of the city; what cannot be had is left out. Not shown in elder mode (look.md). */
export const Promotions = observer(function Promotions() {
  const { city } = useStore(SearchStore).pickup;
  const home = useStore(HomeStore);
  const banners = home.banners.data?.banners ?? [];
  const activities = home.activities.data?.activities ?? [];

  useEffect(() => {
    void home.loadPromotions(city.id);
  }, [home, city.id]);

  return (
    <>
      {home.banners.isFirstLoad || banners.length > 0 ? (
        <Element className={styles.banners}>
          {banners.length > 0 ? (
            <BannerStrip label="活动" banners={banners} onOpen={url => void openUrl(url)} />
          ) : (
            <BannerSkeleton />
          )}
        </Element>
      ) : null}
      {activities.length > 0 ? (
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
      ) : null}
    </>
  );
});
