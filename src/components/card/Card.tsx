import { classNames } from '../element/classNames';
import { Element, type ElementProps } from '../element/Element';
import { Text } from '../text/Text';
import styles from './Card.module.scss';

/** What a card is besides an element. */
export interface CardProps extends ElementProps {
  heading?: string;
  /** The token of what is free above and below (`--space-3`); 0: its rows bring it; none: nor at the sides. */
  pad?: 0 | 1 | 2 | 3 | 4 | 'none';
  /** Around it: the edges of the screen, and the last one apart from what follows; screen: nothing below it; none: in a list. */
  margin?: 'last' | 'screen' | 'none';
}

/** A part of a screen on a card of its own (look.md, tokens): a section, or an item of a list. */
export function Card({
  as = 'section',
  heading,
  pad = 3,
  margin = 'last',
  className,
  children,
  ...props
}: CardProps) {
  return (
    <Element
      {...props}
      as={as}
      className={classNames(
        styles.card,
        pad !== 3 && styles[pad === 'none' ? pad : `pad${pad}`],
        margin !== 'none' && styles[margin],
        as === 'button' && styles.button,
        className,
      )}
    >
      {heading === undefined ? null : (
        <Text as="h2" size={18} weight={600}>
          {heading}
        </Text>
      )}
      {children}
    </Element>
  );
}
