import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ReviewCard } from '@/blocks/review-card/ReviewCard';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { getDemandMarks } from '@/services/demands';
import { Resource } from '@/stores/Resource';
import type { DemandKind } from '~types/api/worksheet';
import styles from './LineReviews.module.scss';

/**
 * What those say who had what a line offers: the mean and the newest (issue 14: each home says what others say). Where nobody
 * has said anything, or it does not come, nothing stands there: the page is about something else.
 */
export const LineReviews = observer(function LineReviews({
  kind,
  heading = '大家怎么说',
}: {
  kind: DemandKind;
  heading?: string;
}) {
  const [said] = useState(() => new Resource(() => getDemandMarks(kind)));
  useEffect(() => void said.load(), [said]);
  if (!said.data || said.data.marks.length === 0) return null;
  const { summary, marks } = said.data;
  const isCut = marks.length < summary.total;
  return (
    <Card margin="screen" heading={heading}>
      <Text as="p" size={14} tone="secondary">
        {`${summary.average.toFixed(1)}分，共${summary.total}条评价${isCut ? `，最新${marks.length}条` : ''}`}
      </Text>
      <Element as="ul" aria-label="最新评价">
        {marks.map(mark => (
          <Element as="li" key={mark.id} className={styles.review}>
            <ReviewCard review={mark} plain />
          </Element>
        ))}
      </Element>
    </Card>
  );
});
