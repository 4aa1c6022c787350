import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { BrandShopListStore } from '../stores/BrandShopListStore';
import styles from './BrandShopList.module.scss';
import { PictureCard } from './PictureCard';
import { useBrandShare } from './useBrandShare';

/** All shops of brands, for an address that names none (specification §2, /brand_area). */
export const BrandShopList = observer(function BrandShopList() {
  const { shops } = useStore(BrandShopListStore);
  useBrandShare(undefined);
  useEffect(() => void shops.load(), [shops]);
  return (
    <ResourceView resource={shops} onRetry={() => void shops.load()}>
      {list =>
        list.length === 0 ? (
          <StateView
            icon="store"
            title="还没有明星店"
            text="先看看有哪些车可以租。"
            action={{ text: '全部车型', onClick: () => void go('car.cartypes') }}
          />
        ) : (
          <Grid as="ul" gap={3} columns="cards" className={styles.list} aria-label="明星店">
            {list.map(({ id, title, slogan, picture }) => (
              <Element as="li" key={id}>
                <PictureCard picture={picture} onClick={() => void go('campaign.brand', { id })}>
                  <Text as="strong" size={16} weight={600} block>
                    {title}
                  </Text>
                  <Text as="span" size={14} tone="secondary" block>
                    {slogan}
                  </Text>
                </PictureCard>
              </Element>
            ))}
          </Grid>
        )
      }
    </ResourceView>
  );
});
