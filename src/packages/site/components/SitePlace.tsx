import { useState } from 'react';
import { SiteMap } from '@/blocks/site-map/SiteMap';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { copyText } from '@/platform/clipboard';
import { openHostMap } from '@/platform/hostMap';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { Site } from '~types/api/site';
import { icons } from '../icons';
import styles from './SitePlace.module.scss';

/** Where a site is: the address to copy, and 导航 by the host's map, or on a map of ours where the host has none. */
export function SitePlace({ site, distance }: { site: Site; distance: string }) {
  const overlay = useStore(OverlayStore);
  const [isMapOpen, setMapOpen] = useState(false);
  const { id, name, address, location } = site;
  const [markers] = useState(() => [{ id, name, label: name, location }]);
  const copy = async (): Promise<void> =>
    overlay.showToast((await copyText(address, '地址')) ?? '地址已复制');
  const showWay = async (): Promise<void> => setMapOpen(!(await openHostMap({ name, address, location })));
  return (
    <>
      <Text as="p" size={16} className={styles.address}>
        {address}
      </Text>
      <Text as="p" tone="secondary">
        {distance}
      </Text>
      <Grid columns={2} gap={3} className={styles.ways}>
        <Button onClick={() => void copy()}>复制地址</Button>
        <Button icon={icons.navigation} onClick={() => void showWay()}>
          导航
        </Button>
      </Grid>
      <Sheet
        id="site-way"
        title={name}
        open={isMapOpen}
        onClose={() => setMapOpen(false)}
        footer={
          <Button kind="primary" block onClick={() => void copy()}>
            复制地址，到地图App导航
          </Button>
        }
      >
        <Element className={styles.map}>
          <SiteMap
            label={`${name}的位置`}
            centre={location}
            markers={markers}
            cityId={site.city_id}
            onSelect={() => undefined}
          />
        </Element>
        <Element as="p" className={styles.below}>
          {address}
        </Element>
      </Sheet>
    </>
  );
}
