import { useEffect, useState } from 'react';
import { Resource } from '@/stores/Resource';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Skeleton } from '@/components/skeleton/Skeleton';
import type { SiteMapProps } from './SiteMap';
import styles from './SiteMap.module.scss';

export function SiteMap(props: SiteMapProps) {
  // The map is fetched when the first one is shown: nobody else waits for it.
  const [code] = useState(() => new Resource(() => import('./LeafletMap')));
  useEffect(() => void code.load(), [code]);
  return (
    <Element className={styles.frame}>
      <ResourceView
        resource={code}
        skeleton={
          <Element className={styles.map} role="status" aria-label="正在加载地图">
            <Skeleton className={styles.blank ?? ''} />
          </Element>
        }
      >
        {({ LeafletMap }) => <LeafletMap {...props} />}
      </ResourceView>
    </Element>
  );
}
