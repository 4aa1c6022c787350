import type { ReactNode } from 'react';
import { classNames } from '../element/classNames';
import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import { Rest } from '../row/Rest';
import { Row } from '../row/Row';
import styles from './Radio.module.scss';

interface RadioProps {
  checked: boolean;
  onChoose: () => void;
  /** What can be chosen, in words. */
  children: ReactNode;
  /** A picture before the words. */
  picture?: ReactNode;
  disabled?: boolean;
}

/** One of several, of which one is taken; they stand in an element of the role `radiogroup`. */
export function Radio({ checked, onChoose, children, picture, disabled = false }: RadioProps) {
  return (
    <Row
      as="button"
      role="radio"
      className={classNames(styles.radio, disabled && styles.off)}
      aria-checked={checked}
      disabled={disabled}
      onClick={onChoose}
    >
      {picture}
      <Rest as="span" block>
        {children}
      </Rest>
      <Element as="span" className={classNames(styles.dot, checked && styles.on)}>
        {checked ? <Icon name="check" size={16} /> : null}
      </Element>
    </Row>
  );
}
