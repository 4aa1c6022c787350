import { observer } from 'mobx-react-lite';
import { AlternativeOffers } from '@/blocks/alternative-list/AlternativeOffers';
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
  const { obstacle, alternatives } = car;
  if (!obstacle?.hasAlternatives) return null;
  // A car that nobody knows has none either, and asking again does not change that.
  if (obstacle.remedy === 'CARS' && alternatives.failure) return null;
  const take = (alternative: Alternative): void => {
    search.applyAlternative(alternative);
    const { id } = alternative.offer.cartype;
    if (id !== car.cartypeId) void go('car.detail', { cartype_id: id }, { replace: true });
  };
  return (
    <Element className={styles.offers}>
      <AlternativeOffers
        alternatives={alternatives}
        title="这样就能租到"
        onRetry={() => void car.load()}
        onChoose={take}
      />
    </Element>
  );
});
