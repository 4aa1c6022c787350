import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ReviewCard } from '@/blocks/review-card/ReviewCard';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { getDemandMarks } from '@/services/demands';
import { PagedList } from '@/stores/PagedList';
import { Resource } from '@/stores/Resource';
import type { Mark } from '~types/api/mark';
import type { DemandKind } from '~types/api/worksheet';
import styles from './LineReviews.module.scss';

/**
 * What those say who had what a line offers: the mean and the newest, the rest at a tap (issue 14: each home says what others
 * say). Where nobody has said anything, or it does not come, nothing stands there: the page is about something else.
 */
export const LineReviews = observer(function LineReviews({
  kind,
  heading = '大家怎么说',
}: {
  kind: DemandKind;
  heading?: string;
}) {
  const [said] = useState(() => new Resource(() => getDemandMarks(kind)));
  const [all] = useState(
    () =>
      new PagedList<Mark>(async (_query, page) => {
        const { summary, marks } = await getDemandMarks(kind, page);
        return { items: marks, total: summary.total };
      }),
  );
  useEffect(() => void said.load(), [said]);
  if (!said.data || said.data.marks.length === 0) return null;
  const { summary } = said.data;
  const marks = all.page > 0 ? all.items : said.data.marks;
  const isCut = all.page === 0 && marks.length < summary.total;
  return (
    <Card margin="screen" heading={heading}>
      <Text as="p" size={14} tone="secondary">
        {`${summary.average.toFixed(1)}分，共${summary.total}条评价${isCut ? `，最新${marks.length}条` : ''}`}
      </Text>
      <Element as="ul" aria-label={isCut ? '最新评价' : '全部评价'}>
        {marks.map(mark => (
          <Element as="li" key={mark.id} className={styles.review}>
            <ReviewCard review={mark} plain />
          </Element>
        ))}
      </Element>
      {all.failure === undefined ? null : (
        <Text as="p" size={14} tone="danger" role="alert">
          {all.failure}
        </Text>
      )}
      {isCut || (all.page > 0 && !all.hasNoMore) ? (
        <Button
          kind="plain"
          block
          busy={all.isLoading}
          onClick={() => void (all.page === 0 ? all.load() : all.loadMore())}
        >
          {isCut ? `查看全部${summary.total}条评价` : '查看更多评价'}
        </Button>
      ) : null}
    </Card>
  );
});
