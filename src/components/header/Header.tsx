import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import styles from './Header.module.scss';

interface HeaderProps {
  title: string;
  /** Absent: no back button (tab screens). */
  onBack?: (() => void) | undefined;
  /** Absent: no menu button. */
  onMenu?: (() => void) | undefined;
}

/** The shell's header bar: title, back and optional menu button (specification §2). */
export function Header({ title, onBack, onMenu }: HeaderProps) {
  return (
    <Element as="header" className={styles.header}>
      {onBack ? (
        <Element as="button" className={styles.button} aria-label="返回" onClick={onBack}>
          <Icon name="arrow-left" size={22} />
        </Element>
      ) : (
        <Element className={styles.button} />
      )}
      <Element as="h1" className={styles.title}>
        {title}
      </Element>
      {onMenu ? (
        <Element as="button" className={styles.button} aria-label="快捷菜单" onClick={onMenu}>
          <Icon name="ellipsis" size={22} />
        </Element>
      ) : (
        <Element className={styles.button} />
      )}
    </Element>
  );
}
