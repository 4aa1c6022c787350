import { ownIcons } from '@/components/icon/icons';
import styles from './icons.module.scss';

/** The icon that videos alone show, by its Lucide name. */
export const icons = ownIcons(['video'], styles);
