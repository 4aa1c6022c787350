import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { defineAction } from '@/page/defineAction';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import type { RecommendedMark } from '~types/api/mark';
import { icons } from '../icons';
import { RecommendedReviewsStore } from '../stores/RecommendedReviewsStore';
import styles from './LikeButton.module.scss';

/** Likes a review or takes it back; visitors log in first, and then it is liked (specification §7, liked). */
export const LikeButton = observer(function LikeButton({ review }: { review: RecommendedMark }) {
  const store = useStore(RecommendedReviewsStore);
  const [like] = useState(() =>
    defineAction<string>({
      auth: id => {
        store.postpone(id);
        return routeOf('discover.reviews').url;
      },
      perform: id => store.toggleLike(id),
    }),
  );
  return (
    <Element
      as="button"
      className={`${styles.like} ${review.liked ? styles.liked : ''}`}
      aria-pressed={review.liked}
      aria-busy={store.isLiking(review.id)}
      onClick={() => void like.run(review.id)}
    >
      <Icon name={icons['thumbs-up']} size={18} className={styles.icon} />
      {review.likes > 0 ? `有用 ${review.likes}` : '有用'}
    </Element>
  );
});
