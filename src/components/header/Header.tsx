import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import { Row } from '../row/Row';
import { Text } from '../text/Text';
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
        <Row as="button" justify="center" className={styles.button} aria-label="返回" onClick={onBack}>
          <Icon name="arrow-left" size={22} />
        </Row>
      ) : (
        <Row justify="center" className={styles.button} />
      )}
      <Text as="h1" size={18} weight={600} truncate className={styles.title}>
        {title}
      </Text>
      {onMenu ? (
        <Row as="button" justify="center" className={styles.button} aria-label="快捷菜单" onClick={onMenu}>
          <Icon name="ellipsis" size={22} />
        </Row>
      ) : (
        <Row justify="center" className={styles.button} />
      )}
    </Element>
  );
}
