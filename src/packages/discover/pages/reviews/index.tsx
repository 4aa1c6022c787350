import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { ReviewCard } from '@/blocks/review-card/ReviewCard';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { Picture } from '@/components/picture/Picture';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { LikeButton } from '../../components/LikeButton';
import { RecommendedReviewsStore } from '../../stores/RecommendedReviewsStore';
import styles from './Reviews.module.scss';

/** 租客评价: recommended reviews with the car that was rented (specification §2, /mark_list; §7, recommend). */
function RecommendedReviews() {
  const store = useStore(RecommendedReviewsStore);
  const [resume] = useState(() => defineAction({ perform: () => store.resume() }));
  useDidShow(() => void resume.run());
  return (
    <PagedListView
      list={store.list}
      keyOf={review => review.id}
      empty={
        <StateView
          icon="message-circle"
          title="还没有推荐的评价"
          text="先看看有哪些车可以租。"
          action={{ text: '全部车型', onClick: () => void go('car.cartypes') }}
        />
      }
    >
      {review => (
        <ReviewCard review={review}>
          <Row wrap className={styles.foot}>
            <Element
              as="button"
              className={styles.car}
              aria-label={`看看这款车：${review.subject}`}
              onClick={() => void go('car.products', { cartype_id: review.cartype_id })}
            >
              <Element as="span" block className={styles.picture}>
                <Picture src={review.picture} alt="" />
              </Element>
              <Text as="span" words>
                看看这款车
              </Text>
              <Icon name="chevron-right" size={16} />
            </Element>
            <LikeButton review={review} />
          </Row>
        </ReviewCard>
      )}
    </PagedListView>
  );
}

export default definePage('discover.reviews', RecommendedReviews);
