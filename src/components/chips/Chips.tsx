import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import styles from './Chips.module.scss';

interface ChipsProps<Key extends string> {
  label: string;
  items: readonly { key: Key; text: string }[];
  /** The keys that are taken. */
  selected: readonly Key[];
  onToggle: (key: Key) => void;
  /** One line that scrolls sideways instead of wrapping. */
  scrolls?: boolean;
  /** Those that are taken show that a tap takes them out. */
  removable?: boolean;
}

/** Pills that are switched on and off: quick filters, tags. */
export function Chips<Key extends string>({
  label,
  items,
  selected,
  onToggle,
  scrolls = false,
  removable = false,
}: ChipsProps<Key>) {
  return (
    <Element className={`${styles.chips} ${scrolls ? styles.scrolls : ''}`} role="group" aria-label={label}>
      {items.map(item => (
        <Element
          as="button"
          key={item.key}
          className={`${styles.chip} ${selected.includes(item.key) ? styles.on : ''}`}
          aria-pressed={selected.includes(item.key)}
          onClick={() => onToggle(item.key)}
        >
          {item.text}
          {removable && selected.includes(item.key) ? (
            <Icon name="x" size={14} className={styles.out} />
          ) : null}
        </Element>
      ))}
    </Element>
  );
}
