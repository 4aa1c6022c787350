import { Element } from '../element/Element';
import styles from './Icon.module.scss';
import type { IconName } from './icons';

export type { IconName };

interface IconProps {
  name: IconName;
  /** Pixels, default 20. */
  size?: number;
  className?: string;
}

/** A decorative line icon in the colour of the text. It says nothing to a screen reader: the text beside it does. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <Element
      as="span"
      className={`${styles.icon} ${styles[name] ?? name} ${className}`}
      style={{ width: `${size}px`, height: `${size}px` }}
      aria-hidden
    />
  );
}
