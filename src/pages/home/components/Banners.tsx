import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BannerSkeleton, BannerStrip } from '@/blocks/banner-strip/BannerStrip';
import { Element } from '@/components/element/Element';
import { openUrl } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { HomeStore } from '../stores/HomeStore';
import styles from './Banners.module.scss';

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
