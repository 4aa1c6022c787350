import { ownIcons } from '@/components/icon/icons';
import styles from './icons.module.scss';

/** The icons that these screens alone show, by their Lucide names. */
export const icons = ownIcons(
  ['bed', 'building-2', 'plane', 'route', 'signpost', 'train-front', 'tram-front'],
  styles,
);
