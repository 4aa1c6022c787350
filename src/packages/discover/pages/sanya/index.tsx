import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Scene, SceneSkeleton } from '@/components/scene/Scene';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import type { DestinationDetail } from '~types/api/content';
import { DriveRouteCard } from '../../components/DriveRouteCard';
import { SanyaCars } from '../../components/SanyaCars';
import { SanyaStore } from '../../stores/SanyaStore';
import styles from './Sanya.module.scss';

/** The shape of what comes: the picture, the words, the routes. */
function SanyaSkeleton() {
  return (
    <Element role="status" aria-label="正在加载">
      <Element className={styles.hero}>
        <SceneSkeleton />
      </Element>
      <Grid gap={4} className={styles.skeleton}>
        {[28, 72, 160, 160].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Grid>
    </Element>
  );
}

/** Routes and tips of a destination. */
function Reading({ routes, tips }: Pick<DestinationDetail, 'routes' | 'tips'>) {
  return (
    <>
      <Element as="section" className={styles.section}>
        <Text as="h2" size={18} weight={600} className={styles.heading}>
          推荐路线
        </Text>
        <Grid gap={3}>
          {routes.map(route => (
            <DriveRouteCard key={route.title} route={route} />
          ))}
        </Grid>
      </Element>
      <Element as="section" className={styles.section}>
        <Text as="h2" size={18} weight={600} className={styles.heading}>
          行前须知
        </Text>
        <Card as="ul" pad={1} margin="none">
          {tips.map(tip => (
            <Element as="li" key={tip.title} className={styles.tip}>
              <Element as="strong" block>
                {tip.title}
              </Element>
              {tip.text}
            </Element>
          ))}
        </Card>
      </Element>
    </>
  );
}

/** 三亚自驾: where to drive, what to know, what a car costs there now (specification §2, /sanya). */
const Sanya = observer(function Sanya() {
  const store = useStore(SanyaStore);
  const [chooseCars] = useState(() =>
    defineAction({
      perform: async () => {
        await store.chooseCity();
        await go('car.list');
      },
    }),
  );
  const [chooseCar] = useState(() =>
    defineAction<string>({
      perform: async cartypeId => {
        await store.chooseOffered();
        await go('car.detail', { cartype_id: cartypeId });
      },
    }),
  );

  useEffect(() => {
    void store.destination.load();
  }, [store]);
  useEffect(() => store.watch(), [store]);

  return (
    <ResourceView resource={store.destination} skeleton={<SanyaSkeleton />}>
      {({ name, subtitle, picture, introduction, routes, tips }) => (
        <>
          <Element className={styles.hero}>
            <Scene src={picture} alt="" />
          </Element>
          <Element className={styles.introduction}>
            <Text as="h2" size={22} weight={700} tight>
              {name}
            </Text>
            <Text as="p" tone="secondary">
              {subtitle}
            </Text>
            <Text as="p" size={16} className={styles.words}>
              {introduction}
            </Text>
          </Element>
          <Reading routes={routes} tips={tips} />
          <Element as="section" className={styles.section}>
            <Text as="h2" size={18} weight={600} className={styles.heading}>
              三亚现在能租的车
            </Text>
            <SanyaCars onChoose={offer => void chooseCar.run(offer.cartype.id)} />
          </Element>
          <Element className={styles.space} />
          <ActionBar>
            <Button block kind="primary" busy={chooseCars.isRunning} onClick={() => void chooseCars.run()}>
              去三亚租车
            </Button>
          </ActionBar>
        </>
      )}
    </ResourceView>
  );
});

export default definePage('discover.sanya', Sanya);
