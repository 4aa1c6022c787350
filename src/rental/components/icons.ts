import { ownIcons } from '@/components/icon/icons';
import styles from './icons.module.scss';

/** The icons that only the booking of a rental shows, by their Lucide names. */
export const icons = ownIcons(['info'], styles);
