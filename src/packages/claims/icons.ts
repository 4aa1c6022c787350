import { ownIcons } from '@/components/icon/icons';
import styles from './icons.module.scss';

/** The icons that claims alone show, by their Lucide names. */
export const icons = ownIcons(['triangle-alert'], styles);
