import { observer } from 'mobx-react';
import { useState } from 'react';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { defineAction } from '@/page/defineAction';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import type { RecommendedMark } from '~types/api/mark';
import { icons } from '../icons';
import { RecommendedMarksStore } from '../stores/RecommendedMarksStore';
import styles from './LikeButton.module.scss';

/** Likes a review or takes it back; visitors log in first, and then it is liked (specification §7, liked). */
export const LikeButton = observer(function LikeButton({ mark }: { mark: RecommendedMark }) {
  const store = useStore(RecommendedMarksStore);
  const [like] = useState(() =>
    defineAction<string>({
      auth: id => {
        store.postpone(id);
        return routeOf('discover.marks').url;
      },
      perform: id => store.toggleLike(id),
    }),
  );
  return (
    <Element
      as="button"
      className={`${styles.like} ${mark.liked ? styles.liked : ''}`}
      aria-pressed={mark.liked}
      aria-busy={store.isLiking(mark.id)}
      onClick={() => void like.run(mark.id)}
    >
      <Icon name={icons['thumbs-up']} size={18} className={styles.icon} />
      {mark.likes > 0 ? `有用 ${mark.likes}` : '有用'}
    </Element>
  );
});
