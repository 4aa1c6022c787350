import { ownIcons } from '../icon/icons';
import styles from './icons.module.scss';

/** The star that is lit. */
export const icons = ownIcons(['star-filled'], styles);
