import { Element } from '../element/Element';
import styles from './Icon.module.scss';

/** Icons of the app, from the Lucide line set. Icon.module.scss has one class for each. */
export const iconNames = [
  'arrow-left',
  'arrow-right',
  'badge-check',
  'calendar',
  'car',
  'check',
  'chevron-down',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'circle-x',
  'clipboard-list',
  'clock',
  'coins',
  'credit-card',
  'ellipsis',
  'fuel',
  'headset',
  'house',
  'info',
  'locate',
  'log-out',
  'map-pin',
  'message-circle',
  'navigation',
  'phone',
  'refresh-cw',
  'search',
  'search-x',
  'settings-2',
  'shield-check',
  'sliders-horizontal',
  'star',
  'ticket',
  'trash-2',
  'user',
  'users',
  'wallet',
  'wifi-off',
  'x',
  'zap',
] as const;

export type IconName = (typeof iconNames)[number];

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
      className={`${styles.icon} ${styles[name]} ${className}`}
      style={{ width: `${size}px`, height: `${size}px` }}
      aria-hidden
    />
  );
}
