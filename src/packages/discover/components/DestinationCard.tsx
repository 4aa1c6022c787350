import { Element } from '@/components/element/Element';
import { Scene } from '@/components/scene/Scene';
import { Text } from '@/components/text/Text';
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
      <Scene src={destination.picture} alt="" />
      <Element as="span" block className={styles.text}>
        <Text as="strong" size={16} block>
          {destination.name}
        </Text>
        <Text as="span" size={12} tone="secondary" block>
          {destination.subtitle}
        </Text>
      </Element>
    </Element>
  );
}
