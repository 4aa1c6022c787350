import { classNames } from '../element/classNames';
import { Element, type ElementProps } from '../element/Element';
import styles from './Grid.module.scss';

interface GridProps extends ElementProps {
  /**
   * Columns of one width; default one; `even`: as many as there are children, all beside each other; `cards`: one, and as
   * many as its screen has in a wide window.
   */
  columns?: 1 | 2 | 3 | 4 | 'even' | 'cards';
  /** The token of the distance between them (`--space-1`…), default none. */
  gap?: 1 | 2 | 3 | 4;
}

const columnClasses = {
  1: styles.one,
  2: styles.two,
  3: styles.three,
  4: styles.four,
  even: styles.even,
  cards: styles.cards,
};

/** What stands below each other, or in columns, at equal distances, in one element. */
export function Grid({ columns = 1, gap, className, ...props }: GridProps) {
  return (
    <Element
      {...props}
      className={classNames(columnClasses[columns], gap && styles[`gap${gap}`], className)}
    />
  );
}
