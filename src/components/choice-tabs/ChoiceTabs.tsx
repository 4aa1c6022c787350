import { Element } from '../element/Element';
import styles from './ChoiceTabs.module.scss';

interface ChoiceTabsProps<Key extends string | number> {
  label: string;
  items: readonly { key: Key; text: string }[];
  current: Key;
  onSelect: (key: Key) => void;
}

/** A row of choices of which one is taken: the order groups, the kinds of a review. */
export function ChoiceTabs<Key extends string | number>({
  label,
  items,
  current,
  onSelect,
}: ChoiceTabsProps<Key>) {
  return (
    <Element className={styles.tabs} role="group" aria-label={label}>
      {items.map(item => (
        <Element
          as="button"
          key={item.key}
          className={`${styles.tab} ${item.key === current ? styles.current : ''}`}
          aria-pressed={item.key === current}
          onClick={() => onSelect(item.key)}
        >
          {item.text}
        </Element>
      ))}
    </Element>
  );
}
