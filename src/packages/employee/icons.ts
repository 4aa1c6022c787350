import { ownIcons } from '@/components/icon/icons';
import styles from './icons.module.scss';

/** The icons of this line. */
export const icons = ownIcons(['badge-percent', 'briefcase-business', 'lock-keyhole'], styles);
