import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import styles from './Chips.module.scss';

interface ChipsProps<Key extends string> {
  label: string;
  items: readonly { key: Key; text: string }[];
  /** The keys that are taken; without it a pill does something, and is neither on nor off. */
  selected?: readonly Key[];
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
      {items.map(item => {
        const isOn = selected?.includes(item.key);
        return (
          <Element
            as="button"
            key={item.key}
            className={`${styles.chip} ${isOn ? styles.on : ''}`}
            {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
            onClick={() => onToggle(item.key)}
          >
            {item.text}
            {removable && isOn ? <Icon name="x" size={14} className={styles.out} /> : null}
          </Element>
        );
      })}
    </Element>
  );
}
