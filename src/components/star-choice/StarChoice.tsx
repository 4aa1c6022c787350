import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import { Row } from '../row/Row';
import { Text } from '../text/Text';
import { icons } from './icons';
import styles from './StarChoice.module.scss';

interface StarChoiceProps {
  label: string;
  /** Stars that are lit; 0: none yet. */
  score: number;
  /** What each number of stars means, the fewest first. */
  words: readonly string[];
  onChoose: (score: number) => void;
}

/** A score given with a tap: as many stars as there are words. */
export function StarChoice({ label, score, words, onChoose }: StarChoiceProps) {
  return (
    <Row wrap className={styles.choice}>
      <Text as="span" size={16}>
        {label}
      </Text>
      <Row as="span" role="radiogroup" aria-label={label} className={styles.stars}>
        {words.map((word, index) => (
          <Element
            as="button"
            key={word}
            role="radio"
            aria-checked={score === index + 1}
            aria-label={`${index + 1}星，${word}`}
            className={`${styles.star} ${index < score ? styles.lit : ''}`}
            onClick={() => onChoose(index + 1)}
          >
            <Icon name={index < score ? icons['star-filled'] : 'star'} size={28} />
          </Element>
        ))}
      </Row>
      <Text as="span" size={14} tone="secondary">
        {words[score - 1] ?? ''}
      </Text>
    </Row>
  );
}
