import { classNames } from '../element/classNames';
import { Element, type ElementProps } from '../element/Element';
import styles from './Row.module.scss';

interface RowProps extends ElementProps {
  /** How what stands beside each other lines up; default: by its middle. */
  align?: 'center' | 'baseline' | 'start' | 'end' | 'stretch';
  /** Where it stands when there is room left; default: at the start. */
  justify?: 'center' | 'between' | 'end';
  /** What does not fit goes below. */
  wrap?: boolean;
}

const justified = {
  center: styles.justifyCenter,
  between: styles.justifyBetween,
  end: styles.justifyEnd,
};

/**
 * What stands beside each other, in one element. Distances are margins of what stands in it: the oldest browsers that
 * we serve know a gap in a `Grid` only.
 */
export function Row({ align = 'center', justify, wrap, className, ...props }: RowProps) {
  return (
    <Element
      {...props}
      className={classNames(styles[align], justify && justified[justify], wrap && styles.wrap, className)}
    />
  );
}
