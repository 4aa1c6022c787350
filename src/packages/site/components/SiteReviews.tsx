import { observer } from 'mobx-react-lite';
import { ReviewCard } from '@/blocks/review-card/ReviewCard';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import type { SiteDetail } from '~types/api/site';
import type { SiteDetailStore } from '../stores/SiteDetailStore';
import styles from './SiteReviews.module.scss';

interface SiteReviewsProps {
  store: SiteDetailStore;
  site: SiteDetail;
}

/** What renters say of a site, in short: the mean, how many, the two latest, and the way to all of them. */
export const SiteReviews = observer(function SiteReviews({ store, site }: SiteReviewsProps) {
  const { id, marks } = site;
  return (
    <Element as="section" className={styles.marks}>
      <Element className={styles.head}>
        <Text as="h2" size={18} weight={600}>
          租客评价
        </Text>
        {marks.total > 0 ? (
          <Text as="p" tone="secondary">
            <Text as="strong" size={22} tone="selected">
              {marks.average.toFixed(1)}
            </Text>
            {`分 · 好评${marks.counts.GOOD} · 中评${marks.counts.NEUTRAL} · 差评${marks.counts.BAD}`}
          </Text>
        ) : (
          <Text as="p" tone="secondary">
            还没有评价
          </Text>
        )}
      </Element>
      {store.latestReviews.length > 0 ? (
        <Grid as="ul" gap={3} className={styles.list} aria-label="最新评价">
          {store.latestReviews.map(review => (
            <Element as="li" key={review.id}>
              <ReviewCard review={review} />
            </Element>
          ))}
        </Grid>
      ) : null}
      {marks.total > 0 ? (
        <Element className={styles.all}>
          <Button block onClick={() => void go('site.reviews', { id })}>
            {`全部${marks.total}条评价`}
          </Button>
        </Element>
      ) : null}
    </Element>
  );
});
