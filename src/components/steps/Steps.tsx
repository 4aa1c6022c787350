import { Element } from '../element/Element';
import { Rest } from '../row/Rest';
import { Row } from '../row/Row';
import { Text } from '../text/Text';
import styles from './Steps.module.scss';

interface StepsProps {
  /** Sentences, in their order. */
  steps: readonly string[];
  className?: string;
}

/** What one does or passes, one after the other: an ordered list with its numbers. */
export function Steps({ steps, className = '' }: StepsProps) {
  return (
    <Element as="ol" className={className}>
      {steps.map((step, index) => (
        <Row as="li" key={step} align="start" className={styles.step}>
          <Text as="span" tone="selected" weight={600} numeric className={styles.number} aria-hidden>
            {index + 1}
          </Text>
          <Rest as="span">{step}</Rest>
        </Row>
      ))}
    </Element>
  );
}
