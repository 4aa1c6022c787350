import { Element } from '../element/Element';
import styles from './Icon.module.scss';

/** Icons of the app, from the Lucide line set. Icon.module.scss has one class for each. */
export const iconNames = [
  'arrow-down-up',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'badge-check',
  'bed',
  'bell',
  'book-open',
  'building-2',
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
  'compass',
  'credit-card',
  'ellipsis',
  'fuel',
  'headset',
  'heart',
  'history',
  'house',
  'id-card',
  'info',
  'list',
  'locate',
  'log-out',
  'map',
  'map-pin',
  'message-circle',
  'minus',
  'navigation',
  'phone',
  'plane',
  'plus',
  'refresh-cw',
  'route',
  'search',
  'search-x',
  'settings-2',
  'shield-check',
  'signpost',
  'sliders-horizontal',
  'star',
  'store',
  'thumbs-up',
  'ticket',
  'train-front',
  'tram-front',
  'trash-2',
  'truck',
  'user',
  'user-plus',
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
