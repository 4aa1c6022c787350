import { icons } from '@/blocks/car-card/icons';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { carName } from '@/domain/carWords';
import type { CarType } from '~types/api/cartype';
import styles from './FavouriteHeart.module.scss';

interface FavouriteHeartProps {
  cartype: CarType;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  /** Where it stands. */
  className?: string | undefined;
}

/** A heart that keeps a car type, or forgets it. */
export function FavouriteHeart({ cartype, isKept, onKeep, className }: FavouriteHeartProps) {
  return (
    <Element
      as="button"
      className={classNames(styles.heart, isKept && styles.kept, className)}
      aria-pressed={isKept}
      aria-label={`收藏${carName(cartype)}`}
      onClick={() => onKeep(!isKept)}
    >
      <Icon name={isKept ? icons['heart-filled'] : 'heart'} size={24} />
    </Element>
  );
}
