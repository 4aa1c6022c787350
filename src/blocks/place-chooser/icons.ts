import { ownIcons } from '@/components/icon/icons';
import styles from './icons.module.scss';

/** The icons of the kinds of places, which whoever chooses a place brings along. */
export const icons = ownIcons(
  ['bed', 'building-2', 'plane', 'signpost', 'train-front', 'tram-front'],
  styles,
);
