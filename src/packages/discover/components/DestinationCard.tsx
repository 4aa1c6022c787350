import { Element } from '@/components/element/Element';
import { Picture } from '@/components/picture/Picture';
import type { Destination } from '~types/api/content';
import styles from './DestinationCard.module.scss';

interface DestinationCardProps {
  destination: Destination;
  onClick: () => void;
}

/** Somewhere worth driving to: picture, name, and what it is known for. */
export function DestinationCard({ destination, onClick }: DestinationCardProps) {
  return (
    <Element as="button" className={styles.card} onClick={onClick}>
      <Element as="span" className={styles.frame}>
        <Picture src={destination.picture} alt="" fit="cover" />
      </Element>
      <Element as="span" className={styles.text}>
        <Element as="strong" className={styles.name}>
          {destination.name}
        </Element>
        <Element as="span" className={styles.subtitle}>
          {destination.subtitle}
        </Element>
      </Element>
    </Element>
  );
}
