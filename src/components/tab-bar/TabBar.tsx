import { Element } from '../element/Element';
import { Icon, type IconName } from '../icon/Icon';
import { Text } from '../text/Text';
import styles from './TabBar.module.scss';

/** One tab of the bar. */
export interface TabItem {
  key: string;
  text: string;
  icon: IconName;
}

interface TabBarProps {
  items: readonly TabItem[];
  current: string;
  /** Classes that choose its tokens, where it stands outside of the frame. */
  look?: string;
  /** It lies over the page, which leaves it `<TabBarRoom>`. */
  fixed?: boolean;
  onSelect: (key: string) => void;
}

/** The bottom tab bar (specification §2). Which tabs there are and where they lead is the caller's. */
export function TabBar({ items, current, look = '', fixed = false, onSelect }: TabBarProps) {
  return (
    <Element as="nav" className={`${styles.bar} ${fixed ? styles.fixed : ''} ${look}`} aria-label="主导航">
      {items.map(item => (
        <Element
          as="button"
          key={item.key}
          className={`${styles.tab} ${item.key === current ? styles.current : ''}`}
          {...(item.key === current ? { 'aria-current': 'page' as const } : {})}
          onClick={() => onSelect(item.key)}
        >
          <Icon name={item.icon} size={22} />
          <Text as="span" size={12} className={styles.text}>
            {item.text}
          </Text>
        </Element>
      ))}
    </Element>
  );
}

/** The place in a page over which a fixed tab bar lies, so that it hides nothing. */
export function TabBarRoom() {
  return <Element className={styles.room} />;
}
