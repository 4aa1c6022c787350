import { ReviewCard } from '@/blocks/review-card/ReviewCard';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import type { Mark, MarkSummary } from '~types/api/mark';
import { DetailSection } from './DetailSection';
import styles from './ReviewsPreview.module.scss';

interface ReviewsPreviewProps {
  cartypeId: string;
  summary: MarkSummary;
  /** The newest reviews, as far as they are there. */
  reviews: readonly Mark[];
}

/** How renters found the car: the summary, the newest reviews, and the way to all of them. */
export function ReviewsPreview({ cartypeId, summary, reviews }: ReviewsPreviewProps) {
  if (summary.total === 0) {
    return (
      <DetailSection title="租客评价">
        <Text as="p" tone="secondary">
          还没有评价，租完车后您可以写下第一条。
        </Text>
      </DetailSection>
    );
  }
  const { GOOD, NEUTRAL, BAD } = summary.counts;
  return (
    <DetailSection
      title="租客评价"
      more={{
        text: `全部${summary.total}条评价`,
        onClick: () => void go('car.reviews', { cartype_id: cartypeId }),
      }}
    >
      <Text as="p" tone="secondary">
        <Text as="strong" size={22} tone="selected" className={styles.average}>
          {summary.average.toFixed(1)}
        </Text>
        {`好评${GOOD} · 中评${NEUTRAL} · 差评${BAD}`}
      </Text>
      {reviews.length > 0 ? (
        <Element as="ul" aria-label="最新评价">
          {reviews.map(review => (
            <Element as="li" key={review.id} className={styles.mark}>
              <ReviewCard review={review} plain />
            </Element>
          ))}
        </Element>
      ) : null}
    </DetailSection>
  );
}
