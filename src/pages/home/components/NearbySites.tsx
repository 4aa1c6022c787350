import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SiteCard } from '@/blocks/site-card/SiteCard';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { HomeStore } from '../stores/HomeStore';
import styles from './NearbySites.module.scss';
import { Section } from './Section';

/** As high as a site's card, so that nothing jumps when it comes. */
function SiteSkeletons() {
  const height = useStore(PreferencesStore).isElder ? 128 : 103;
  return (
    <Grid gap={3} className={styles.list} role="status" aria-label="正在加载门店">
      {[0, 1, 2].map(index => (
        <Skeleton key={index} height={height} className={styles.skeleton} />
      ))}
    </Grid>
  );
}

/** The nearest sites of the city; a tap chooses one for the pickup. */
export const NearbySites = observer(function NearbySites() {
  const search = useStore(SearchStore);
  const home = useStore(HomeStore);
  const { city } = search.pickup;
  const location = search.pickup.origin;
  const { sites } = home;

  useEffect(() => {
    void home.loadSites(city.id, location);
  }, [home, city.id, location]);

  return (
    <Section
      title={location ? '附近门店' : `${city.city}门店`}
      action={{ text: '全部门店', onClick: () => void go('site.list') }}
    >
      {sites.isFirstLoad ? (
        <SiteSkeletons />
      ) : home.nearby.length > 0 ? (
        <>
          <Text as="p" size={12} tone="secondary" className={styles.from}>
            {`以下为离${search.pickup.originName}的直线距离`}
          </Text>
          <Grid as="ul" gap={3} className={styles.list} aria-label="附近门店">
            {home.nearby.map(site => (
              <Element as="li" key={site.id}>
                <SiteCard
                  site={site}
                  chosen={site.id === search.pickup.chosenSite?.id}
                  onClick={() => search.pickup.chooseSite(site)}
                />
              </Element>
            ))}
          </Grid>
        </>
      ) : (
        <Element className={styles.line}>
          {sites.failure ? (
            <RetryLine text={sites.failure} busy={sites.isLoading} onRetry={() => void sites.reload()} />
          ) : (
            <Element as="p">{`${city.city}暂时没有营业的门店，换个城市试试。`}</Element>
          )}
        </Element>
      )}
    </Section>
  );
});
