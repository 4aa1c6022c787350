import { classNames } from '../element/classNames';
import { Element, type ElementProps } from '../element/Element';
import styles from './PictureColumn.module.scss';

/** The column at the left of a thing where its picture stands, as wide in every list. */
export const PictureColumn = ({ className, ...props }: ElementProps) => (
  <Element {...props} className={classNames(styles.column, className)} />
);
