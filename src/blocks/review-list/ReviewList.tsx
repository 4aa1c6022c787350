import { observer } from 'mobx-react-lite';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Element } from '@/components/element/Element';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { StateView } from '@/components/state-view/StateView';
import { ReviewCard } from '../review-card/ReviewCard';
import { Text } from '@/components/text/Text';
import type { ReviewListStore } from '@/stores/ReviewListStore';
import type { MarkSummary, MarkType } from '~types/api/mark';
import styles from './ReviewList.module.scss';

const types: readonly { key: MarkType; text: string }[] = [
  { key: 'ALL', text: '全部' },
  { key: 'GOOD', text: '好评' },
  { key: 'NEUTRAL', text: '中评' },
  { key: 'BAD', text: '差评' },
];

interface ReviewListProps {
  store: ReviewListStore;
  /** How many there are of each type, once that is known. */
  summary?: MarkSummary | undefined;
}

/** Reviews by type, with how many there are of each (specification §3: GOOD, NEUTRAL, BAD or all). */
export const ReviewList = observer(function ReviewList({ store, summary }: ReviewListProps) {
  const countOf = (type: MarkType): string => {
    if (!summary) return '';
    return ` ${type === 'ALL' ? summary.total : summary.counts[type]}`;
  };
  return (
    <>
      <Element className={styles.head}>
        {summary && summary.total > 0 ? (
          <Text as="p" size={14} tone="secondary" className={styles.average}>
            <Text as="strong" size={28} tone="ink" className={styles.figure}>
              {summary.average.toFixed(1)}
            </Text>
            {`分 · ${summary.total}条评价`}
          </Text>
        ) : null}
        <ChoiceTabs
          label="评价类型"
          items={types.map(({ key, text }) => ({ key, text: `${text}${countOf(key)}` }))}
          current={store.type}
          onSelect={store.choose}
        />
      </Element>
      {store.isOpen ? (
        <PagedListView
          list={store.list}
          keyOf={review => review.id}
          empty={
            <StateView
              icon="message-circle"
              title={store.type === 'ALL' ? '还没有评价' : '没有这类评价'}
              text={store.type === 'ALL' ? '租完车后，您可以写下第一条。' : '看看其他租客怎么说。'}
              action={
                store.type === 'ALL'
                  ? undefined
                  : { text: '查看全部评价', onClick: () => store.choose('ALL') }
              }
            />
          }
        >
          {review => <ReviewCard review={review} />}
        </PagedListView>
      ) : (
        <SkeletonCards />
      )}
    </>
  );
});
