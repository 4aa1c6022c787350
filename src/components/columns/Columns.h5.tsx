import { classNames } from '../element/classNames';
import { Element } from '../element/Element';
import type { ColumnsProps } from './Columns';
import styles from './Columns.module.scss';

/** Sheets of other parts know it by this name, as they know `elder`: a bar of actions stands still in it. */
const ASIDE = 'aside';

export function Columns({ children, aside, even }: ColumnsProps) {
  return (
    <Element className={classNames(styles.columns, even && styles.even)}>
      <Element className={styles.column}>{children}</Element>
      <Element className={classNames(styles.column, styles.aside, ASIDE)}>{aside}</Element>
    </Element>
  );
}
