import type { ReactNode } from 'react';
import { classNames } from '../element/classNames';
import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import { Rest } from '../row/Rest';
import { Row } from '../row/Row';
import styles from './Checkbox.module.scss';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
  /** As wide as its words: something stands beside it. */
  inline?: boolean;
  'aria-label'?: string;
}

/** A box to tick with its text. */
export function Checkbox({
  checked,
  onChange,
  children,
  disabled = false,
  inline = false,
  ...props
}: CheckboxProps) {
  return (
    <Row
      as="button"
      role="checkbox"
      className={classNames(styles.checkbox, inline && styles.inline)}
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      {...props}
    >
      <Element
        as="span"
        className={`${styles.box} ${checked ? styles.checked : ''} ${disabled ? styles.off : ''}`}
      >
        {checked ? <Icon name="check" size={16} /> : null}
      </Element>
      <Rest as="span" block>
        {children}
      </Rest>
    </Row>
  );
}
