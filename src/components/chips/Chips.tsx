import { Element } from '../element/Element';
import styles from './Chips.module.scss';

interface ChipsProps<Key extends string> {
  label: string;
  items: readonly { key: Key; text: string }[];
  /** The keys that are taken. */
  selected: readonly Key[];
  onToggle: (key: Key) => void;
  /** One line that scrolls sideways instead of wrapping. */
  scrolls?: boolean;
}

/** Pills that are switched on and off: quick filters, tags. */
export function Chips<Key extends string>({
  label,
  items,
  selected,
  onToggle,
  scrolls = false,
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
        </Element>
      ))}
    </Element>
  );
}
