import type { ReactNode } from 'react';
import { Element } from '../element/Element';
import { Text } from '../text/Text';
import styles from './Card.module.scss';

interface CardProps {
  heading?: string;
  /** Names a card without a heading for who does not see it. */
  'aria-label'?: string;
  children: ReactNode;
}

/** A part of a screen of facts or fields on a card of its own, the last one apart from what follows (look.md, tokens). */
export function Card({ heading, children, ...props }: CardProps) {
  return (
    <Element as="section" className={styles.card} {...props}>
      {heading === undefined ? null : (
        <Text as="h2" size={18} weight={600}>
          {heading}
        </Text>
      )}
      {children}
    </Element>
  );
}
