import { ownIcons } from '@/components/icon/icons';
import styles from './icons.module.scss';

/** The icons that this block alone shows, by their Lucide names. */
export const icons = ownIcons(
  ['bed', 'building-2', 'plane', 'signpost', 'train-front', 'tram-front'],
  styles,
);
