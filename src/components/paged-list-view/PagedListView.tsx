import { usePullDownRefresh, useReachBottom, stopPullDownRefresh } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, type Key, type ReactNode } from 'react';
import type { PagedList } from '@/stores/PagedList';
import { Button } from '../button/Button';
import { Element } from '../element/Element';
import { Grid } from '../grid/Grid';
import { Row } from '../row/Row';
import { SkeletonCards } from '../skeleton/Skeleton';
import { FailedView } from '../state-view/StateView';
import styles from './PagedListView.module.scss';

interface PagedListViewProps<Item> {
  list: PagedList<Item>;
  keyOf: (item: Item) => Key;
  children: (item: Item) => ReactNode;
  /** What an empty list says and offers. */
  empty: ReactNode;
}

/**
 * The only owner of pull-down, reach-bottom, skeleton, empty, no-more and failed-with-retry
 * (specification §4, lists are paged).
 */
export const PagedListView = observer(function PagedListView<Item>({
  list,
  keyOf,
  children,
  empty,
}: PagedListViewProps<Item>) {
  useEffect(() => {
    if (list.page === 0 && !list.fetching) void list.refresh();
  }, [list]);
  usePullDownRefresh(() => {
    void list.refresh().then(() => stopPullDownRefresh());
  });
  useReachBottom(() => void list.loadMore());

  if (list.page === 0) {
    return list.failed ? (
      <FailedView message={list.failed} onRetry={() => void list.refresh()} />
    ) : (
      <SkeletonCards />
    );
  }
  if (list.empty) return <>{empty}</>;
  return (
    <>
      <Grid as="ul" gap={3} className={styles.list} aria-busy={list.fetching || list.loadingMore}>
        {list.items.map(item => (
          <Element as="li" key={keyOf(item)}>
            {children(item)}
          </Element>
        ))}
      </Grid>
      <Row justify="center" className={styles.end} role="status">
        {list.failed ? (
          <>
            {list.failed}
            <Button kind="link" onClick={() => void list.retry()}>
              重试
            </Button>
          </>
        ) : list.noMore ? (
          list.items.length > 3 && '没有更多了'
        ) : (
          // Reaching the bottom loads by itself; the button is for keyboards and short lists.
          <Button kind="link" busy={list.loadingMore} onClick={() => void list.loadMore()}>
            {list.loadingMore ? '正在加载' : '加载更多'}
          </Button>
        )}
      </Row>
    </>
  );
});
