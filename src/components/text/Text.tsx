import { classNames } from '../element/classNames';
import { Element, type ElementProps } from '../element/Element';
import styles from './Text.module.scss';

interface TextProps extends ElementProps {
  /** The token of its size (`--text-12`…); without one, that of what is around it. The same holds for all below. */
  size?: 12 | 14 | 16 | 18 | 22 | 28 | undefined;
  /** The token of its colour. */
  tone?: 'secondary' | 'selected' | 'success' | 'danger' | 'ink' | 'disabled-ink' | undefined;
  weight?: 600 | 700 | undefined;
  /** Lines close together: large words. */
  tight?: boolean;
  /** Digits of one width: figures that change in place or stand below each other. */
  numeric?: boolean;
  /** One line, cut off with … where it does not fit. */
  truncate?: boolean;
  /** Lines end at spaces and commas alone: neither a time nor a word is broken. For facts and short notices. */
  words?: boolean;
  /** In a row: takes what its neighbours leave. */
  grow?: boolean;
}

/** Words in the sizes, colours and weights of the design (look.md, tokens): one element, and no sheet says it again. */
export function Text({
  size,
  tone,
  weight,
  tight,
  numeric,
  truncate,
  words,
  grow,
  className,
  ...props
}: TextProps) {
  return (
    <Element
      {...props}
      className={classNames(
        size && styles[`size${size}`],
        tone && styles[tone],
        weight && styles[`weight${weight}`],
        tight && styles.tight,
        numeric && styles.numeric,
        truncate && styles.truncate,
        words && styles.words,
        grow && styles.grow,
        className,
      )}
    />
  );
}
