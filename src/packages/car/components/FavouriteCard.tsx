import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Pictured } from '@/components/pictured/Pictured';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { Row } from '@/components/row/Row';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { Text } from '@/components/text/Text';
import { carClassFacts, carName } from '@/domain/carWords';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import type { CarType, FleetCarType } from '~types/api/cartype';
import { FavouriteHeart } from './FavouriteHeart';
import styles from './FavouriteCard.module.scss';
import { FleetFoot } from './FleetCard';

interface FavouriteCardProps {
  cartype: CarType;
  /** As the city has it. */
  item: FleetCarType | undefined;
  /** Why there is none; undefined while that is not known. */
  absent: string | undefined;
  /** Prices are on their way. */
  isPricing: boolean;
  /** False: it has just been taken out, and can be put back. */
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  onOpen: () => void;
}

/** A car type that was kept: what it is, what it costs in the city, and its heart. */
export const FavouriteCard = observer(function FavouriteCard({
  cartype,
  item,
  absent,
  isPricing,
  isKept,
  onKeep,
  onOpen,
}: FavouriteCardProps) {
  const { isElder } = useStore(PreferencesStore);
  const foot = item ? (
    <FleetFoot item={item} />
  ) : isPricing ? (
    <Skeleton height={20} width="60%" className={styles.price} />
  ) : (
    <Text size={12} tone="secondary" block className={styles.price}>
      {absent}
    </Text>
  );
  return (
    <Card as="div" pad="none" margin="none" className={styles.card}>
      <Row align="start">
        <Element as="button" className={styles.car} onClick={onOpen}>
          <Pictured
            picture={cartype.picture.small}
            title={carName(cartype)}
            facts={carClassFacts(cartype)}
            dimmed={!isKept}
          >
            {isElder ? null : foot}
          </Pictured>
          {/* Between picture and heart there is no room for a price in large letters. */}
          {isElder ? foot : null}
        </Element>
        <FavouriteHeart cartype={cartype} isKept={isKept} onKeep={onKeep} className={styles.heart} />
      </Row>
      {isKept ? null : (
        <Element className={styles.undo}>
          <RetryLine text="已取消收藏" action="撤销" onRetry={() => onKeep(true)} />
        </Element>
      )}
    </Card>
  );
});
