import { usePullDownRefresh, useReachBottom, stopPullDownRefresh } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, type Key, type ReactNode } from 'react';
import type { PagedList } from '@/stores/PagedList';
import { Button } from '../button/Button';
import { Element } from '../element/Element';
import { Grid } from '../grid/Grid';
import { Row } from '../row/Row';
import { SkeletonCards } from '../skeleton/Skeleton';
import { FailedView } from '../state-view/StateView';
import styles from './PagedListView.module.scss';

interface PagedListViewProps<Item, Query> {
  list: PagedList<Item, Query>;
  keyOf: (item: Item) => Key;
  children: (item: Item) => ReactNode;
  /** What an empty list says and offers. */
  empty: ReactNode;
}

/**
 * The only owner of pull-down, reach-bottom, skeleton, empty, no-more and failed-with-retry
 * (specification §4, lists are paged).
 */
export const PagedListView = observer(function PagedListView<Item, Query>({
  list,
  keyOf,
  children,
  empty,
}: PagedListViewProps<Item, Query>) {
  useEffect(() => {
    if (list.page === 0 && !list.isFetching) void list.refresh();
  }, [list]);
  usePullDownRefresh(() => {
    void list.refresh().then(() => stopPullDownRefresh());
  });
  useReachBottom(() => void list.loadMore());

  if (list.page === 0) {
    return list.failure ? (
      <FailedView message={list.failure} onRetry={() => void list.retry()} />
    ) : (
      <SkeletonCards />
    );
  }
  if (list.isEmpty) return <>{empty}</>;
  return (
    <>
      <Grid
        as="ul"
        columns="cards"
        gap={3}
        className={styles.list}
        aria-busy={list.isFetching || list.isLoadingMore}
      >
        {list.items.map(item => (
          <Element as="li" key={keyOf(item)}>
            {children(item)}
          </Element>
        ))}
      </Grid>
      <Row justify="center" className={styles.end} role="status">
        {list.failure ? (
          <>
            {list.failure}
            <Button kind="link" onClick={() => void list.retry()}>
              重试
            </Button>
          </>
        ) : list.hasNoMore ? (
          list.items.length > 3 && '没有更多了'
        ) : (
          // Reaching the bottom loads by itself; the button is for keyboards and short lists.
          <Button kind="link" busy={list.isLoadingMore} onClick={() => void list.loadMore()}>
            {list.isLoadingMore ? '正在加载' : '加载更多'}
          </Button>
        )}
      </Row>
    </>
  );
});
