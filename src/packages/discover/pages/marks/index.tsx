import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { MarkCard } from '@/blocks/mark-card/MarkCard';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { Picture } from '@/components/picture/Picture';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { LikeButton } from '../../components/LikeButton';
import { RecommendedMarksStore } from '../../stores/RecommendedMarksStore';
import styles from './Marks.module.scss';

/** 租客评价: recommended reviews with the car that was rented (specification §2, /mark_list; §7, recommend). */
function RecommendedMarks() {
  const store = useStore(RecommendedMarksStore);
  const [resume] = useState(() => defineAction({ perform: () => store.resume() }));
  useDidShow(() => void resume.run());
  return (
    <PagedListView
      list={store.list}
      keyOf={mark => mark.id}
      empty={
        <StateView
          icon="message-circle"
          title="还没有推荐的评价"
          text="先看看有哪些车可以租。"
          action={{ text: '全部车型', onClick: () => void go('car.cartypes') }}
        />
      }
    >
      {mark => (
        <MarkCard mark={mark}>
          <Row className={styles.foot}>
            <Element
              as="button"
              className={styles.car}
              aria-label={`看看这款车：${mark.subject}`}
              onClick={() => void go('car.products', { cartype_id: mark.cartype_id })}
            >
              <Element as="span" block className={styles.picture}>
                <Picture src={mark.picture} alt="" />
              </Element>
              看看这款车
              <Icon name="chevron-right" size={16} />
            </Element>
            <LikeButton mark={mark} />
          </Row>
        </MarkCard>
      )}
    </PagedListView>
  );
}

export default definePage('discover.marks', RecommendedMarks);
