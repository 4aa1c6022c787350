import { ownIcons } from '../icon/icons';
import styles from './icons.module.scss';

/** The icons that photos alone show, by their Lucide names. */
export const icons = ownIcons(['camera'], styles);
