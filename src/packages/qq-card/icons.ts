import { ownIcons } from '@/components/icon/icons';
import styles from './icons.module.scss';

/** The icons that these screens alone show, by their Lucide names. */
export const icons = ownIcons(['badge-percent', 'receipt-text'], styles);
