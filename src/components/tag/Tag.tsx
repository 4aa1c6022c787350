import { classNames } from '../element/classNames';
import { Element, type ElementProps } from '../element/Element';
import styles from './Tag.module.scss';

/** What a tag is besides an element. */
export interface TagProps extends ElementProps {
  tone?: 'accent' | 'success' | 'danger' | undefined;
}

/** A word or two on a ground of their own: what something has, or how good it is. It stands in a row. */
export function Tag({ tone, as = 'span', className, ...props }: TagProps) {
  return (
    <Element {...props} as={as} block className={classNames(styles.tag, tone && styles[tone], className)} />
  );
}
