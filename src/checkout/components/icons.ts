import { ownIcons } from '@/components/icon/icons';
import styles from './icons.module.scss';

/** The icons that ordering and paying alone show, by their Lucide names. */
export const icons = ownIcons(['credit-card'], styles);
