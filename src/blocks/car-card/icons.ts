import { ownIcons } from '@/components/icon/icons';
import styles from './icons.module.scss';

/** The icons that this block shows, by their Lucide names. */
export const icons = ownIcons(['heart-filled'], styles);
