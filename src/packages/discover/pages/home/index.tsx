import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BannerStrip } from '@/blocks/banner-strip/BannerStrip';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { definePage } from '@/page/definePage';
import { go, openUrl } from '@/page/navigate';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { Banner } from '~types/api/content';
import { DestinationCard } from '../../components/DestinationCard';
import { GuideList } from '../../components/GuideList';
import { DiscoverStore } from '../../stores/DiscoverStore';
import styles from './Discover.module.scss';

/** The shape of what comes: a topic, two rows of destinations. */
function DiscoverSkeleton() {
  return (
    <Grid role="status" aria-label="正在加载" gap={4} className={styles.skeleton}>
      <Skeleton height={128} />
      <Grid columns={2} gap={3} className={styles.destinations}>
        {[0, 1, 2, 3].map(index => (
          <Skeleton key={index} height={176} />
        ))}
      </Grid>
    </Grid>
  );
}

/** Topics as banners; in elder mode as rows, since larger words would not fit on a picture. */
const Topics = observer(function Topics({ topics }: { topics: readonly Banner[] }) {
  const { isElder } = useStore(PreferencesStore);
  if (topics.length === 0) return null;
  if (!isElder) return <BannerStrip label="专题" banners={topics} onOpen={url => void openUrl(url)} />;
  return (
    <Card pad={0} margin="none" className={styles.rows} aria-label="专题">
      {topics.map(topic => (
        <Cell
          key={topic.id}
          title={topic.title}
          note={topic.subtitle}
          onClick={() => void openUrl(topic.url)}
        />
      ))}
    </Card>
  );
});

/** 发现: topics, destinations, guides, and what renters say (specification §2, /discover). */
const Discover = observer(function Discover() {
  const { city } = useStore(SearchStore).pickup;
  const { content } = useStore(DiscoverStore);
  useEffect(() => {
    void content.load(city.id);
  }, [content, city.id]);
  return (
    <ResourceView resource={content} skeleton={<DiscoverSkeleton />}>
      {({ topics, destinations, guides }) => (
        <Element className={styles.discover}>
          <Topics topics={topics} />
          {destinations.length > 0 ? (
            <Element as="section" className={styles.section}>
              <Text as="h2" size={18} weight={600} className={styles.heading}>
                自驾目的地
              </Text>
              <Grid as="ul" columns={2} gap={3} className={styles.destinations} aria-label="自驾目的地">
                {destinations.map(destination => (
                  <Element as="li" key={destination.id}>
                    <DestinationCard
                      destination={destination}
                      onClick={() => void openUrl(destination.url)}
                    />
                  </Element>
                ))}
              </Grid>
            </Element>
          ) : null}
          {guides.length > 0 ? (
            <Element as="section" className={styles.section}>
              <Text as="h2" size={18} weight={600} className={styles.heading}>
                租车攻略
              </Text>
              <GuideList guides={guides} />
            </Element>
          ) : null}
          {destinations.length === 0 && guides.length === 0 ? (
            <StateView
              icon="compass"
              title="这里还没有推荐内容"
              text={`换个城市看看，或先在${city.city}选辆车。`}
              action={{ text: '去选车', onClick: () => void go('car.list') }}
            />
          ) : null}
          <Card as="div" pad={0} margin="none" className={styles.rows}>
            <Cell
              title="租客评价"
              note="看看大家租过的车和真实感受"
              icon="message-circle"
              onClick={() => void go('discover.reviews')}
            />
          </Card>
        </Element>
      )}
    </ResourceView>
  );
});

export default definePage('discover.home', Discover);
