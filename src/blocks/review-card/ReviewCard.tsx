import type { ReactNode } from 'react';
import { Element } from '@/components/element/Element';
import { Gallery } from '@/components/gallery/Gallery';
import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { TagList } from '@/components/tag/TagList';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import type { Mark } from '~types/api/mark';
import styles from './ReviewCard.module.scss';

const steps = [1, 2, 3, 4, 5] as const;

/** A score of 1 to 5 as stars, read out as a figure. */
export function Stars({ score }: { score: number }) {
  return (
    <Element as="span" className={styles.stars} role="img" aria-label={`${score}分`}>
      {steps.map(step =>
        step <= score ? (
          <Element as="span" key={step} className={styles.full} aria-hidden />
        ) : (
          <Icon key={step} name="star" size={16} className={styles.hollow} />
        ),
      )}
    </Element>
  );
}

interface ReviewCardProps {
  review: Mark;
  /** Below the review: likes, the car. */
  children?: ReactNode;
  /** Lies within a card: without one of its own. */
  plain?: boolean;
}

/** A review: who, how good, what was rented, what is said, and what the site answers (specification §3, marks). */
export function ReviewCard({ review, children, plain = false }: ReviewCardProps) {
  return (
    <Element as="article" className={plain ? styles.plain : styles.card}>
      <Row wrap>
        <Text as="span" weight={600} className={styles.author}>
          {review.author}
        </Text>
        <Stars score={review.score} />
        <Text as="span" size={12} tone="secondary" numeric className={styles.day}>
          {format(review.created_at, 'YYYY-MM-DD')}
        </Text>
      </Row>
      <Text as="p" size={12} tone="secondary">
        {review.subject}
      </Text>
      <Text as="p" size={14} className={styles.text}>
        {review.text}
      </Text>
      {review.pictures ? (
        <Element className={styles.pictures}>
          <Gallery
            label={`${review.author}的照片`}
            pictures={review.pictures.map((src, index) => ({
              src,
              alt: `${review.author}的照片${index + 1}`,
            }))}
          />
        </Element>
      ) : null}
      <TagList label="印象" tags={review.tags} tone="accent" />
      {review.reply ? (
        <Element as="p" className={styles.reply}>
          <Element as="strong">门店回复：</Element>
          {review.reply}
        </Element>
      ) : null}
      {children}
    </Element>
  );
}
