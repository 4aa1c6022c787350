import type { ReactNode } from 'react';
import { Element } from '../element/Element';
import { Icon, type IconName } from '../icon/Icon';
import styles from './Button.module.scss';

/** What a button says, does and looks like. */
export interface ButtonProps {
  children: ReactNode;
  onClick?: () => void;
  /** `primary`: the one main action of a screen; `plain`: everything else; `danger`: something is lost; `link`: within a text. */
  kind?: 'primary' | 'plain' | 'danger' | 'link';
  /** A running action: the button is disabled and says so. */
  busy?: boolean;
  disabled?: boolean;
  /** As wide as its container. */
  block?: boolean;
  icon?: IconName;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  /** Sends the form around it, on Enter too. */
  submits?: boolean;
}

/** A button, at least 44 px high (60 in elder mode). */
export function Button({
  children,
  kind = 'plain',
  busy = false,
  disabled = false,
  block = false,
  icon,
  ...props
}: ButtonProps) {
  return (
    <Element
      as="button"
      className={`${styles.button} ${styles[kind]} ${block ? styles.block : ''} ${disabled || busy ? styles.off : ''}`}
      disabled={disabled || busy}
      aria-busy={busy}
      {...props}
    >
      {icon ? <Icon name={icon} size={18} className={styles.icon} /> : null}
      {busy ? <Element as="span" className={styles.spinner} aria-hidden /> : null}
      {children}
    </Element>
  );
}
