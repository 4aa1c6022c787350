import { observer } from 'mobx-react';
import { AlternativeList } from '@/components/alternative-list/AlternativeList';
import { Element } from '@/components/element/Element';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { Alternative } from '~types/api/cartype';
import type { CarDetail } from '../stores/CarDetail';
import styles from './CarAlternatives.module.scss';

/** What can be had in place of a car that cannot be booked as it is searched; one tap takes it (rental.md, detail 3). */
export const CarAlternatives = observer(function CarAlternatives({ car }: { car: CarDetail }) {
  const search = useStore(SearchStore);
  const { data, isLoading } = car.alternatives;
  const take = (alternative: Alternative): void => {
    search.applyAlternative(alternative);
    const { id } = alternative.offer.cartype;
    if (id !== car.cartypeId) void go('car.detail', { cartype_id: id }, { replace: true });
  };
  if (!car.obstacle?.hasAlternatives) return null;
  if (data && data.length > 0) {
    return (
      <>
        <Element as="h2" className={styles.title}>
          这样就能租到
        </Element>
        <AlternativeList alternatives={data} onChoose={take} />
      </>
    );
  }
  // A failure to find alternatives is no failure of the screen: the ways out remain.
  return (
    <Element as="p" className={styles.note} role="status">
      {isLoading ? '正在找相近的方案…' : '没有找到相近的方案，换个时间或地点试试。'}
    </Element>
  );
});
