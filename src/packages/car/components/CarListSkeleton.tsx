import { observer } from 'mobx-react-lite';
import { CarCardContent } from '@/blocks/car-card/CarCard';
import cardStyles from '@/blocks/car-card/CarCard.module.scss';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Skeleton, SkeletonPicture } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { AROUND_THE_CLOCK } from '@/domain/openingHours';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { CarOffer } from '~types/api/cartype';
import type { Site } from '~types/api/site';
import styles from './CarListSkeleton.module.scss';
import { NearestLine } from './NearestLine';
import listStyles from './CarResults.module.scss';

/** A car as most are: nobody sees it, the card has its size of it. */
const usual: CarOffer = {
  cartype: {
    ...{ id: '', brand: '品牌', series: '车系', model: '', category: 'COMFORT', energy: 'FUEL' },
    ...{
      transmission: 'AUTO',
      seats: 5,
      doors: 4,
      power: '1.5L',
      picture: { small: '', large: '' },
      tags: [],
    },
  },
  ...{ site_id: '', available: 9, daily_price: 10000, total_price: 30000, coupon_saving: 1000, days: 3 },
  ...{ included: [], deposit: 500000, score: 4.5, review_count: 10, rented: 0 },
};

/** Its site, in a list of several. */
const usualSite: Site = {
  ...{ id: '', name: '门店', category: 'MALL', city_id: '', area: '', area_id: '', address: '', phone: '' },
  ...{ location: { lng: 0, lat: 0 }, distance: 1000, hours: AROUND_THE_CLOCK, tags: [], status: 'OPEN' },
};

/** As many cards as a phone shows. */
const cards = [1, 2, 3, 4];

/** The car list in the shape and the size of what comes; says 正在加载 to a screen reader. */
export const CarListSkeleton = observer(function CarListSkeleton() {
  const { isWholeCity } = useStore(SearchStore).pickup;
  return (
    <Element role="status" aria-label="正在加载">
      <Element aria-hidden>
        <Element className={styles.sorts} />
        <Element className={listStyles.filters}>
          <Skeleton className={styles.chips} />
        </Element>
        {isWholeCity ? <NearestLine /> : null}
        {/* As high as the letters of what comes make it. */}
        <Text size={12} tight block className={listStyles.count}>
          <Skeleton height={12} width="60%" />
        </Text>
        <Grid gap={2} className={listStyles.list}>
          {cards.map(card => (
            <Element key={card} className={`${cardStyles.card} ${styles.card}`}>
              <Element className={`${cardStyles.body} ${styles.unseen}`}>
                <CarCardContent
                  offer={usual}
                  freeCancel={undefined}
                  site={isWholeCity ? usualSite : undefined}
                />
              </Element>
              <Row align="stretch" className={`${cardStyles.body} ${styles.seen}`}>
                <SkeletonPicture />
                <Rest>
                  <Grid gap={2}>
                    <Skeleton height={18} width="70%" />
                    <Skeleton height={14} width="50%" />
                    <Skeleton height={20} width="40%" />
                  </Grid>
                </Rest>
              </Row>
            </Element>
          ))}
        </Grid>
      </Element>
    </Element>
  );
});
