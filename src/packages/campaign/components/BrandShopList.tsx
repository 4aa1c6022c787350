import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Scene } from '@/components/scene/Scene';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { BrandShopListStore } from '../stores/BrandShopListStore';
import styles from './BrandShopList.module.scss';
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
                <Element
                  as="button"
                  className={styles.shop}
                  onClick={() => void go('campaign.brand', { id })}
                >
                  <Scene src={picture} alt="" shape="banner" />
                  <Element as="span" block className={styles.words}>
                    <Text as="strong" size={16} weight={600} block>
                      {title}
                    </Text>
                    <Text as="span" size={14} tone="secondary" block>
                      {slogan}
                    </Text>
                  </Element>
                </Element>
              </Element>
            ))}
          </Grid>
        )
      }
    </ResourceView>
  );
});
